import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * The same text for two paths of one file: by what the system calls it where it is there, which sees through links and
 * letters that a disk does not tell apart; else by its real folder and its name.
 */
export function fileIdentity(path: string): string {
  const about = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (about?.isFile()) return `${about.dev}:${about.ino}`
  const real = realPlace(resolve(path))
  // There most disks do not tell capitals from small letters.
  return /^(win32|darwin)$/.test(process.platform) ? real.toLowerCase() : real
}

function realPlace(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(realPlace(folder), basename(path))
  }
}
