import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { AnswerState } from '@core/suite/expected'
import type { TextLook } from '@core/suite/look-at-text'
import type { Prints } from '@core/suite/same-tests'
import { replaceFile } from '../../files/replace-file'

/** Opening a pipe must not block. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** A file that need not be read again as long as it is in the same state. */
export interface KeptLook {
  readonly path: string
  readonly state: string
  /** Of its look. */
  readonly key: string
  readonly prints: Prints
  readonly answers: AnswerState
}

interface Content {
  readonly looks: readonly (readonly [key: string, look: TextLook])[]
  readonly files: readonly KeptLook[]
}

/**
 * Results of looking at tests, stored by the hash of text and extension, so that a known set is complete at once. One
 * file per set: its first line has the version of the app and the hash of the rest; unless both are right, the file is
 * ignored.
 */
export class LookStore {
  private isChanged = false
  private writing: Promise<void> = Promise.resolve()
  private readonly looks: Map<string, TextLook>
  private readonly files: ReadonlyMap<string, KeptLook>

  private constructor(
    private readonly path: string,
    private readonly version: string,
    content: Content,
    private readonly onError: (error: unknown) => void,
  ) {
    this.looks = new Map(content.looks)
    this.files = new Map(content.files.map((file) => [file.path, file]))
  }

  /** `version` names everything that looks depend on apart from the text. */
  static async open(
    path: string,
    version: string,
    onError: (error: unknown) => void,
  ): Promise<LookStore> {
    const kept = await readFile(path, { encoding: 'utf8', flag: READ }).catch(() => '')
    return new LookStore(path, version, contentOf(kept, version), onError)
  }

  /** The stored result for a file, if the file is still in the same state. */
  kept(path: string, state: string): KeptLook | null {
    const file = this.files.get(path)
    return file?.state === state ? file : null
  }

  get(key: string): TextLook | null {
    return this.looks.get(key) ?? null
  }

  set(key: string, look: TextLook): void {
    this.looks.set(key, look)
    this.isChanged = true
  }

  /** Stores new results for these files on disk. Never rejects. */
  keep(files: readonly KeptLook[]): Promise<void> {
    if (this.isChanged) {
      this.isChanged = false
      const keys = new Set(files.map(({ key }) => key))
      const looks = [...this.looks].filter(([key]) => keys.has(key))
      const body = JSON.stringify({ looks, files } satisfies Content)
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

function contentOf(kept: string, version: string): Content {
  const end = kept.indexOf('\n')
  const body = kept.slice(end + 1)
  const head = JSON.stringify({ version, hash: hashOf(body) })
  if (end < 0 || kept.slice(0, end) !== head) return { looks: [], files: [] }
  return JSON.parse(body) as Content
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
