import type { ChildProcess } from 'node:child_process'
import type { BrowserContext, ElectronApplication, Page } from '@playwright/test'
import type { Shell } from '../shell'
import type { HostCalls, HostWish } from './host-shell'

interface Reply {
  readonly id?: number
  readonly value?: unknown
  readonly error?: string
  readonly wish?: HostWish
}

/** The shell of an app whose page a Chromium shows and whose main part is a plain Node: a host. */
export class ChromiumShell implements Shell {
  private lastId = 0
  private isOver = false
  private readonly asked = new Map<number, (reply: Reply) => void>()
  private readonly ended: Promise<void>
  private left: Promise<void> | null = null

  /** `beforeLeave` is called before the page is closed, which may miss its host already. */
  constructor(
    private readonly host: ChildProcess,
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly beforeLeave: () => Promise<void>,
  ) {
    host.on('message', (reply: Reply) => {
      if (reply.wish) void this.fulfil(reply.wish).catch(() => undefined)
      else this.asked.get(reply.id!)?.(reply)
    })
    page.on('crash', () => void this.call('pageLost', 'the process of the page ended: crashed'))
    this.ended = new Promise((resolve, reject) => {
      host.once('exit', () => {
        this.isOver = true
        this.leave().then(resolve, reject)
      })
    })
  }

  get electron(): ElectronApplication {
    throw new Error('A Chromium has no Electron: let the test say so by needsElectron.')
  }

  answerOpenDialog(...files: string[]): Promise<void> {
    return this.call('answerOpenDialog', ...files)
  }

  answerSaveDialog(file: string | null, isHeld = false): Promise<void> {
    return this.call('answerSaveDialog', file, isHeld)
  }

  answerMessageBox(label: string, isHeld = false): Promise<void> {
    return this.call('answerMessageBox', label, isHeld)
  }

  dialogStands(): Promise<void> {
    return this.call('dialogStands')
  }

  letDialogGo(): Promise<void> {
    return this.call('letDialogGo')
  }

  binInto(folder: string): Promise<void> {
    return this.call('binInto', folder)
  }

  choose(item: string): Promise<void> {
    return this.call('choose', item)
  }

  labelOf(item: string): Promise<string> {
    return this.call('labelOf', item)
  }

  clipboardText(): Promise<string> {
    return this.call('clipboardText')
  }

  setClipboardText(text: string): Promise<void> {
    return this.call('setClipboardText', text)
  }

  clipboardPictureWidth(): Promise<number | null> {
    return this.call('clipboardPictureWidth')
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height })
  }

  openFromOutside(files: readonly string[]): Promise<void> {
    return this.call('openFromOutside', files)
  }

  async close(): Promise<void> {
    await this.call('close')
    await this.ended
  }

  async kill(): Promise<void> {
    this.turnAway()
    this.host.kill('SIGKILL')
    await this.ended
  }

  quit(): Promise<void> {
    return this.kill()
  }

  settled(): Promise<void> {
    return this.call('settled')
  }

  lookedAround(): Promise<void> {
    return this.call('lookedAround')
  }

  hasEnded(): boolean {
    return this.isOver
  }

  private call<T>(call: keyof HostCalls | string, ...args: unknown[]): Promise<T> {
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      this.asked.set(id, ({ value, error }) => {
        this.asked.delete(id)
        if (error === undefined) resolve(value as T)
        else reject(new Error(error))
      })
      this.host.send({ id, call, args })
    })
  }

  /** Closes the page, once. */
  private leave(): Promise<void> {
    this.turnAway()
    this.left ??= this.beforeLeave().then(() => this.context.close())
    return this.left
  }

  /** Minds no more what the page says: that it misses its host is no error of its own. */
  private turnAway(): void {
    this.page.removeAllListeners('pageerror')
    this.page.removeAllListeners('console')
  }

  private async speak(language: string): Promise<void> {
    const address = new URL(this.page.url())
    address.searchParams.set('lang', language)
    await this.page.goto(address.href)
  }

  private async fulfil(wish: HostWish): Promise<void> {
    if (wish.kind === 'leave') await this.leave()
    else if (wish.kind === 'reload') await this.page.reload()
    else if (wish.kind === 'speak') await this.speak(wish.language)
    else if (wish.kind === 'edit') await this.page.keyboard.press(keys[wish.command])
    else await this.page.emulateMedia({ colorScheme: wish.theme === 'system' ? null : wish.theme })
  }
}

const keys = { cut: 'ControlOrMeta+x', copy: 'ControlOrMeta+c', paste: 'ControlOrMeta+v' }
