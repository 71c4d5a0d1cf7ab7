import { unreachable } from '@core/kernel/unreachable'
import type { MatchEnd } from '@core/protocol/requests/runs'
import { capitalised } from '../ui/capitalised'
import { words } from '../ui/words'

/** How play ended, for the status bar. */
export function endWords(end: MatchEnd, turns: number, nameOf: (player: number) => string): string {
  const { ended } = words.match
  switch (end.kind) {
    case 'over':
      return ended.over({ turns })
    case 'most':
      return ended.played({ turns })
    case 'hand':
      return handWords(turns, nameOf(end.player))
    case 'illegal':
      return end.message
    case 'stopped':
      return ended.stopped({ turns })
    case 'failed':
      return ended.failed({ turns, reason: end.message })
    default:
      return unreachable(end)
  }
}

/** A message that the next move is the user's. */
export function handWords(turns: number, name: string): string {
  const { hand, handAtOnce } = words.match.ended
  return turns === 0 ? handAtOnce({ player: capitalised(name) }) : hand({ turns, player: name })
}
