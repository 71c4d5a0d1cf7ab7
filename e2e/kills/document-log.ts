import { createHash } from 'node:crypto'

/** A kill, in ms of the clock. */
export interface Kill {
  readonly at: number
  /** What was seen up to then has to come back. */
  readonly due: number
}

interface Moment {
  readonly hash: string
  /** When the text was seen, in ms of the clock; it was there a little before. */
  readonly at: number
}

/** What the text of a document has been, as its writer has seen it. Texts are kept by their hashes. */
export class DocumentLog {
  /** When it was closed; null while it is open. */
  closedAt: number | null = null
  private readonly moments: Moment[] = []
  private readonly known = new Set<string>()
  private awaited: string | null = null
  private size = 0
  /** Moments that were due at a kill before. */
  private checked = 0

  /** Names that its tab may have: a document that is saved for the first time may have both. */
  constructor(readonly names: Set<string>) {}

  /** Letters that were noted: how long its history has grown, about. */
  get length(): number {
    return this.size
  }

  /** When it was seen first. */
  get begunAt(): number {
    return this.moments[0]?.at ?? Infinity
  }

  /** The text is this now; the act that made it is over. */
  note(text: string, at: number): void {
    const hash = hashOf(text)
    this.awaited = null
    this.known.add(hash)
    if (this.moments.at(-1)?.hash === hash) return
    this.moments.push({ hash, at })
    this.size += text.length
  }

  /** An act has begun that will make this text. */
  await(text: string): void {
    this.awaited = hashOf(text)
  }

  /** True for each text that the document has had. */
  knows(text: string): boolean {
    const hash = hashOf(text)
    return this.known.has(hash) || this.awaited === hash
  }

  /** True for the text that was seen last. */
  isLast(text: string): boolean {
    return this.moments.at(-1)?.hash === hashOf(text)
  }

  /**
   * How old the oldest edit that is missing was at a moment, in ms, when the app came back with a text. 0: none of that
   * age is missing; null: the text was never seen.
   */
  lostBy(text: string, moment: number): number | null {
    const hash = hashOf(text)
    if (this.awaited === hash) return 0
    const index = this.moments.findLastIndex((moment) => moment.hash === hash)
    if (index < 0) return null
    const next = this.moments[index + 1]
    return next ? Math.max(0, moment - next.at) : 0
  }

  /** Edits that must be there after a kill and were not due at one before. */
  newlyDueBy({ due }: Kill): number {
    const all = this.moments.filter(({ at }) => at <= due).length
    const news = all - this.checked
    this.checked = all
    return news
  }
}

/** What has been saved to a file of the user's. */
export class FileLog {
  private readonly savings: string[] = []
  /** How many savings are known to be over: the file must have the last of them or a later one. */
  private sure = 0

  begin(text: string): void {
    this.savings.push(hashOf(text))
  }

  /** The app has said that the last saving is over. */
  confirm(): void {
    this.sure = this.savings.length
  }

  /** True when the file may have this content; null: there is no file. From now on it must have it or a later one. */
  accepts(content: Uint8Array | null): boolean {
    if (content === null) return this.sure === 0
    const at = this.savings.lastIndexOf(hashOf(content))
    if (at < this.sure - 1 || at < 0) return false
    this.sure = Math.max(this.sure, at + 1)
    return true
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('hex')
}
