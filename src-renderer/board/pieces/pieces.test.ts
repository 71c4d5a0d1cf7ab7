import { expect, test } from 'vitest'
import { handOver } from '../../testing/board-hand'
import { statementText } from '../../testing/open-levels'
import { piecesOf, takePiece } from './pieces'

test.each([
  ['rockets', 4, 'Rocket: Player 1'],
  ['labyrinth', 6, 'Island'],
  ['janken', 6, 'Unit'],
  ['progers', 8, 'Wall'],
  ['ghosts', 6, 'Ghost'],
] as const)(
  'what can be put on a board of %s is listed, with a picture where it has settings',
  async (game, least, first) => {
    const { editor, board } = await handOver(game, statementText(game))
    const pieces = piecesOf(editor)
    expect(pieces.length).toBeGreaterThanOrEqual(least)
    expect(pieces.map(({ title }) => title).join(' ')).toContain(first)
    expect(pieces.filter(({ variant, image }) => variant >= 0 && image === null)).toEqual([])
    for (const piece of pieces) {
      takePiece(editor, piece)
      expect([board.toolId, board.toolContext().variant]).toEqual([piece.toolId, piece.variant])
    }
  },
)
