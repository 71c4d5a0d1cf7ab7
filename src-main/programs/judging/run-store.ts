import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { verdicts } from '@core/judging/verdict'
import { mainWords } from '../../main-words'

const { O_APPEND, O_CREAT, O_RDONLY, O_RDWR, O_NONBLOCK = 0 } = constants
/** Maximum number of bytes of an output that are stored. */
export const KEPT_OUTPUT = 256 * 1024
/** Maximum number of bytes of standard error that are stored. */
export const KEPT_ERRORS = 16 * 1024

/** Maximum number of runs stored per set, and of bytes of their outputs. */
const MOST_RUNS = 100_000
const MOST_BYTES = 64 * 2 ** 20
/** Most sets whose runs are kept. */
const MOST_SETS = 50

const number = z.number().nullable()
const run = z.object({
  key: z.string(),
  verdict: z.enum(verdicts),
  /** Ms. */
  cpu: number,
  wall: z.number(),
  /** Bytes. */
  memory: number,
  code: number,
  signal: z.string().nullable(),
  /** Bytes of the whole output. */
  length: z.number(),
  /** The place of the texts in their file, and the bytes of output and of errors. */
  at: z.int().min(0),
  output: z.int().min(0).max(KEPT_OUTPUT),
  errors: z.int().min(0).max(KEPT_ERRORS),
})

/** A run as it is kept. */
export type KeptRun = z.infer<typeof run>

/** The stored part of a run's output. */
export interface Printed {
  readonly output: string
  readonly errors: string
}

/**
 * Results of programs on tests, stored by keys that identify programs, tests and limits. Two files per set: a line of
 * JSON for each run, and all outputs one after the other. Invalid lines are dropped; if there are too many runs, the
 * older half is. Everything is synchronous, because it is used on a separate thread.
 */
export class RunStore {
  private runs = new Map<string, KeptRun>()
  private lines = -1
  private texts = -1
  private size = 0

