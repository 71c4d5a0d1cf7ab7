import { join } from 'node:path'
import type { Rng } from '../../src-main/core/kernel/rng'
import type { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import type { ProbeSnapshot } from '../pages/probe'
import type { DocumentLog } from './document-log'
import type { SessionLog } from './session-log'
import { look, lookFor } from './watch'

export type Act =
  | 'type'
  | 'paste'
  | 'paint'
  | 'undo'
  | 'redo'
  | 'save'
  | 'switch'
  | 'make'
  | 'close'
  | 'step'

/** Letters after which a document is closed rather than edited on: its history would fill the disk. */
const LONG = 2_000_000

/** Edits the app by script and logs the results. */
export class Typist {
  private readonly board: BoardPage

  constructor(
    private readonly app: AppPage,
    private readonly log: SessionLog,
    private readonly rng: Rng,
    /** Where files are saved. */
    private readonly folder: string,
  ) {
    this.board = new BoardPage(app.window)
  }

  /** Does something that makes sense now. */
  async actByChance(): Promise<void> {
    const { seen } = await look(this.app)
    if (seen.tabs.length === 0) return this.act('make')
    const acts: Act[] = ['type', 'type', 'type', 'paint', 'paint', 'undo', 'redo', 'save', 'step']
    if (seen.tabs.length > 1) acts.push('switch')
    if (seen.tabs.length < 4 && this.rng.below(4) === 0) acts.push('make')
    if (seen.tabs.length > 2 && this.rng.below(4) === 0) acts.push('close')
    if (this.rng.below(3) === 0) acts.push('paste')
    const isLong = (this.documentOf(seen)?.length ?? 0) > LONG
    await this.act(isLong ? 'close' : this.rng.pick(acts))
  }

  async act(act: Act): Promise<void> {
    const { seen } = await look(this.app)
    if (act === 'make' || seen.active === null) return this.make()
    const document = this.documentOf(seen)
    if (!document) throw new Error(`a tab that no one made: ${seen.active}`)
    if (act === 'type') await this.type(document)
    else if (act === 'paste') await this.paste(document)
    else if (act === 'paint') await this.paint(seen, document)
    else if (act === 'undo') await this.go(document, 'Control+z')
    else if (act === 'redo') await this.go(document, 'Control+y')
    else if (act === 'save') await this.save(seen, document)
    else if (act === 'close') await this.close(seen, document)
    else if (act === 'switch') await this.app.press('Control+PageDown')
    else await this.app.press(this.rng.pick(['F10', 'F12', 'Control+Shift+F10']))
  }

  /** Makes two edits at least, and waits until all so far is kept; the moment up to which it is, in ms of the clock. */
  async keep(): Promise<number> {
    for (let left = 2; left > 0; left--) await this.act('type')
    const at = Date.now()
    await this.app.kept()
    return at
  }

  /** Undoes or redoes a few steps, noting each. */
  private async go(document: DocumentLog, key: string): Promise<void> {
    for (let left = this.rng.between(1, 4); left > 0; left--) {
      await this.app.press(key)
      await this.note(document)
    }
  }

  private async type(document: DocumentLog): Promise<void> {
    await this.toText()
    const isAtStart = this.rng.below(2) === 0
    await this.app.press(isAtStart ? 'Control+Home' : 'Control+End')
    let before = (await look(this.app)).seen.text!
    for (let typed = '', left = this.rng.between(1, 6); left > 0; left--) {
      const letter = String(this.rng.below(10))
      const rest = before.slice(typed.length)
      before = isAtStart ? `${typed}${letter}${rest}` : `${before}${letter}`
      typed = isAtStart ? typed + letter : typed
      document.await(before)
      await this.app.window.keyboard.type(letter)
      await this.note(document)
    }
  }

  /** Puts a long text in place of what is there, so that the journal has to start over every few times. */
  private async paste(document: DocumentLog): Promise<void> {
    await this.toText()
    await this.app.press('Control+a')
    const lines = Array.from(
      { length: this.rng.between(500, 2500) },
      () => `${this.rng.below(1e9)} ${this.rng.below(1e9)} ${'x'.repeat(40)}`,
    )
    const text = `${lines.join('\n')}\n`
    document.await(text)
    await this.app.text().evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      const about = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', about))
    }, text)
    await this.note(document)
  }

  private async paint(seen: ProbeSnapshot, document: DocumentLog): Promise<void> {
    if (seen.isBroken) return this.go(document, 'Control+z')
    await this.board.focus()
    await this.app.press('a')
    const [dx, dy] = this.rng.pick([
      [0.4, 0],
      [-0.4, 0],
      [0, 0.4],
      [0, -0.4],
    ] as const)
    await this.board.flick(this.rng.below(5), this.rng.below(5), dx, dy)
    await this.note(document)
  }

  private async save(seen: ProbeSnapshot, document: DocumentLog): Promise<void> {
    const { app, log } = this
    const own = [...document.names].find((name) => log.fileNames.includes(name))
    const name = own ?? `level-${log.files.size}.rockets`
    const path = join(this.folder, name)
    if (!own) await app.shell.answerSaveDialog(path)
    document.names.add(name)
    const file = log.fileAt(path)
    file.begin(seen.text!)
    await app.press('Control+s')
    const isSaved = ({ tabs, active }: ProbeSnapshot): boolean =>
      active === name && tabs.some((tab) => tab.name === name && !tab.isDirty)
    const keep = app.window
      .getByTestId('outside-bar')
      .getByRole('button', { name: 'Keep my version' })
    let mayKeep = false
    const done = await lookFor(app, async (now) => {
      if (isSaved(now)) return true
      // The notice may still be that of an earlier save.
      mayKeep = (now.notice?.includes('Another program') ?? false) && (await keep.isVisible())
      return mayKeep
    })
    if (!done) throw new Error(`${name} was not saved`)
    if (mayKeep) await keep.click()
    else file.confirm()
  }

  private async make(): Promise<void> {
    const { app, log } = this
    const before = (await look(app)).seen.tabs.length
    await app.press('Control+n')
    log.beginMaking()
    await app.window
      .getByRole('dialog')
      .getByRole('button', { name: /Rockets/ })
      .first()
      .click()
    const made = await lookFor(app, ({ tabs }) => tabs.length > before)
    if (!made) throw new Error('no tab was made')
    log.adopt(made.seen.active!)?.note(made.seen.text!, made.at)
  }

  private async close(seen: ProbeSnapshot, document: DocumentLog): Promise<void> {
    document.closedAt = Date.now()
    await this.app.press('Control+w')
    const gone = await lookFor(this.app, ({ tabs }) => tabs.length < seen.tabs.length)
    if (!gone) throw new Error(`${seen.active} was not closed`)
    document.closedAt = gone.at
    // A new tab could get the name of this one while it may still come back.
    await this.app.kept()
  }

  private async note(document: DocumentLog): Promise<void> {
    const { seen, at } = await look(this.app)
    document.note(seen.text!, at)
  }

  private async toText(): Promise<void> {
    const text = this.app.text()
    if (!(await text.isVisible())) await this.app.showPane('Text')
    await text.focus()
  }

  private documentOf({ active }: ProbeSnapshot): DocumentLog | null {
    return active === null ? null : this.log.find(active)
  }
}
