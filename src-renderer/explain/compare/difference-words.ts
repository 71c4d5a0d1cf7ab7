import { words } from '../../ui/words'

/** Names that a sentence about a difference takes at most. */
const MOST_NAMES = 8

/**
 * What differs at a step: "2 cells differ. Also different: Player 2, hand of player 0."
 * `elsewhere`: names of what differs and lies on no cell. `isOtherSize`: only cells that both boards have were compared.
 */
export function differenceWords(
  cells: number,
  elsewhere: readonly string[],
  isOtherSize = false,
): string {
  const { alsoDifferent, cellsDiffer, cellsOfBothDiffer } = words.compare
  const counted = (isOtherSize ? cellsOfBothDiffer : cellsDiffer)({ cells })
  if (elsewhere.length === 0) return counted
  const more = Math.max(0, elsewhere.length - MOST_NAMES)
  const names = elsewhere.slice(0, MOST_NAMES).join(', ')
  return `${counted} ${alsoDifferent({ names, more })}`
}
