import type { EventName, Events } from '@core/protocol/ipc'
import type { PictureSize } from '@core/protocol/picture'
import type { Dialogs } from '../files/dialogs'

/**
 * The app's interface to the program that shows it, which is Electron for users. Only this file and those in
 * `electron/` know of it, so that everything that serves the page also runs in plain Node.
 */
export interface Shell {
  readonly versions: { readonly app: string; readonly electron: string; readonly chrome: string }
  /** Codes of the user's preferred languages, from the system. */
  readonly languages: readonly string[]
  /** Folder of the app's own data. */
  readonly userData: string
  readonly dialogs: Dialogs
  readonly window: ShellWindow
  readonly menuBar: MenuBar
  readonly clipboard: Clipboard
  setTheme(theme: ThemeChoice): void
  /** Reports a used file to the system, for its list of recent files. */
  noteUse(path: string): void
  /** Shows a file in the system's program for it. */
  openFile(path: string): void
  /** Moves a file to the system's trash; rejects if there is none. */
  trash(path: string): Promise<void>
  /** Shows a file or folder in its folder. */
  showInFolder(path: string): void
  /** Prints an HTML document, which runs no script and fetches nothing, to a PDF file. */
  pdf(html: string, paper: PaperSize): Promise<Uint8Array>
  /** Shows the third-party components with their licences. */
  openLicences(): void
  /** Ends the app at once with a status. */
  exit(status: number): void
}

/** A sheet with the document's own margins, or one page of this size in pixels without margins, 96 pixels per inch. */
export type PaperSize = 'A4' | 'Letter' | PictureSize

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Sends an event to the page. There may be no listener, because the window may be gone. */
export type Announce = <N extends EventName>(name: N, payload: Events[N]) => void

/** The app's one window. */
export interface ShellWindow {
  readonly send: Announce
  setTitle(title: string, isEdited: boolean): void
  /** Sets the size of the page; 1 is the usual size. */
  setZoom(factor: number): void
  /** Sets whether the window is full screen, without its menu bar. */
  setFullScreen(isFull: boolean): void
  isFullScreen(): boolean
  /** Brings the second window to the front. */
  bringUpSecond(): void
  /** Changes whether the second window is full screen; returns whether it was before. */
  fillSecond(change: 'turn' | 'leave'): boolean
  /** Executes a clipboard command in a focused text field; does nothing elsewhere. */
  edit(command: 'cut' | 'copy' | 'paste'): void
  /** Screenshot of the window as PNG; null if it has not been painted. */
  picture(): Promise<Uint8Array | null>
  isGone(): boolean
  /** Brings it to the front. */
  bringUp(): void
  /** Reloads the page. */
  reload(): void
  /** Reloads the page in a language. */
  reloadIn(language: string): void
  /** Closes it as the user would. */
  close(): void
  /** Closes it without asking. */
  destroy(): void
}

export interface MenuBar {
  /** Replaces the menu. */
  show(items: readonly MenuItem[]): void
  /** Sets whether an item can be used; false if there is none with that id. */
  enable(id: string, isEnabled: boolean): boolean
}

export interface MenuItem {
  readonly id?: string
  readonly label?: string
  readonly type?: 'separator' | 'radio'
  /** A standard item of the system. */
  readonly role?: 'quit' | 'appMenu'
  readonly accelerator?: string
  /** False: the key is only shown. */
  readonly registerAccelerator?: boolean
  readonly enabled?: boolean
  readonly checked?: boolean
  readonly submenu?: MenuItem[]
  readonly click?: () => void
}

export interface Clipboard {
  /** Empty if there is no text. */
  readText(): Promise<string>
  writeText(text: string): Promise<void>
  /** PNG. */
  writePicture(png: Uint8Array): Promise<void>
  /** A text and a PNG picture of the same. */
  writeBoth(text: string, png: Uint8Array): Promise<void>
}
