import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { comparable } from '../system/paths'

/**
 * An identifier of a file that is the same for all of its paths: from the system's own number if the file exists, which
 * covers links and names that a disk does not tell apart; otherwise from its real folder and its name.
 */
export function fileIdentity(path: string): string {
  const about = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (about?.isFile()) return `${about.dev}:${about.ino}`
  return comparable(realPlace(resolve(path)))
}

function realPlace(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(realPlace(folder), basename(path))
  }
}
