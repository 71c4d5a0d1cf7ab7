import type { AnyBoardLook } from '../board-view'

const looks = import.meta.glob<AnyBoardLook>('../../games/*/look.ts', {
  eager: true,
  import: 'default',
})

/** The look of a game on the board, where all games are bundled; throws for an unknown game, which is a bug. */
export function lookOf(id: string): AnyBoardLook {
  const look = looks[`../../games/${id}/look.ts`]
  if (!look) throw new Error(`no look for the game ${id}`)
  return look
}
