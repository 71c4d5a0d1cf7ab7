import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { z } from 'zod'

/**
 * A small file of the app's own. Read once at the start; a file that is missing, broken or of another version counts as
 * absent, because the app must start all the same.
 */
export function readJsonFile<T>(path: string, schema: z.ZodType<T>): T | null {
  try {
    const found = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

/** Writes it in one go; rejects where that fails. */
export async function writeJsonFile(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`)
}
