import { writeFile } from 'node:fs/promises'
import writeFileAtomic from 'write-file-atomic'

/** Replaces a file: seen whole or not at all, and on disk before it is seen. Throws the system's error. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  // The package writes with a single call and would take a partial write (a disk that fills up) for a whole one. So
  // it gets nothing to write, and the text goes into its temporary file by a call that goes on to the last byte.
  await writeFileAtomic(path, '', {
    tmpfileCreated: (temporary) => writeFile(temporary, content, 'utf8'),
  })
}
