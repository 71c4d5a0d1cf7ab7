import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rng } from '../../src-main/core/kernel/rng'
import type { AppPage } from '../pages/app'
import type { DocumentLog, Kill } from './document-log'
import type { SessionLog } from './session-log'
import { look, lookFor, staying } from './watch'

/** What was found after a restart. */
export interface Findings {
  /** What is not as it should be, a sentence each. */
  readonly faults: readonly string[]
  readonly documents: number
  /** Edits that had to be there for the first time. */
  readonly edits: number
  /** Steps of undo that were gone back and on again. */
  readonly steps: number
  /** Age of the oldest edit that is missing, in ms; one that was not due is no fault. */
  readonly oldestLost: number
}

export interface Place {
  /** Where the user's files are. */
  readonly levels: string
  /** The app's own data. */
  readonly data: string
}

/** Steps of undo that an act under way may have made. */
const UNSEEN_STEPS = 3

/** Compares what came back after a kill with the log, and brings the log up to date. */
export class Inspector {
  private faults: string[] = []
  private edits = 0
  private steps = 0
  private oldestLost = 0

  constructor(
    private readonly app: AppPage,
    private readonly log: SessionLog,
    private readonly rng: Rng,
    private readonly place: Place,
  ) {}

  async inspect(kill: Kill): Promise<Findings> {
    const due = this.log.dueBy(kill)
    const isThere = (names: readonly string[]): boolean =>
      due.every((document) => names.some((name) => document.names.has(name)))
    const restored = await lookFor(this.app, ({ tabs }) => isThere(tabs.map(({ name }) => name)))
    if (!restored) this.faults.push(`not all tabs are back, due were ${namesOf(due)}`)
    const names = (await look(this.app)).seen.tabs.map(({ name }) => name)
    for (let left = names.length; left > 0; left--) {
      await this.inspectActive(kill)
      if (names.length > 1) await this.app.press('Control+PageDown')
    }
    this.log.settle(names)
    await this.inspectFiles()
    const { faults, edits, steps, oldestLost } = this
    return { faults, documents: names.length, edits, steps, oldestLost }
  }

  private async inspectActive(kill: Kill): Promise<void> {
    const { seen, at } = await look(this.app)
    const name = seen.active!
    const text = seen.text!
    const known = this.log.find(name)
    const document = known ?? this.log.adopt(name)
    if (!document) return void this.faults.push(`${name}: no one made this tab`)
    if (document.closedAt !== null && document.closedAt < kill.due) {
      this.faults.push(`${name}: closed ${kill.at - document.closedAt} ms before the kill`)
    }
    if (known) {
      const lost = document.lostBy(text, kill.at)
      this.edits += document.newlyDueBy(kill)
      if (lost === null || document.lostBy(text, kill.due)! > 0)
        await this.explain(document, name, lost)
      else this.oldestLost = Math.max(this.oldestLost, lost)
    }
    document.note(text, at)
    await this.goBackAndOn(document, name, text)
  }

  /** A text that was not seen may be that of an act under way: then the last one seen is a step or two from it. */
  private async explain(document: DocumentLog, name: string, lost: number | null): Promise<void> {
    for (const [there, back] of [
      ['Control+z', 'Control+y'],
      ['Control+y', 'Control+z'],
    ] as const) {
      let made = 0
      let isFound = false
      while (!isFound && made < UNSEEN_STEPS && (await this.press(there))) {
        made++
        isFound = document.isLast((await look(this.app)).seen.text!)
      }
      for (let left = made; left > 0; left--) await this.press(back)
      if (isFound) return
    }
    if (lost === null) this.faults.push(`${name}: a text that never was`)
    else this.faults.push(`${name}: an edit is lost that was ${lost} ms old`)
    this.oldestLost = Math.max(this.oldestLost, lost ?? 0)
  }

  private async goBackAndOn(document: DocumentLog, name: string, text: string): Promise<void> {
    let made = 0
    for (let left = this.rng.between(0, 6); left > 0 && (await this.press('Control+z')); left--) {
      made++
      const { seen } = await look(this.app)
      if (!document.knows(seen.text!)) this.faults.push(`${name}: undo leads to an unknown text`)
    }
    for (let left = made; left > 0; left--) await this.press('Control+y')
    const { seen, at } = await look(this.app)
    if (seen.text !== text) this.faults.push(`${name}: redo does not lead back`)
    document.note(seen.text!, at)
    this.steps += made
  }

  /** Presses a key of undo or redo; false when there is nothing for it. */
  private async press(key: 'Control+z' | 'Control+y'): Promise<boolean> {
    const { seen } = await look(this.app)
    if ((key === 'Control+z' ? seen.undo : seen.redo) === null) return false
    await this.app.press(key)
    return true
  }

  private async inspectFiles(): Promise<void> {
    for (const [path, file] of this.log.files) {
      const content = await readFile(path).catch(() => null)
      if (!file.accepts(content)) this.faults.push(`${path}: not as it was saved`)
    }
    const strange = (await readdir(this.place.levels)).filter(
      (name) => !this.log.fileNames.includes(name),
    )
    if (strange.length > 0) this.faults.push(`left in the user's folder: ${strange.join(', ')}`)
    const journal = join(this.place.data, 'journal')
    if (existsSync(join(journal, 'damaged'))) this.faults.push('a journal counts as damaged')
    const left = await leftIn(journal)
    if (left.length > 0) this.faults.push(`left in the journal's folder: ${left.join(', ')}`)
  }
}

function namesOf(documents: readonly DocumentLog[]): string {
  return documents.map(({ names }) => [...names].join(' or ')).join(', ')
}

/** Temporary files of a folder that stay: those of writings under way go by themselves. */
function leftIn(folder: string): Promise<readonly string[]> {
  return staying(async () => (await readdir(folder)).filter((name) => /\.\d+$/.test(name)))
}
