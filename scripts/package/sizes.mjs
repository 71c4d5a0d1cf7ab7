// How large things are, in MB as disks are sold.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of a file, or of all files below a folder; links count nothing. */
export function bytesOf(path) {
  const found = lstatSync(path)
  if (found.isFile()) return found.size
  if (!found.isDirectory()) return 0
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}

/** "257.3 MB", right-aligned. */
export function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1).padStart(7)} MB`
}
