import { readlinkSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const MOST_LINKS = 32

/**
 * The number of the open file that a path such as `/dev/stdout` or `/dev/fd/3` stands for, even through links; null for
 * any other path. Opened again by that path it would be written from its beginning, or could not be opened at all.
 */
export function ownDescriptor(path: string): number | null {
  let place = resolve(path)
  for (let link = 0; link < MOST_LINKS; link++) {
    if (place === '/dev/stdout') return 1
    if (place === '/dev/stderr') return 2
    const number = /^\/(?:dev|proc\/self)\/fd\/(\d{1,9})$/.exec(place)?.[1]
    if (number !== undefined) return Number(number)
    try {
      place = resolve(dirname(place), readlinkSync(place))
    } catch {
      return null
    }
  }
  return null
}
