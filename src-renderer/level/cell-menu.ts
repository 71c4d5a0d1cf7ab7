import { cellWatch } from '@core/debug/watch-words'
import type { LevelEditor } from '../editor/level-editor.svelte'
import type { MenuEntry } from '../ui/menu-entry'

/** Entities that a menu names at most; a crowd would push all else out of sight. */
const MOST_ENTITIES = 6

/** What can be done with a cell of the board, besides the tools. */
export function cellMenu(editor: LevelEditor, cell: number): readonly MenuEntry[] {
  return [
    breakOnCell(editor, cell),
    ...entityEntries(editor, cell),
    history(editor, cell),
    why(editor, cell),
  ]
}

/** Sets a breakpoint on a cell, or takes it away. */
export function toggleCellBreakpoint(editor: LevelEditor, cell: number): void {
  editor.debug.breakpoints.toggle(cellWatch(editor.game, editor.level, cell))
}

/** Entities on a cell at the playhead. */
export function entitiesAt({ game, run }: LevelEditor, cell: number): readonly number[] {
  const state = run?.cursor?.state
  return run && state ? game.debugging.entitiesOn(run.level, state, cell) : []
}

/** Breaking on an entity and following it, for any menu. */
export function entityMenu(editor: LevelEditor, entity: number): readonly MenuEntry[] {
  const { game, run, debug } = editor
  const title = game.debugging.entityTitle(run?.level ?? editor.level, entity)
  const watch = { kind: 'entity', entity } as const
  const isWatched = debug.breakpoints.find(watch) !== null
  return [
    {
      id: `break-entity-${entity}`,
      title: isWatched ? `Remove breakpoint: ${title}` : `Break on ${title}`,
      isSeparated: true,
      run: () => debug.breakpoints.toggle(watch),
    },
    {
      id: `follow-${entity}`,
      title: `Follow ${title}`,
      run: () => {
        debug.followings.follow({ kind: 'entity', entity })
        editor.upperPane = 'debug'
      },
    },
  ]
}

function breakOnCell(editor: LevelEditor, cell: number): MenuEntry {
  const held = editor.debug.breakpoints.find(cellWatch(editor.game, editor.level, cell))
  return {
    id: 'break-cell',
    title: held ? 'Remove breakpoint from this cell' : 'Break on this cell',
    keys: 'F9',
    run: () => toggleCellBreakpoint(editor, cell),
  }
}

function entityEntries(editor: LevelEditor, cell: number): readonly MenuEntry[] {
  const here = entitiesAt(editor, cell).slice(0, MOST_ENTITIES)
  return here.flatMap((entity) => entityMenu(editor, entity))
}

function history(editor: LevelEditor, cell: number): MenuEntry {
  return {
    id: 'cell-history',
    title: 'What happened here',
    isSeparated: true,
    run: () => {
      editor.debug.followings.follow(cellWatch(editor.game, editor.level, cell))
      editor.upperPane = 'debug'
    },
  }
}

function why(editor: LevelEditor, cell: number): MenuEntry {
  return {
    id: 'why-cell',
    title: 'Explain this cell',
    keys: 'Y',
    run: () => editor.why.askCell(cell),
  }
}

/** What can be done with a cell of the board that this one is compared with. */
export function sideCellMenu(editor: LevelEditor, cell: number): readonly MenuEntry[] {
  return [
    {
      id: 'why-cell-beside',
      title: 'Explain this cell',
      keys: 'Y',
      run: () => editor.why.askCell(cell, 'right'),
    },
  ]
}
