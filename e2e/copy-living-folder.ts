import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies plain files and folders of a folder that others are writing into. What is gone before its turn comes is left out,
 * as are temporary files that have meanwhile taken the place of another.
 */
export async function copyLivingFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await unlessGone(readdir(from, { withFileTypes: true }), [])) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyLivingFolder(source, copy)
    else if (entry.isFile()) await unlessGone(copyFile(source, copy), undefined)
  }
}

async function unlessGone<T>(work: Promise<T>, instead: T): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead
    throw error
  }
}
