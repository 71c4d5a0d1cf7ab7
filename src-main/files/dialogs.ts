import type { FileFilter } from '@core/protocol/requests/files'

/** The system's dialogs, over the app's window. */
export interface Dialogs {
  /** Absolute paths; none if the user cancels. */
  open(options: OpenDialog): Promise<readonly string[]>
  /** An absolute path; null if the user cancels. */
  save(options: SaveDialog): Promise<string | null>
  /** Number of the chosen button. */
  ask(question: Question): Promise<number>
}

export interface OpenDialog {
  readonly what: 'files' | 'folder'
  readonly title?: string
  readonly buttonLabel?: string
  readonly filters?: readonly FileFilter[]
  readonly defaultPath?: string
}

export interface SaveDialog {
  readonly defaultPath: string
  readonly filters: readonly FileFilter[]
}

export interface Question {
  readonly type: 'question' | 'warning' | 'error'
  readonly message: string
  readonly detail: string
  readonly buttons: readonly string[]
  /** Number of the button for Enter, and of the one for Escape. */
  readonly defaultId: number
  readonly cancelId: number
}