  private constructor(
    private readonly path: string,
    private readonly version: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * `name` is that of the files in the folder; all runs depend on `version`. If the disk cannot be written, this is
   * reported and nothing is stored.
   */
  static open(
    folder: string,
    name: string,
    version: string,
    onError: (error: unknown) => void,
  ): RunStore {
    const store = new RunStore(join(folder, name), version, onError)
    try {
      mkdirSync(folder, { recursive: true })
      store.begin()
      forgetOldest(folder)
    } catch (error) {
      store.fail(error)
    }
    return store
  }

  get(key: string): KeptRun | null {
    return this.runs.get(key) ?? null
  }

  /** Stores a run in place of the previous one with its key. */
  put(about: Omit<KeptRun, 'at' | 'output' | 'errors'>, printed: Printed): KeptRun {
    const output = Buffer.from(printed.output.slice(0, KEPT_OUTPUT)).subarray(0, KEPT_OUTPUT)
    const errors = Buffer.from(printed.errors).subarray(0, KEPT_ERRORS)
    const kept = { ...about, at: this.size, output: output.length, errors: errors.length }
    this.runs.delete(kept.key)
    this.runs.set(kept.key, kept)
    if (this.lines < 0) return kept
    try {
      for (const bytes of [output, errors]) writeAll(this.texts, bytes)
      writeAll(this.lines, Buffer.from(`${JSON.stringify(kept)}\n`))
      this.size += output.length + errors.length
      if (this.size > MOST_BYTES || this.runs.size > MOST_RUNS) this.shrink()
    } catch (error) {
      this.fail(error)
    }
    return kept
  }

  /** The output of a run; empty if nothing could be stored. */
  printed({ at, output, errors }: KeptRun): Printed {
    return { output: this.textAt(at, output), errors: this.textAt(at + output, errors) }
  }

  close(): void {
    for (const file of [this.lines, this.texts]) if (file >= 0) closeSync(file)
    this.lines = this.texts = -1
  }

  private begin(): void {
    this.texts = openPlain(`${this.path}.texts`, O_RDWR | O_CREAT | O_APPEND)
    this.size = fstatSync(this.texts).size
    const [head, ...lines] = readOrEmpty(`${this.path}.runs`).split('\n')
    if (head === this.head) {
      for (const line of lines) this.take(line)
      this.lines = openSync(`${this.path}.runs`, 'a')
      // A line truncated by a crash must not affect the next one.
      if (lines.at(-1) !== '') writeAll(this.lines, Buffer.from('\n'))
    } else this.rewrite([])
    if (this.size > MOST_BYTES || this.runs.size > MOST_RUNS) this.shrink()
  }

  private get head(): string {
    return JSON.stringify({ version: this.version })
  }

  private take(line: string): void {
    if (line === '') return
    let found: unknown
    try {
      found = JSON.parse(line)
    } catch {
      return
    }
    const read = run.safeParse(found)
    if (!read.success || read.data.at + read.data.output + read.data.errors > this.size) return
    this.runs.delete(read.data.key)
    this.runs.set(read.data.key, read.data)
  }

  /** Forgets the older half, by runs and by bytes. */
  private shrink(): void {
    const kept: KeptRun[] = []
    let bytes = 0
    for (const one of [...this.runs.values()].reverse()) {
      bytes += one.output + one.errors
      if (kept.length >= MOST_RUNS / 2 || bytes > MOST_BYTES / 2) break
      kept.push(one)
    }
    this.rewrite(kept.reverse())
  }

  private rewrite(kept: readonly KeptRun[]): void {
    const temporary = `${this.path}.temporary`
    const [texts, lines] = [
      openSync(`${temporary}.texts`, 'w+'),
      openSync(`${temporary}.runs`, 'w'),
    ]
    let size = 0
    const runs = kept.map((one) => {
      const bytes = this.bytesAt(one.at, one.output + one.errors)
      writeAll(texts, bytes)
      size += bytes.length
      return { ...one, at: size - bytes.length }
    })
    writeAll(
      lines,
      Buffer.from([this.head, ...runs.map((one) => JSON.stringify(one)), ''].join('\n')),
    )
    this.close()
    Object.assign(this, { texts, lines, size })
    this.runs = new Map(runs.map((one) => [one.key, one]))
    // The lines first: without their texts they would be dropped as invalid, with wrong texts they would not.
    rmSync(`${this.path}.runs`, { force: true })
    renameSync(`${temporary}.texts`, `${this.path}.texts`)
    renameSync(`${temporary}.runs`, `${this.path}.runs`)
  }

  private textAt(at: number, length: number): string {
    return this.bytesAt(at, length).toString('utf8')
  }

  private bytesAt(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length)
    const read = this.texts < 0 ? 0 : readSync(this.texts, bytes, 0, length, at)
    return bytes.subarray(0, read)
  }

  private fail(error: unknown): void {
    this.close()
    this.onError(error)
  }
}

/** Deletes the files of the least recently used sets. */
function forgetOldest(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.runs'))
  if (names.length <= MOST_SETS) return
  const age = new Map(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]))
  names.sort((a, b) => age.get(b)! - age.get(a)!)
  for (const name of names.slice(MOST_SETS))
    for (const one of [name, name.replace(/runs$/, 'texts')])
      rmSync(join(folder, one), { force: true })
}

function readOrEmpty(path: string): string {
  let file = -1
  try {
    file = openPlain(path, O_RDONLY)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  } finally {
    if (file >= 0) closeSync(file)
  }
}

/** Opens a regular file without blocking on a pipe in its place; throws a sentence. */
function openPlain(path: string, flags: number): number {
  const file = openSync(path, flags | O_NONBLOCK)
  if (fstatSync(file).isFile()) return file
  closeSync(file)
  throw new Error(mainWords().reasons.notRegular)
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}
