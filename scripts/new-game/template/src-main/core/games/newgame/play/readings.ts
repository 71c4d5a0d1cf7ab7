import { misread, readingTable } from '../../../game/reading-table'

/** The switches of the rules; each misreading turns one. What it believes is in the catalogue. */
export interface Rules {
  readonly doWallsStop: boolean
}

export const { readings, rulesOf } = readingTable<Rules>({ doWallsStop: true }, [
  misread('walls-are-open', 'R2', { doWallsStop: false }),
])
