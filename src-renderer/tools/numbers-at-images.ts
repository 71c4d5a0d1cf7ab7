/**
 * The number of the thing at the nth of `count` places of a symmetry, if the thing with `number` is at the first.
 * Things of a symmetry have consecutive numbers, so that each leads to the same others: with two places 0 and 1, 2 and
 * 3, and so on.
 */
export function numberAtImage(number: number, nth: number, count: number): number {
  const at = number % count
  return number - at + ((at + nth) % count)
}
