import { z } from 'zod'
import { JsonStore } from '../../../files/json-store'

/** Most answers that are kept: the oldest go first. */
const MOST = 10_000

const schema = z.object({
  version: z.literal(1),
  trusted: z.array(z.string().regex(/^[\da-f]{64}$/)).max(MOST),
})

/** Which commands the user lets run, in a file of the app's own; each by the hash of folder, command and what it runs. */
export class Trust {
  private readonly store: JsonStore<z.infer<typeof schema>>
  private readonly trusted: Set<string>

  constructor(path: string, onError: (error: unknown) => void) {
    this.store = new JsonStore(path, schema, onError)
    this.trusted = new Set(this.store.read()?.trusted ?? [])
  }

  has(key: string): boolean {
    return this.trusted.has(key)
  }

  add(keys: readonly string[]): void {
    for (const key of keys) {
      this.trusted.delete(key)
      this.trusted.add(key)
    }
    this.store.write({ version: 1, trusted: [...this.trusted].slice(-MOST) })
  }

  /** Resolves when everything said so far is on disk. */
  settled(): Promise<void> {
    return this.store.settled()
  }
}
