import { words } from '../../ui/words'

/** Maximum number of names in a sentence about a difference. */
const MOST_NAMES = 8

/**
 * The differences at a step: "2 cells differ. Also different: Player 2, hand of player 0."
 * `elsewhere`: names of differences that are not on a cell. `isOtherSize`: only cells that both boards have were
 * compared.
 */
export function differingCellsWords(
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
