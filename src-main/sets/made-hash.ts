import { HASH_DIGITS } from '@core/suite/how-made'
import { sha256 } from './sha256'

/** The hash that distinguishes a text from others of a set in `boardwright.json`. */
export function madeHash(text: string): string {
  return sha256(text).slice(0, HASH_DIGITS)
}
