/** Names a misreading of a game's rules. */
export type ReadingId = string
