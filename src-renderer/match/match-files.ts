import type { Exchange, MatchMaking } from '@core/game/match'
import type { MatchFiles } from '@core/protocol/requests/runs'
import type { LevelEditor } from '../editor/index'

/** The input and output that the programs of a document's match would have had; null if it has no match that runs. */
export function matchFiles(editor: LevelEditor): MatchFiles | null {
  const making: MatchMaking<unknown> | undefined = editor.game.making
  if (!making || !editor.document.isRunnable) return null
  const [first, second] = [0, 1].map((player) => making.exchange(editor.level, player)) as [
    Exchange,
    Exchange,
  ]
  return {
    'player0.in': first.input,
    'player0.out': first.output,
    'player0.transcript': first.transcript,
    'player1.in': second.input,
    'player1.out': second.output,
    'player1.transcript': second.transcript,
  }
}
