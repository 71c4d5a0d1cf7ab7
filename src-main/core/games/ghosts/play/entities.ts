/** Higher than any ghost's number: six per turn, and at most 50 000 turns. */
const FIRST_HUNTER = 1_000_000

/** Entity number of a hunter, from 0 to 15, White's eight first. */
export function hunterEntity(hunter: number): number {
  return FIRST_HUNTER + hunter
}

export function isHunter(entity: number): boolean {
  return entity >= FIRST_HUNTER
}

/** Which of the sixteen hunters an entity is, White's eight first. */
export function hunterOf(entity: number): number {
  return entity - FIRST_HUNTER
}
