import type { Problem } from '../text/diagnostics'
import type { Player } from '../model'

/** Why a turn cannot be made: the match is over, a ghost has no way, or an answer breaks the rules (G5). */
export type Refusal =
  | { readonly kind: 'over' | 'no-way' }
  /** Wrong number of words, instead of one for each hunter, or a word that is not a cell. */
  | { readonly kind: 'count'; readonly player: Player; readonly found: number }
  | { readonly kind: 'word'; readonly player: Player; readonly found: string }
  | { readonly kind: 'problem'; readonly problem: Problem }
