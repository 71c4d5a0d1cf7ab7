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
  const which = isOtherSize ? ' that both have' : ''
  const amount =
    cells === 0
      ? `No cell${which} differs`
      : cells === 1
        ? `One cell${which} differs`
        : `${cells} cells${which} differ`
  const counted = isOtherSize ? `The boards are of different sizes. ${amount}` : amount
  if (elsewhere.length === 0) return `${counted}.`
  const more = elsewhere.length - MOST_NAMES
  const names = elsewhere.slice(0, MOST_NAMES).join(', ')
  return `${counted}. Also different: ${names}${more > 0 ? ` and ${more} more` : ''}.`
}
