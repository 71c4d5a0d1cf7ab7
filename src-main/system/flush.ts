import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Calls of the system; tests put those of another in. */
const calls = { openSync, fsyncSync, closeSync }

/** Flushes a file to the disk, or the names in a folder, which Windows cannot do. Throws the system's error. */
export function flush(path: string, platform = process.platform, system = calls): void {
  // Windows flushes only what may be written.
  const descriptor = system.openSync(path, platform === 'win32' ? 'r+' : 'r')
  try {
    system.fsyncSync(descriptor)
  } finally {
    system.closeSync(descriptor)
  }
}

/**
 * Flushes the whole disk that a folder is on; false where the system has no way that reports whether the disk has taken
 * everything: Node has no call for it, `sync` of Linux does it.
 */
export function flushDiskOf(folder: string, platform = process.platform): boolean {
  if (platform !== 'linux') return false
  return spawnSync('sync', ['-f', '--', folder], { stdio: 'ignore' }).status === 0
}
