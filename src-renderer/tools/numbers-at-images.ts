/**
 * Which of numbered things stands at the nth of `count` places of a symmetry, where one of them stands at the first. The
 * things of a symmetry follow each other, so that all lead to the same ones: with two places 0 and 1, 2 and 3, and so on.
 */
export function numberAtImage(number: number, nth: number, count: number): number {
  const at = number % count
  return number - at + ((at + nth) % count)
}
