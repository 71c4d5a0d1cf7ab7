import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file below a folder, with the folders that it lies in. */
export async function putFile(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}
