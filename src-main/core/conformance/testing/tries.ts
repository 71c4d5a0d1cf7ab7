/** How often a test tries chance: `few` times, and `all` in the long run, `npm run unit -- --long`. */
export function tries(few: number, all: number): number {
  return process.env['LONG_TESTS'] === undefined ? few : all
}

/** Seeds from 1 on: so many as there are tries. */
export function seeds(few: number, all: number): number[] {
  return Array.from({ length: tries(few, all) }, (_, index) => index + 1)
}
