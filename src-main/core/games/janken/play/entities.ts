/** More than the units of a data set, with at most 61 per side. */
const UNITS_A_PAGE = 128

/** Number of a unit over the whole document, -1 for none. */
export function entityOf(page: number, unit: number): number {
  return unit < 0 ? -1 : page * UNITS_A_PAGE + unit
}

/** The data set of an entity and its index there. */
export function unitOf(entity: number): { readonly page: number; readonly unit: number } {
  return { page: Math.trunc(entity / UNITS_A_PAGE), unit: entity % UNITS_A_PAGE }
}
