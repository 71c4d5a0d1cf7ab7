import type { AnyBoardLook } from '../board-view'

const looks = import.meta.glob<AnyBoardLook>('../../games/*/look.ts', {
  eager: true,
  import: 'default',
})

/** How a game looks on the board, for those who have all games in one piece; throws for an unknown one, which is a bug. */
export function lookOf(id: string): AnyBoardLook {
  const look = looks[`../../games/${id}/look.ts`]
  if (!look) throw new Error(`no look for the game ${id}`)
  return look
}
