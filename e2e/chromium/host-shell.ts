import { rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MenuItem, Shell } from '../../src-main/app/shell'

/** What tests do with the shell of a host, by the names of `Shell` in `e2e/shell.ts`. */
export interface HostCalls {
  answerOpenDialog(...files: string[]): void
  answerSaveDialog(file: string | null, isHeld: boolean): void
  answerMessageBox(label: string, isHeld: boolean): void
  dialogStands(): Promise<void>
  letDialogGo(): void
  binInto(folder: string): void
  choose(item: string): void
  labelOf(item: string): string
  clipboardText(): string
  setClipboardText(text: string): void
  clipboardPictureWidth(): number | null
}

/** What a host asks of the browser that shows its page. */
export type HostWish =
  | { kind: 'theme'; theme: 'system' | 'light' | 'dark' }
  | { kind: 'edit'; command: 'cut' | 'copy' | 'paste' }
  | { kind: 'reload' }
  /** The page is loaded again in a language. */
  | { kind: 'speak'; language: string }
  /** The window is closed. */
  | { kind: 'leave' }

export interface HostShellOptions {
  readonly userData: string
  readonly versions: Shell['versions']
  readonly send: Shell['window']['send']
  readonly wish: (wish: HostWish) => void
  /** The window closes, asked or not. */
  readonly close: (isAsked: boolean) => void
}

/** A shell without a screen: what the system would show is kept for tests, who answer in the user's place. */
export function hostShell(options: HostShellOptions): { shell: Shell; calls: HostCalls } {
  const { wish } = options
  const never = new Promise<never>(() => undefined)
  let [stands, stand] = promised()
  let [gone, letGo] = promised()
  const hold = (): void => {
    ;[stands, stand] = promised()
    ;[gone, letGo] = promised()
  }
  const answer = async <T>(value: T, isHeld: boolean): Promise<T> => {
    if (isHeld) stand()
    if (isHeld) await gone
    return value
  }
  let [open, save]: [() => Promise<readonly string[]>, () => Promise<string | null>] = [
    () => never,
    () => never,
  ]
  let ask: Shell['dialogs']['ask'] = () => never
  let items = new Map<string, MenuItem>()
  let bin = options.userData
  let isFilled = false
  let [text, png] = ['', new Uint8Array()]
  const itemOf = (id: string): MenuItem => {
    const item = items.get(id)
    if (!item) throw new Error(`no menu item ${id}`)
    return item
  }
  const shell: Shell = {
    versions: options.versions,
    languages: [],
    userData: options.userData,
    dialogs: { open: () => open(), save: () => save(), ask: (question) => ask(question) },
    window: {
      send: options.send,
      setTitle: () => undefined,
      setZoom: () => undefined,
      setFullScreen: (isFull) => {
        isFilled = isFull
        options.send('window:filled-screen', { isFull })
      },
      isFullScreen: () => isFilled,
      bringUpSecond: () => undefined,
      fillSecond: () => false,
      edit: (command) => wish({ kind: 'edit', command }),
      picture: async () => null,
      bringUp: () => undefined,
      isGone: () => false,
      reload: () => wish({ kind: 'reload' }),
      reloadIn: (language) => wish({ kind: 'speak', language }),
      close: () => options.close(true),
      destroy: () => options.close(false),
    },
    menuBar: {
      show: (shown) => (items = new Map(shown.flatMap(withSubmenu))),
      enable: (id, isEnabled) => {
        const item = items.get(id)
        if (item) items.set(id, { ...item, enabled: isEnabled })
        return item !== undefined
      },
    },
    clipboard: {
      readText: async () => text,
      writeText: async (written) => void (text = written),
      writePicture: async (written) => void (png = new Uint8Array(written)),
      writeBoth: async (words, written) => {
        text = words
        png = new Uint8Array(written)
      },
    },
    setTheme: (theme) => wish({ kind: 'theme', theme }),
    noteUse: () => undefined,
    openFile: () => undefined,
    trash: (path) => rename(path, join(bin, basename(path))),
    showInFolder: () => undefined,
    pdf: () => Promise.reject(new Error('a browser prints for itself')),
    openLicences: () => undefined,
    exit: (status) => process.exit(status),
  }
  const calls: HostCalls = {
    answerOpenDialog: (...files) => void (open = async () => files),
    binInto: (folder) => void (bin = folder),
    answerSaveDialog: (file, isHeld) => {
      if (isHeld) hold()
      save = () => answer(file, isHeld)
    },
    dialogStands: () => stands,
    letDialogGo: () => letGo(),
    answerMessageBox: (label, isHeld) => {
      if (isHeld) hold()
      ask = async ({ buttons }) => {
        const button = buttons.indexOf(label)
        if (button < 0) throw new Error(`no button ${label} among ${buttons.join(', ')}`)
        return answer(button, isHeld)
      }
    },
    choose: (id) => itemOf(id).click?.(),
    labelOf: (id) => itemOf(id).label ?? '',
    clipboardText: () => text,
    setClipboardText: (given) => void (text = given),
    clipboardPictureWidth: () => (png.length > 0 ? new DataView(png.buffer).getUint32(16) : null),
  }
  return { shell, calls }
}

/** A promise, and what fulfils it. */
function promised(): [promise: Promise<void>, fulfil: () => void] {
  let fulfil = (): void => undefined
  const promise = new Promise<void>((resolve) => (fulfil = resolve))
  return [promise, fulfil]
}

/** An item and all below it, by their ids. */
function withSubmenu(item: MenuItem): (readonly [string, MenuItem])[] {
  const below = (item.submenu ?? []).flatMap(withSubmenu)
  return item.id === undefined ? below : [[item.id, item], ...below]
}
