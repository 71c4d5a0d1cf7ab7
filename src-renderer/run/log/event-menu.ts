import type { Watch } from '@core/debug/breakpoint'
import { cellWatch } from '@core/debug/board-places'
import { watchTitle } from '@core/debug/watch-words'
import type { TraceEvent } from '@core/trace/trace'
import type { Debugging } from '../debug/debugging.svelte'
import { entityMenu } from '../debug/watch-menu'
import type { LevelEditor } from '../../editor/index'
import type { MenuEntry } from '../../ui/menu-entry'
import { words } from '../../ui/words'

/** The watches for an event: its kind, its rule, its main cell, and its entities. */
export function eventMenu(
  editor: LevelEditor,
  debug: Debugging,
  event: TraceEvent,
): readonly MenuEntry[] {
  const { game } = editor
  const level = editor.run.shown?.level ?? editor.level
  const facts = game.describe(level, event)
  const [cell] = facts.cells
  const watches: readonly Watch[] = [
    { kind: 'event', name: game.engine.eventKinds[event.code]!.name },
    { kind: 'rule', rule: facts.rule },
    ...(cell === undefined ? [] : [cellWatch(game, level, cell)]),
  ]
  const entries = watches.map((watch): MenuEntry => {
    const title = watchTitle(game, level, watch)
    const isWatched = debug.breakpoints.find(watch) !== null
    return {
      id: `break-${watch.kind}`,
      title: (isWatched ? words.log.removeBreakpoint : words.log.breakOn)({ title }),
      run: () => debug.breakpoints.toggle(watch),
    }
  })
  return facts.entity < 0 ? entries : [...entries, ...entityMenu(editor, debug, facts.entity)]
}
