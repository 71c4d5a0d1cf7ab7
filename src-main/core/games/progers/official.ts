/** The instructions in the order in which the statement counts the bank's letters; a letter's number is its index. */
export const LETTERS = 'SLRBJM'

/** Numbers of the letters. */
export const STEP = 0
export const LEFT = 1
export const RIGHT = 2
export const BACK = 3
export const JUMP = 4
export const MOVE = 5

export const HAND_SIZE = 7
export const LONGEST_PROGRAM = 5
export const CAPACITY = 3

/** Number of each letter in an official bank. */
export const officialCounts: Readonly<Record<string, number>> = {
  S: 150,
  L: 75,
  R: 75,
  B: 30,
  J: 60,
  M: 30,
}

export const OFFICIAL_BANK = 420

/** The letters of an official bank, in no order. */
export const fullBank: readonly string[] = Array.from(LETTERS).flatMap((letter) =>
  Array.from({ length: officialCounts[letter]! }, () => letter),
)

/** Official limits: numbers from lowest to highest, both included. */
export const official = {
  hills: [2, 5],
  hillShortSide: [3, 4],
  hillLongSide: [3, 6],
  /** Maximum number of borders that a hill may touch. */
  hillBorders: 2,
  walls: [10, 30],
  samples: 24,
  samplesOfType: 3,
  /** Minimum number of free sides of each cell. */
  freeSides: 2,
} as const

/** Number of each letter of SLRBJM in a bank. */
export function letterCounts(bank: string): number[] {
  const counts = Array.from(LETTERS, () => 0)
  for (const letter of bank) {
    const index = LETTERS.indexOf(letter)
    if (index >= 0) counts[index]!++
  }
  return counts
}
