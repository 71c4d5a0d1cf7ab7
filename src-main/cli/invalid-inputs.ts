import { join } from 'node:path'
import { isInvalidInput, type ExpectedFault } from '@core/suite/invalid/invalid-files'
import { byName } from '@core/suite/set-files'
import type { CliIo } from './io'
import { fileError } from './problems'
import { listFolder } from './set-folder'

/** An input of a folder that has to be refused, as it was read. */
export interface InvalidFile {
  /** Below the folder, with "/". */
  readonly path: string
  readonly bytes: Uint8Array
  /** As it is noted; null where nothing is. */
  readonly expected: ExpectedFault | null
}

/** All of them, in the order of their names; null where one cannot be read, which is told. */
export async function invalidInFolder(
  io: CliIo,
  folder: string,
  noted: Readonly<Record<string, ExpectedFault>>,
): Promise<InvalidFile[] | null> {
  const { paths } = await listFolder(folder)
  const found: InvalidFile[] = []
  for (const path of paths.filter(isInvalidInput).sort(byName)) {
    const bytes = io.read(join(folder, path))
    if (bytes.ok) found.push({ path, bytes: bytes.value, expected: noted[path] ?? null })
    else {
      io.err(fileError(join(folder, path), bytes.error))
      return null
    }
  }
  return found
}
