import { number as formatted } from '@messageformat/runtime'

/**
 * A number as a language writes it, less an offset: what the compiler of messages calls. Whole ones from 0 to 999 all our
 * languages write alike; for the rest a browser first loads the data of the language.
 */
export function number(language: string, value: number, offset: number): string {
  const less = value - offset
  return less >= 0 && less < 1000 && Number.isInteger(less)
    ? String(less)
    : formatted(language, value, offset)
}
