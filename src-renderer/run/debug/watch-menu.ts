import { cellWatch } from '@core/debug/board-places'
import type { LevelEditor } from '../../editor/index'
import { keysOf } from '../../ui/command'
import type { MenuEntry } from '../../ui/menu-entry'
import type { Debugging } from './debugging.svelte'
import { words } from '../../ui/words'

/** Maximum number of entities in a menu; a crowd would push everything else out of sight. */
const MOST_ENTITIES = 6

/** The watches for a cell of the board: for the cell itself, for its contents, and its history. */
export function watchMenu(
  editor: LevelEditor,
  debug: Debugging,
  cell: number,
): readonly MenuEntry[] {
  return [
    breakOnCell(editor, debug, cell),
    ...entityEntries(editor, debug, cell),
    history(editor, debug, cell),
  ]
}

/** Sets a breakpoint on a cell, or removes it. */
export function toggleCellBreakpoint(editor: LevelEditor, debug: Debugging, cell: number): void {
  debug.breakpoints.toggle(cellWatch(editor.game, editor.level, cell))
}

/** Menu entries to break on an entity and to follow it. */
export function entityMenu(
  editor: LevelEditor,
  debug: Debugging,
  entity: number,
): readonly MenuEntry[] {
  const { game, run } = editor
  const title = game.debugging.entityTitle(run.shown?.level ?? editor.level, entity)
  const watch = { kind: 'entity', entity } as const
  const isWatched = debug.breakpoints.find(watch) !== null
  return [
    {
      id: `break-entity-${entity}`,
      title: (isWatched ? words.debug.menu.remove : words.debug.menu.breakOn)({ title }),
      isSeparated: true,
      run: () => debug.breakpoints.toggle(watch),
    },
    {
      id: `follow-${entity}`,
      title: words.debug.menu.follow({ title }),
      run: () => {
        debug.followings.follow({ kind: 'entity', entity })
        editor.panes.show('debug')
      },
    },
  ]
}

function breakOnCell(editor: LevelEditor, debug: Debugging, cell: number): MenuEntry {
  const held = debug.breakpoints.find(cellWatch(editor.game, editor.level, cell))
  return {
    id: 'break-cell',
    title: held ? words.debug.menu.removeFromCell : words.debug.menu.breakOnCell,
    keys: keysOf('toggle-breakpoint'),
    run: () => toggleCellBreakpoint(editor, debug, cell),
  }
}

function entityEntries(editor: LevelEditor, debug: Debugging, cell: number): readonly MenuEntry[] {
  const run = editor.run.shown
  const state = run?.cursor?.state
  const here = run && state ? editor.game.debugging.entitiesOn(run.level, state, cell) : []
  return here.slice(0, MOST_ENTITIES).flatMap((entity) => entityMenu(editor, debug, entity))
}

function history(editor: LevelEditor, debug: Debugging, cell: number): MenuEntry {
  return {
    id: 'cell-history',
    title: words.debug.menu.cellHistory,
    isSeparated: true,
    run: () => {
      debug.followings.follow(cellWatch(editor.game, editor.level, cell))
      editor.panes.show('debug')
    },
  }
}
