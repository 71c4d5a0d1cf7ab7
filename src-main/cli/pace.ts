/** Ms of the last files that are looked at. */
const RECENT = 100
/** Ms after which it can be told how long files take. */
const ENOUGH = 25
/** Ms that a file must take for threads to help: with files of 0.1 ms two lose a fifth, with 0.3 ms they win a tenth. */
const WORTH_PASSING = 0.25

/** Recent time per file, once the process is warmed up, which takes the given number of ms. */
export class Pace {
  /** Ms of the last files, which took `RECENT` together, but two at least. */
  private readonly last: number[] = []
  private ms = 0

  constructor(private warming: number) {}

  /** A file took so many ms. */
  add(ms: number): void {
    const warming = Math.min(ms, this.warming)
    this.warming -= warming
    if (this.warming > 0) return
    const { last } = this
    last.push(ms - warming)
    this.ms += ms - warming
    while (last.length > 2 && this.ms - last[0]! >= RECENT) this.ms -= last.shift()!
  }

  /** Estimated work of the remaining files that others could do, in ms; the last one is done here in any case. */
  left(files: number): number {
    const { last, ms } = this
    if (files < 2 || last.length < 2 || ms < Math.max(ENOUGH, last.length * WORTH_PASSING)) return 0
    // The longest may only have waited for the processor.
    const each = (ms - Math.max(...last)) / (last.length - 1)
    return each < WORTH_PASSING ? 0 : each * files
  }
}
