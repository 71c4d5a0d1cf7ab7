import type { EventName, Events } from '@core/protocol/ipc'
import type { PictureSize } from '@core/protocol/picture'
import type { Dialogs } from '../files/dialogs'

/**
 * What the app needs of the program that shows it: Electron for users. Nothing beside this and the files in `electron/`
 * knows of it, so that all that serves the page runs in a plain Node too.
 */
export interface Shell {
  readonly versions: { readonly app: string; readonly electron: string; readonly chrome: string }
  /** Codes of the languages that the user prefers, as the system has them. */
  readonly languages: readonly string[]
  /** Folder of the app's own data. */
  readonly userData: string
  readonly dialogs: Dialogs
  readonly window: ShellWindow
  readonly menuBar: MenuBar
  readonly clipboard: Clipboard
  setTheme(theme: ThemeChoice): void
  /** Tells the system of a file that was used, for its own list of recent ones. */
  noteUse(path: string): void
  /** Shows a file in the system's program for it. */
  openFile(path: string): void
  /** Moves a file to the system's bin; rejects where it has none. */
  trash(path: string): Promise<void>
  /** Shows a file or folder where it lies. */
  showInFolder(path: string): void
  /** An HTML document, which runs no script and fetches nothing, as a PDF file. */
  pdf(html: string, paper: Paper): Promise<Uint8Array>
  /** Shows what the app is made of, with licences. */
  openLicences(): void
  /** Ends the app at once with a status. */
  exit(status: number): void
}

/** A sheet with the document's own margins, or one page of so many pixels without any, 96 to the inch. */
export type Paper = 'A4' | 'Letter' | PictureSize

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Tells the page something. It is no mistake if no one listens: the window may be gone. */
export type Announce = <N extends EventName>(name: N, payload: Events[N]) => void

/** The app's one window. */
export interface ShellWindow {
  readonly send: Announce
  setTitle(title: string, isEdited: boolean): void
  /** Shows the page larger or smaller; 1 is the usual size. */
  setZoom(factor: number): void
  /** Has the window fill the screen, without its menu bar. */
  setFullScreen(isFull: boolean): void
  isFullScreen(): boolean
  /** Puts the window of panes beside it before all others. */
  bringUpSecond(): void
  /** Has the window of panes beside it fill its screen, or no longer; returns whether it did before. */
  fillSecond(change: 'turn' | 'leave'): boolean
  /** Carries out a command of the clipboard where a text field has the focus; elsewhere this does nothing. */
  edit(command: 'cut' | 'copy' | 'paste'): void
  /** What the window shows as PNG; null when it has not been painted. */
  picture(): Promise<Uint8Array | null>
  isGone(): boolean
  /** Puts it before all others. */
  bringUp(): void
  /** Reloads the page. */
  reload(): void
  /** Loads the page again in a language. */
  reloadIn(language: string): void
  /** Closes it as the user would. */
  close(): void
  /** Closes it without asking. */
  destroy(): void
}

export interface MenuBar {
  /** Puts this menu in place of the one before. */
  show(items: readonly MenuItem[]): void
  /** Says whether an item can be used; false when there is none of that id. */
  enable(id: string, isEnabled: boolean): boolean
}

export interface MenuItem {
  readonly id?: string
  readonly label?: string
  readonly type?: 'separator' | 'radio'
  /** What the system itself does. */
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
  /** Empty where there is no text. */
  readText(): Promise<string>
  writeText(text: string): Promise<void>
  /** PNG. */
  writePicture(png: Uint8Array): Promise<void>
  /** A text and a PNG picture of the same. */
  writeBoth(text: string, png: Uint8Array): Promise<void>
}
