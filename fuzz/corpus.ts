import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FuzzTarget } from './target'

/** Most inputs kept for a target: beyond that the folder tells less than it weighs. */
const MOST = 150

/** The folder of inputs of one target, a file each. */
export class Corpus {
  private readonly folder: string

  constructor(
    root: string,
    private readonly target: FuzzTarget,
  ) {
    this.folder = join(root, target.id)
  }

  read(): { name: string; input: string }[] {
    if (!existsSync(this.folder)) return []
    const names = readdirSync(this.folder).sort()
    return names.map((name) => ({
      name,
      input: readFileSync(join(this.folder, name), this.encoding),
    }))
  }

  /** Writes an input under a name made from it; null when the folder is full or has it. */
  keep(input: string, prefix = '', most = MOST): string | null {
    const data = Buffer.from(input, this.encoding)
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 10)
    const path = join(this.folder, `${prefix}${hash}.txt`)
    if (existsSync(path) || this.size() >= most) return null
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(path, data)
    return path
  }

  remove(name: string): void {
    rmSync(join(this.folder, name))
  }

  private size(): number {
    return existsSync(this.folder) ? readdirSync(this.folder).length : 0
  }

  private get encoding(): 'latin1' | 'utf8' {
    return this.target.isBytes ? 'latin1' : 'utf8'
  }
}
