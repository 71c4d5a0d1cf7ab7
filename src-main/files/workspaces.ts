import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { afterMoves, type Moved } from '@core/suite/move-order'
import type { WorkspaceRecord } from '@core/protocol/requests/files'
import { DamagedFile, readJsonFile, writeJsonFile } from './json-file'
import { keptName, realPathOf } from './real-path'

/** Maximum number of files whose workspaces are stored; the least recently used are removed first. */
const MOST_KEPT = 1000

const schema = z.object({
  version: z.literal(1),
  /** For people who open the folder. */
  path: z.string(),
  value: z.record(z.string(), z.unknown()),
})

/**
 * Data of the user's work on a level that does not belong into its file, for instance breakpoints; one file for each
 * level.
 */
export class Workspaces {
  private writing: Promise<void> = Promise.resolve()

  /** `onError` is called for a workspace that could not be stored, and for a DamagedFile that was put aside. */
  constructor(
    private readonly folder: string,
    private readonly onError: (error: unknown) => void,
    private readonly mostKept = MOST_KEPT,
  ) {}

  /** The workspace of the file at an absolute path; null if there is none, or none that can be read. */
  async load(path: string): Promise<WorkspaceRecord | null> {
    await this.writing
    const place = this.placeOf(await realPathOf(path))
    const onDamage = ({ copy, message }: DamagedFile): void =>
      this.onError(new DamagedFile(place, copy, message, path))
    return readJsonFile(place, schema, onDamage)?.value ?? null
  }

  /** Stores the workspace of a file; an empty one is removed. */
  async save(path: string, value: WorkspaceRecord): Promise<void> {
    // One write after the other: two at once could leave the older value behind.
    this.writing = this.writing.then(() => this.write(path, value)).catch(this.onError)
    await this.writing
  }

  /** Files have moved, one after the other: their workspaces move along. */
  follow(moves: readonly Moved[]): void {
    if (moves.length === 0) return
    this.writing = this.writing.then(() => this.followNow(moves)).catch(this.onError)
  }

  /** Resolves when everything is saved to disk. */
  settled(): Promise<void> {
    return this.writing
  }

  private async followNow(moves: readonly Moved[]): Promise<void> {
    const kept = new Set(await readdir(this.folder).catch(() => []))
    const found: (readonly [to: string, value: WorkspaceRecord])[] = []
    // There may be thousands of files, but few folders.
    const folders = new Map<string, string>()
    for (const { from } of kept.size === 0 ? [] : moves) {
      const folder = dirname(from)
      const real = folders.get(folder) ?? (await realPathOf(folder))
      folders.set(folder, real)
      const place = this.placeOf(join(real, basename(from)))
      if (!kept.has(basename(place))) continue
      const record = readJsonFile(place, schema)
      await rm(place, { force: true })
      if (record) found.push([afterMoves(from, moves), record.value])
    }
    for (const [path, value] of found) await this.write(path, value)
  }

  private async write(path: string, value: WorkspaceRecord): Promise<void> {
    const real = await realPathOf(path)
    const place = this.placeOf(real)
    if (Object.keys(value).length === 0) return rm(place, { force: true })
    await writeJsonFile(place, { version: 1, path: real, value })
    await this.prune()
  }

  private async prune(): Promise<void> {
    const names = await readdir(this.folder)
    if (names.length <= this.mostKept) return
    const aged = await Promise.all(
      names.map(async (name) => {
        const place = join(this.folder, name)
        return { place, time: (await stat(place)).mtimeMs }
      }),
    )
    aged.sort((a, b) => b.time - a.time)
    for (const { place } of aged.slice(this.mostKept)) await rm(place, { force: true })
  }

  private placeOf(real: string): string {
    return join(this.folder, `${keptName(real)}.json`)
  }
}
