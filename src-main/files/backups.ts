import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupEntry, BackupRule } from '@core/protocol/backups'
import type { FileProblem } from '@core/protocol/file-problem'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { err, type Result } from '@core/kernel/result'
import { userDisks } from './disks'
import { fileProblem } from './file-problem'
import { readLevel } from './read-level'
import { keptName, realPathOf } from './real-path'
import { replaceFile } from './replace-file'
import { mainWords } from '../main-words'

/** Longest time for which saving waits for its backup, in ms. */
const PATIENCE = 2000
const MINUTE = 60_000
/** "0007-2024-05-01T10-20-30-123Z.txt". */
const NAME = /^(\d{4,})-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.txt$/

export interface BackupsOptions {
  readonly rule: () => BackupRule
  /** Called with the reason if a backup could not be made; the file is saved anyway. */
  readonly onError: (error: unknown) => void
  /** Returns ms since 1970. */
  readonly now?: () => number
  readonly patience?: number
}

interface Kept extends Omit<BackupEntry, 'size'> {
  readonly name: string
}

/**
 * Keeps the contents of the user's files from before they were saved, numbered, in a folder of the app: one folder per
 * file.
 */
export class Backups {
  private working: Promise<void> = Promise.resolve()

  constructor(
    private readonly folder: string,
    private readonly options: BackupsOptions,
  ) {}

  /**
   * Makes a backup of a file that is about to be replaced, if the rule requires one. Resolves when that is done, has
   * failed or takes too long; never rejects.
   */
  async keep(path: string): Promise<void> {
    const { onError, patience = PATIENCE } = this.options
    this.working = this.working.then(() => this.keepNow(path)).catch(onError)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)))
    await Promise.race([this.working, late])
    clearTimeout(timer)
  }

  /** The backups of a file, the newest first. */
  async list(path: string): Promise<readonly BackupEntry[]> {
    const place = await this.placeOf(path)
    const entries = (await heldIn(place)).map(async ({ name, number, time }) => {
      const { size } = await stat(join(place, name))
      return { number, time, size }
    })
    return (await Promise.all(entries)).reverse()
  }

  /** The text of a backup, or why it cannot be read. */
  async read(path: string, number: number): Promise<Result<string, FileProblem>> {
    const place = await this.placeOf(path)
    const found = (await heldIn(place)).find((one) => one.number === number)
    return found
      ? readLevel(join(place, found.name))
      : err(fileProblem(path, 'ENOENT', mainWords().files.noBackup))
  }

  /** Resolves when everything is saved to disk. */
  settled(): Promise<void> {
    return this.working
  }

  private async keepNow(path: string): Promise<void> {
    const { count, minutes } = this.options.rule()
    if (count === 0) return
    const place = await this.placeOf(path)
    const held = await heldIn(place)
    const last = held.at(-1)
    const time = this.options.now?.() ?? Date.now()
    // A clock that was set back must not stop backups.
    const isSoon = last !== undefined && time >= last.time && time - last.time < minutes * MINUTE
    if (isSoon) return
    const patience = this.options.patience ?? PATIENCE
    const content = await userDisks.ask(path, () => keepable(path), patience)
    if (!content) return
    const newest = last && (await readFile(join(place, last.name)).catch(() => null))
    if (newest?.equals(content)) return
    await mkdir(place, { recursive: true, mode: 0o700 })
    // For people who open the folder.
    if (!last) await writeFile(join(place, 'path'), `${await realPathOf(path)}\n`)
    await replaceFile(join(place, nameOf((last?.number ?? 0) + 1, time)), content)
    const most = Math.max(0, held.length + 1 - count)
    for (const { name } of held.slice(0, most)) await rm(join(place, name), { force: true })
  }

  private async placeOf(path: string): Promise<string> {
    return join(this.folder, keptName(await realPathOf(path)))
  }
}

/** Contents of a file; null if it is not a plain file, or not one that could be a level. */
async function keepable(path: string): Promise<Buffer | null> {
  const about = await stat(path).catch(() => null)
  const isLevel = about !== null && about.isFile() && about.size <= MAX_LEVEL_BYTES
  return isLevel ? readFile(path) : null
}

/** The backups in a folder, the oldest first. */
async function heldIn(place: string): Promise<readonly Kept[]> {
  const names = await readdir(place).catch(() => [])
  const found = names.flatMap((name): Kept[] => {
    const parts = NAME.exec(name)
    if (!parts) return []
    const [, number, day, hour, minute, second, rest] = parts
    const time = Date.parse(`${day}T${hour}:${minute}:${second}.${rest}Z`)
    return [{ name, number: Number(number), time }]
  })
  return found.sort((a, b) => a.number - b.number)
}

function nameOf(number: number, time: number): string {
  const moment = new Date(time).toISOString().replaceAll(/[:.]/g, '-')
  return `${String(number).padStart(4, '0')}-${moment}.txt`
}
