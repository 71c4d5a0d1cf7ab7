import { type LevelEditor, type LevelScope, onActive } from '../editor/index'
import type { Clip } from '../tools/clip'
import type { Action } from '../ui/command'
import { takeInHand } from './held-clip'
import { words } from '../ui/words'

/** Numbers of the slots, as the keys have them. */
const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
type Slot = (typeof slots)[number]
type StampId = `stamp-${Slot}` | `keep-stamp-${Slot}`

/** Parts that are kept by game and slot until the app is closed. */
const kept = new Map<string, Clip>()

/** Places and keeps stamps. */
export function stampCommands(
  scope: LevelScope,
  copy: (editor: LevelEditor) => Clip | null,
): Record<StampId, Action> {
  const name = ({ game }: LevelEditor, slot: Slot): string => `${game.id} ${slot}`
  const place = (slot: Slot): Action =>
    onActive(
      scope,
      ({ editor }) => {
        const { board } = editor
        const at = board.hover ?? board.cursorAt ?? { row: 0, col: 0 }
        takeInHand(editor, kept.get(name(editor, slot))!, slot, at)
      },
      ({ editor }) =>
        kept.has(name(editor, slot)) ? null : words.hand.stampEmpty({ stamp: slot }),
    )
  const keep = (slot: Slot): Action =>
    onActive(scope, ({ editor }) => {
      const clip = copy(editor)
      if (!clip) return
      kept.set(name(editor, slot), clip)
      editor.say(words.hand.stampKept({ stamp: slot }))
    })
  const entries = slots.flatMap((slot) => [
    [`stamp-${slot}`, place(slot)],
    [`keep-stamp-${slot}`, keep(slot)],
  ])
  return Object.fromEntries(entries) as Record<StampId, Action>
}
