import { type LevelEditor, type LevelScope, onActive } from '../../editor/index'
import type { Clip } from '../../tools/clip'
import type { Action } from '../../ui/command'
import { takeInHand } from './held-clip'
import { keepStamp, type Slot, slots, stampOf } from './kept-stamps.svelte'
import { words } from '../../ui/words'

type StampId = `stamp-${Slot}` | `keep-stamp-${Slot}`

/** Takes the stamp of a slot in hand, at the pointer or the cursor. */
export function takeStamp(editor: LevelEditor, slot: Slot): void {
  const { board } = editor
  const clip = stampOf(editor.game.id, slot)
  if (clip) takeInHand(editor, clip, slot, board.hover ?? board.cursorAt ?? { row: 0, col: 0 })
}

/** Keeps a part of the board in a slot. */
export function keepAsStamp(editor: LevelEditor, clip: Clip, slot: Slot): void {
  keepStamp(editor.game.id, slot, clip)
  editor.say(words.hand.stampKept({ stamp: slot }))
}

/** The commands that place and keep stamps. */
export function stampCommands(
  scope: LevelScope,
  copy: (editor: LevelEditor) => Clip | null,
): Record<StampId, Action> {
  const place = (slot: Slot): Action =>
    onActive(
      scope,
      ({ editor }) => takeStamp(editor, slot),
      ({ editor }) =>
        stampOf(editor.game.id, slot) ? null : words.hand.stampEmpty({ stamp: slot }),
    )
  const keep = (slot: Slot): Action =>
    onActive(scope, ({ editor }) => {
      const clip = copy(editor)
      if (clip) keepAsStamp(editor, clip, slot)
    })
  const entries = slots.flatMap((slot) => [
    [`stamp-${slot}`, place(slot)],
    [`keep-stamp-${slot}`, keep(slot)],
  ])
  return Object.fromEntries(entries) as Record<StampId, Action>
}
