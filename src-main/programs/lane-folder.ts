import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, ftruncateSync, rmdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { HeldFolder } from './held-folder'
import type { Isolation } from './isolation'
import { takeAway } from './take-away'

/** Up to this many files are deleted one by one: starting a process for them would take longer. */
const FEW = 16
/** The mode of a file that only we may read and write. */
const FILE = 0o100600n

/** An empty folder for a run. */
export interface WorkFolder {
  /** Within that of its lane. */
  readonly name: string
  /** By these it is known again: no program can set the time of a change (ns, of the disk's clock). */
  readonly number: bigint
  readonly changed: bigint
}

/** An empty file that is open; `name` is within the folder of its lane. */
export interface OpenFile {
  readonly name: string
  readonly descriptor: number
}

/**
 * The folder of a lane, in which its runs take place one after the other. A folder that a program ran in and has not touched is
 * kept for the next, and so are the files of a run: some disks take longer to make and delete them than most programs run.
 * While a program runs, nothing else that is kept for later lies beside what is its own, but files that are empty when taken.
 */
export class LaneFolder {
  private kept: WorkFolder | null = null
  private files: OpenFile[] = []

  private constructor(
    private readonly held: HeldFolder,
    private readonly isolation: Isolation,
  ) {}

  /** `path`: an empty folder. Throws where there is none. */
  static open(path: string, isolation: Isolation): LaneFolder {
    return new LaneFolder(HeldFolder.open(path), isolation)
  }

  get path(): string {
    return this.held.path
  }

  /** An empty folder to run in. */
  take(): WorkFolder {
    const { kept } = this
    this.kept = null
    if (kept && this.isUntouched(kept)) return kept
    // The program of another lane may have reached it meanwhile.
    if (kept) this.isTakenAtOnce(kept.name)
    return this.make()
  }

  /** An empty file for a run, changed just now. */
  takeFile(): OpenFile {
    const kept = this.files.pop()
    // A program may have written into one that was not its own.
    if (kept && isEmptied(kept) && this.isUsable(kept)) return kept
    if (kept) this.deleteFile(kept)
    const name = `file-${randomUUID().slice(0, 8)}`
    return { name, descriptor: this.held.makeFile(name) }
  }

  /** After the run. */
  giveBackFile(file: OpenFile): void {
    // Where nothing else is open to programs, one could note something for the next at a file that is empty.
    if (this.isolation === 'processes' && isEmptied(file)) this.files.push(file)
    else this.deleteFile(file)
  }

  /** After a run in such a folder, begun at `began` (ns on the disk's clock). False if anything in the lane is not as it was before. */
  async giveBack(work: WorkFolder, began: bigint): Promise<boolean> {
    // The clock may be coarse: of one that is as new as the run it could not be told whether it is touched.
    const isKept = this.isAlone && work.changed < began && this.isUntouched(work)
    if (!isKept && !this.isTakenAtOnce(work.name)) await takeAway(join(this.path, work.name))
    if (isKept) this.kept = work
    if (!this.isClean()) return false
    if (this.isAlone) this.kept ??= this.madeAhead()
    return true
  }

  /** Leaves all in it to be taken away. */
  close(): void {
    for (const { descriptor } of this.files) closeSync(descriptor)
    this.files = []
    this.held.close()
  }

  /** Whether nothing of a run is alive after it. */
  private get isAlone(): boolean {
    return this.isolation !== 'group'
  }

  private make(): WorkFolder {
    const name = this.held.makeFolder('work-')
    const { ino, ctimeNs } = this.held.about(name)
    return { name, number: ino, changed: ctimeNs }
  }

  /** One for the next run, which is mostly later than it; null where nothing can be made, which that run is told. */
  private madeAhead(): WorkFolder | null {
    try {
      return this.make()
    } catch {
      return null
    }
  }

  private isUntouched({ name, number, changed }: WorkFolder): boolean {
    try {
      const about = this.held.about(name)
      // Where a disk gives a number again and its clock is coarse, a link in its place may have both.
      return about.isDirectory() && about.ino === number && about.ctimeNs === changed
    } catch {
      return false
    }
  }

  /** Whether it is where it was made, and nowhere else. */
  private isUsable({ name, descriptor }: OpenFile): boolean {
    try {
      const [there, own] = [this.held.about(name), fstatSync(descriptor, { bigint: true })]
      return there.ino === own.ino && own.nlink === 1n && own.mode === FILE
    } catch {
      return false
    }
  }

  private deleteFile({ name, descriptor }: OpenFile): void {
    closeSync(descriptor)
    try {
      unlinkSync(this.held.inside(name))
    } catch {
      // The program has deleted it, or what it has put there is no file: then the lane is not as it was.
    }
  }

  /** Whether it was as good as empty, as it mostly is. */
  private isTakenAtOnce(name: string): boolean {
    let work
    try {
      work = this.held.open(name)
      const names = work.names(FEW)
      if (!names) return false
      for (const one of names) unlinkSync(work.inside(one))
      rmdirSync(this.held.inside(name))
      return true
    } catch {
      return false
    } finally {
      work?.close()
    }
  }

  private isClean(): boolean {
    try {
      const names = this.held.names(FEW)
      const kept = [this.kept, ...this.files].map((one) => one?.name)
      const isKnown = names?.every((name) => kept.includes(name)) ?? false
      return isKnown && this.held.isPrivate && this.files.every((file) => this.isUsable(file))
    } catch {
      return false
    }
  }
}

/** False where the program has forbidden it. */
function isEmptied({ descriptor }: OpenFile): boolean {
  try {
    ftruncateSync(descriptor)
    return true
  } catch {
    return false
  }
}
