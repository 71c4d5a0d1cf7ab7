import { realpathSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, dirname, isAbsolute } from 'node:path'
import { isBelow } from '../system/paths'

/** The folders of users' files and of temporary files. */
const PLACES = ['/home', '/root', '/tmp', '/var/tmp', '/media', '/mnt', '/run/media', '/run/user']
/** Folders that every program needs; neither they nor folders around them are hidden. */
const NEEDED = ['/usr', '/bin', '/lib', '/lib64', '/etc', '/opt', '/proc', '/dev']

/** The exceptions that a program may see and write among the hidden places. */
export interface View {
  /** The program and its arguments; paths among them stay visible. */
  readonly command: readonly string[]
  /** Folders that are hidden in addition to those of the users. */
  readonly hides: readonly string[]
  /** Folders that it may write into. */
  readonly writes: readonly string[]
}

/** Folders that are hidden from programs, and paths in them that stay visible; absolute and without links. */
export function hiddenPlaces({ command, hides }: View): { hidden: string[]; shown: string[] } {
  const own = [homedir(), tmpdir(), ...PLACES, ...hides].flatMap(real).filter(isNotNeeded)
  const hidden = [...new Set(own)].filter((place) => !own.some((other) => isBelow(other, place)))
  const shows = [...command.filter(isAbsolute), ...toolFolders()]
  const secret = [...hidden, ...hides.flatMap(real)]
  const shown = shows
    .flatMap((path) => [path, ...real(path)])
    .filter((path) => real(path).length > 0 && hidden.some((place) => isBelow(place, path)))
    // A folder around hidden places would show them again.
    .filter((path) => !secret.some((place) => place === path || isBelow(path, place)))
  return { hidden, shown: [...new Set(shown)] }
}

/** The folders of tools on the PATH with their files, except folders that contain more than one tool's files. */
function toolFolders(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute)
  return folders.map((folder) => {
    const above = dirname(folder)
    const isOfMany = above === homedir() || basename(above) === '.local'
    return /^(bin|shims)$/.test(basename(folder)) && !isOfMany ? above : folder
  })
}

function isNotNeeded(place: string): boolean {
  return place !== '/' && !NEEDED.some((one) => one === place || isBelow(place, one))
}

/** The path without links; none if there is nothing. */
function real(path: string): string[] {
  try {
    statSync(path)
    return [realpathSync(path)]
  } catch {
    return []
  }
}
