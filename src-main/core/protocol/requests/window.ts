import type { Result } from '../../kernel/result'
import type { SettingsChange, SettingsLoaded } from '../settings'
import type { FileProblem } from '../file-problem'
import type { RestoredSession } from '../journal'
import type { KeyChoice, KeysLoaded, SheetLine } from '../keys'
import type { OpenedFile } from './files'
import { event, request } from './declare'

/** What the start of the app asks the page to do. */
export interface StartOrder {
  /** Files named on the command line or dropped on the icon. */
  readonly files: readonly OpenedFile[]
  readonly problems: readonly FileProblem[]
  /** Open the official sample, play it to the end and report the answer. */
  readonly isDemo: boolean
  /** Tests read the page's state through a probe. */
  readonly isProbed: boolean
  /** For the about box and the bench. */
  readonly versions: { readonly app: string; readonly electron: string; readonly chrome: string }
  readonly platform: string
  /** Documents and sets that were open before this start. */
  readonly restored: RestoredSession
}

export interface MenuItemState {
  readonly id: string
  readonly isEnabled: boolean
  readonly label?: string
}

/** What the page may ask about the window itself, its menu, dialogs, clipboard, settings and keys. */
export const windowRequests = {
  'app:started': request<[], StartOrder>(),
  /** The demo or a test has finished: main prints the answer and takes its picture. */
  'app:demo-done': request<[answer: string], null>(),
  /** Opens the log in the system's own program. */
  'app:open-log': request<[], null>(),
  /** Asks what to do with unsaved changes before a tab or the window closes. */
  'ask:unsaved': request<[names: readonly string[]], 'save' | 'discard' | 'cancel'>(),
  /** Asks whether a match should replace the level in a file of that name. */
  'ask:match-over-level': request<[name: string], 'match' | 'level' | 'cancel'>(),
  /** Closes the window without asking again. */
  'window:close': request<[], null>(),
  /** Brings the window to the front. */
  'window:front': request<[], null>(),
  /** Puts a text on the system's clipboard. */
  'clipboard:write': request<[text: string], null>(),
  /** Puts cells on the system's clipboard: their text, which may be empty, and a PNG picture, or null. */
  'clipboard:write-part': request<[text: string, png: Uint8Array | null], null>(),
  /**
   * The text on the system's clipboard if the game can read it as cells; null if there is no text, a sentence if the
   * game cannot read it.
   */
  'clipboard:part': request<[gameId: string], Result<string | null, string>>(),
  /** The level on the system's clipboard; null if there is no text, a sentence if no game can read it. */
  'clipboard:level': request<[], Result<string | null, string>>(),
  'window:title': request<[title: string, isDirty: boolean], null>(),
  /** Chooses the theme, for the menu, the system's dialogs and the background of the next window. */
  'window:theme': request<[theme: 'system' | 'light' | 'dark'], null>(),
  /** Sets the size of the interface, unless null; returns the current one. 1 is the usual size. */
  'window:size': request<[factor: number | null], number>(),
  /**
   * Chooses the language by its code, or `system`, unless null; returns the choice. If the language changes, the page
   * is reloaded.
   */
  'window:language': request<[choice: string | null], string>(),
  /**
   * Sets whether the window is full screen, unless null; returns whether it is now. If the change takes a while, an
   * event follows.
   */
  'window:full-screen': request<[isFull: boolean | null], boolean>(),
  /** Brings the second window to the front: a page cannot do that for a window that it has opened. */
  'window:second-front': request<[], null>(),
  /** Changes whether the second window is full screen; returns whether it was before. */
  'window:second-screen': request<[change: 'turn' | 'leave'], boolean>(),
  /** Which menu items can be used, by command id; labels contain names such as "Undo: move rocket". */
  'menu:state': request<[items: readonly MenuItemState[]], null>(),
  /** Settings of the window, and problems with their file. */
  'settings:load': request<[], SettingsLoaded>(),
  /** Changes a setting, and saves it unless the file has to be fixed first. */
  'settings:change': request<[change: SettingsChange], SettingsLoaded>(),
  /** Opens the settings file in the system’s editor; returns the reason if it cannot. */
  'settings:edit': request<[], string | null>(),
  /** The keys of the window, read again from their file. */
  'keys:load': request<[], KeysLoaded>(),
  /**
   * Saves them to their file; returns the reason if it cannot, as a sentence. A file with a mistake is not overwritten.
   */
  'keys:save': request<[choice: KeyChoice], string | null>(),
  /** Asks for a file of keys in a dialog and reads it; null if the user cancels. Saves nothing. */
  'keys:import': request<[], Result<KeyChoice | null, string>>(),
  /** Opens the file of keys in the system’s editor; returns the reason if it cannot. */
  'keys:edit': request<[], string | null>(),
  /** A key sheet as PDF. */
  'keys:sheet': request<[lines: readonly SheetLine[]], Uint8Array>(),
  /** Puts a PNG picture on the system's clipboard. */
  'clipboard:write-picture': request<[png: Uint8Array], null>(),
  /** Nobody waits for a call any more: it ends, with the results so far. */
  'call:stop': request<[call: number], null>(),
}

/** What main tells the page of them. */
export const windowEvents = {
  /** The file of settings was edited by hand. */
  'settings:changed': event<SettingsLoaded>(),
  /** The file of keys was edited by hand. */
  'keys:changed': event<KeysLoaded>(),
  /** A menu item, by its id. */
  'menu:command': event<{ readonly id: string }>(),
  /** The window has become full screen, or no longer is. */
  'window:filled-screen': event<{ readonly isFull: boolean }>(),
  /** The user wants to close the window; the page answers with `window:close` when it may. */
  'window:closing': event<null>(),
  /**
   * One of the app's own files could not be read and was reset: its contents in words, and where the old file is now;
   * null if it could not be kept.
   */
  'data:damaged': event<{ readonly what: string; readonly copy: string | null }>(),
  /** Progress of a call, of the type in its request. */
  'call:told': event<{ readonly call: number; readonly progress: unknown }>(),
}
