import { type LevelEditor, type LevelScope, onActive } from '../../editor/index'
import type { Clip } from '../../tools/clip'
import type { Action } from '../../ui/command'
import { takeInHand } from './held-clip'
import { keepStamp, stampOf } from './kept-stamps'
import { words } from '../../ui/words'

/** Numbers of the slots, as the keys have them. */
const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
type Slot = (typeof slots)[number]
type StampId = `stamp-${Slot}` | `keep-stamp-${Slot}`

/** Places and keeps stamps. */
export function stampCommands(
  scope: LevelScope,
  copy: (editor: LevelEditor) => Clip | null,
): Record<StampId, Action> {
  const place = (slot: Slot): Action =>
    onActive(
      scope,
      ({ editor }) => {
        const { board } = editor
        const at = board.hover ?? board.cursorAt ?? { row: 0, col: 0 }
        takeInHand(editor, stampOf(editor.game.id, slot)!, slot, at)
      },
      ({ editor }) =>
        stampOf(editor.game.id, slot) ? null : words.hand.stampEmpty({ stamp: slot }),
    )
  const keep = (slot: Slot): Action =>
    onActive(scope, ({ editor }) => {
      const clip = copy(editor)
      if (!clip) return
      keepStamp(editor.game.id, slot, clip)
      editor.say(words.hand.stampKept({ stamp: slot }))
    })
  const entries = slots.flatMap((slot) => [
    [`stamp-${slot}`, place(slot)],
    [`keep-stamp-${slot}`, keep(slot)],
  ])
  return Object.fromEntries(entries) as Record<StampId, Action>
}
