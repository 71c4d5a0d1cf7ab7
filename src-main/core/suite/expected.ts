import type { TextLook } from './look-at-text'

/** How a test's official answer stands to the file beside it. */
export type Expected = 'none' | 'equal' | 'differs'

/** Compares the official answer with the text of the file beside the test; null where there is none. */
export function expectedOf(look: TextLook | null, beside: string | null): Expected {
  if (beside === null) return 'none'
  return look?.worth?.answer === beside ? 'equal' : 'differs'
}
