import type { ElectronApplication, Page } from '@playwright/test'

/** What a test does with the app from outside of its page: the system's dialogs, menu, clipboard, window and process. */
export interface Shell {
  /** The Electron itself; a test that asks for it says so by `needsElectron`, as a Chromium has none. */
  readonly electron: ElectronApplication
  /** Makes the open dialog answer with these files; none means that the user cancels. */
  answerOpenDialog(...files: string[]): Promise<void>
  /** Makes the save dialog answer with this file, one that is held once it is let go; null means that the user cancels. */
  answerSaveDialog(file: string | null, isHeld?: boolean): Promise<void>
  /** Makes message boxes answer with the button of this label, one that is held once it is let go. */
  answerMessageBox(label: string, isHeld?: boolean): Promise<void>
  /** Waits until the dialog that is held stands on the screen. */
  dialogStands(): Promise<void>
  /** Lets the dialog that is held answer. */
  letDialogGo(): Promise<void>
  /** What goes to the system’s bin goes to this folder instead. */
  binInto(folder: string): Promise<void>
  /** Chooses an item of the native menu by the id of its command. */
  choose(item: string): Promise<void>
  /** What an item of the native menu says. */
  labelOf(item: string): Promise<string>
  clipboardText(): Promise<string>
  /** Puts a text on the clipboard, as another program does. */
  setClipboardText(text: string): Promise<void>
  /** Width of the picture on the clipboard in pixels; null if it cannot be read. */
  clipboardPictureWidth(): Promise<number | null>
  /** Resizes the page to this size in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Hands over files as a second start of the app does. */
  openFromOutside(files: readonly string[]): Promise<void>
  /** Closes the window as its button does, and waits until the app has ended. */
  close(): Promise<void>
  /** Ends the app as a power failure would. */
  kill(): Promise<void>
  /** Ends the app without the question for unsaved changes. */
  quit(): Promise<void>
  /** Waits until all that main was told so far is on disk and in the menu. */
  settled(): Promise<void>
  /** Waits until main has looked at all open files once more, and has told the page what others have changed. */
  lookedAround(): Promise<void>
  hasEnded(): boolean
}

/** The app as a test has it in hand. */
export interface RunningApp {
  readonly shell: Shell
  readonly window: Page
  /** Folder of the app's own data. */
  readonly data: string
  /** What the page reported as errors; a test that provokes one empties the list itself. */
  readonly errors: string[]
}
