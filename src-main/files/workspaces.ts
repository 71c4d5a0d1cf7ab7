import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { WorkspaceRecord } from '@core/protocol/ipc'
import { DamagedFile, readJsonFile, writeJsonFile } from './json-file'
import { keptName, realPathOf } from './real-path'

/** Files whose workspaces are kept; those longest untouched go first. */
const MOST_KEPT = 1000

const schema = z.object({
  version: z.literal(1),
  /** For people who look into the folder. */
  path: z.string(),
  value: z.record(z.string(), z.unknown()),
})

/** What belongs to the user's work on a level file and not into the file, for instance breakpoints; a file for each. */
export class Workspaces {
  private writing: Promise<void> = Promise.resolve()

  /** `onError` hears of a workspace that could not be kept, and of a DamagedFile that was put aside. */
  constructor(
    private readonly folder: string,
    private readonly onError: (error: unknown) => void,
    private readonly mostKept = MOST_KEPT,
  ) {}

  /** The workspace of the file at an absolute path; null when there is none, or none that can be read. */
  async load(path: string): Promise<WorkspaceRecord | null> {
    await this.writing
    const place = this.placeOf(await realPathOf(path))
    const onDamage = ({ copy, message }: DamagedFile): void =>
      this.onError(new DamagedFile(place, copy, message, path))
    return readJsonFile(place, schema, onDamage)?.value ?? null
  }

  /** Keeps the workspace of a file; an empty one is forgotten. */
  async save(path: string, value: WorkspaceRecord): Promise<void> {
    // One write after the other: two at once could leave the older value behind.
    this.writing = this.writing.then(() => this.write(path, value)).catch(this.onError)
    await this.writing
  }

  /** Resolves when everything said so far is on disk. */
  settled(): Promise<void> {
    return this.writing
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
