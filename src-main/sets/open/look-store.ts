import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { TextLook } from '@core/suite/look-at-text'
import { replaceFile } from '../../files/replace-file'

/**
 * What tests looked like, kept by the hash of name and text so that a set that was looked at before is there at once. One file
 * a set: a line with the version of the app and the hash of all that follows, which is trusted if both are right and else
 * forgotten.
 */
export class LookStore {
  private isChanged = false
  private writing: Promise<void> = Promise.resolve()

  private constructor(
    private readonly path: string,
    private readonly version: string,
    private readonly looks: Map<string, TextLook>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** `version` names all that looks depend on besides the text. */
  static async open(
    path: string,
    version: string,
    onError: (error: unknown) => void,
  ): Promise<LookStore> {
    const kept = await readFile(path, 'utf8').catch(() => '')
    return new LookStore(path, version, looksIn(kept, version), onError)
  }

  /** The key of a text that stands in a file of a name. */
  static keyOf(name: string, text: string): string {
    return hashOf(`${name}\0${text}`)
  }

  get(key: string): TextLook | null {
    return this.looks.get(key) ?? null
  }

  set(key: string, look: TextLook): void {
    this.looks.set(key, look)
    this.isChanged = true
  }

  /** Puts on disk what was looked at since, and forgets all but these keys. Never rejects. */
  keep(keys: ReadonlySet<string>): Promise<void> {
    if (this.isChanged) {
      this.isChanged = false
      for (const key of this.looks.keys()) if (!keys.has(key)) this.looks.delete(key)
      const body = JSON.stringify([...this.looks])
      const content = `${JSON.stringify({ version: this.version, hash: hashOf(body) })}\n${body}`
      const write = async (): Promise<void> => {
        await mkdir(dirname(this.path), { recursive: true })
        await replaceFile(this.path, content)
      }
      this.writing = this.writing.then(write).catch(this.onError)
    }
    return this.writing
  }
}

function looksIn(kept: string, version: string): Map<string, TextLook> {
  const end = kept.indexOf('\n')
  const body = kept.slice(end + 1)
  const head = JSON.stringify({ version, hash: hashOf(body) })
  if (end < 0 || kept.slice(0, end) !== head) return new Map()
  return new Map(JSON.parse(body) as [string, TextLook][])
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
