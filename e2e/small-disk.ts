import { execFileSync } from 'node:child_process'
import { open } from 'node:fs/promises'
import { expect } from './fixtures'

/** Puts a disk of some KB into a folder; false for who may not. To be taken away by `umount -l`. */
export function mountSmallDisk(place: string, size = 64): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${size}k`, 'tmpfs', place]
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes a file until the disk is full. */
export async function fill(path: string): Promise<void> {
  const handle = await open(path, 'w')
  const page = Buffer.alloc(4096)
  try {
    for (;;) await handle.write(page)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    await handle.close()
  }
}
