/** Ms after which older files count half. */
const RECENT = 100
/** Ms that a file must take for threads to help: with files of 0.1 ms two lose a fifth, with 0.3 ms they win a tenth. */
const WORTH_PASSING = 0.25

/** Recent time per file, once the process is warmed up, which takes the given number of ms. */
export class Pace {
  private ms = 0
  private files = 0

  constructor(private warming: number) {}

  /** A file took so many ms. */
  add(ms: number): void {
    const warming = Math.min(ms, this.warming)
    this.warming -= warming
    if (this.warming > 0) return
    this.ms += ms - warming
    this.files++
    if (this.ms < RECENT) return
    this.ms /= 2
    this.files /= 2
  }

  /** Estimated work of the remaining files that others could do, in ms; the last one is done here in any case. */
  left(files: number): number {
    const each = this.files === 0 ? 0 : this.ms / this.files
    return files < 2 || each < WORTH_PASSING ? 0 : each * files
  }
}
