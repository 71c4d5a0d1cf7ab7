import { sep as ownSep } from 'node:path'

/** Whether a path is below a folder; both as the system writes them, without links. */
export function isBelow(folder: string, path: string, sep = ownSep): boolean {
  return path !== folder && path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** A relative path with slashes, as sets and packages write it. */
export function slashed(path: string, sep = ownSep): string {
  return path.split(sep).join('/')
}

/** A path as it is compared with others: most disks of Windows and macOS ignore case. */
export function comparable(path: string, platform = process.platform): string {
  return /^(win32|darwin)$/.test(platform) ? path.toLowerCase() : path
}
