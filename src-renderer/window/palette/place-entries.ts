import type { LevelEditor } from '../../editor/index'
import { type Entry, entryOf } from './entry'
import { cellNamed } from './cell-named'
import { words } from '../../ui/words'

const { kinds, places, typed: prefix } = words.palette
/** "12", "turn 12". */
const TURN = new RegExp(`^(?:(?:turn|${prefix.turn})\\s*)?(\\d+)$`, 'iu')
/** "cell " before the name of a cell. */
const CELL = new RegExp(`^(?:cell|${prefix.cell})\\s+`, 'iu')

/** Maximum number of turns listed without a query. */
const MOST_TURNS = 10_000

/** Entries for the cell or the turn named exactly. */
export function placesNamed(editor: LevelEditor, typed: string): readonly Entry[] {
  const found: Entry[] = []
  const turn = TURN.exec(typed)?.[1]
  if (turn !== undefined && Number(turn) >= 1 && Number(turn) <= turnCount(editor))
    found.push(turnEntry(editor, Number(turn)))
  const { game, level, board } = editor
  const cell = cellNamed(
    { game, level, size: board.size, cellAt: (row, col) => board.cellAt(row, col) },
    typed.replace(CELL, ''),
  )
  if (cell !== null) found.push(cellEntry(editor, cell))
  return found
}

/** All turns of the run, with its start and end. */
export function turnEntries(editor: LevelEditor): readonly Entry[] {
  const { playback } = editor
  const count = Math.min(turnCount(editor), MOST_TURNS)
  if (count === 0) return []
  return [
    moment('place start', places.start, places.beforeFirst, () => playback.seek(0)),
    moment('place end', places.end, places.afterLast({ turn: turnCount(editor) }), () =>
      playback.seek(playback.stepCount),
    ),
    ...Array.from({ length: count }, (_, index) => turnEntry(editor, index + 1)),
  ]
}

/** Number of recorded turns. */
function turnCount({ playback, run }: LevelEditor): number {
  return playback.stepCount === 0 ? 0 : (run.shown?.cursor?.lastTurn ?? -1) + 1
}

function turnEntry(editor: LevelEditor, turn: number): Entry {
  const { playback } = editor
  const among = places.ofTurns({ count: turnCount(editor) })
  return moment(`turn ${turn}`, places.turn({ turn }), among, () => {
    playback.pause()
    playback.seekTurn(turn - 1)
  })
}

function moment(id: string, text: string, detail: string, run: () => void): Entry {
  return entryOf(id, kinds.turn, text, detail, run)
}

function cellEntry(editor: LevelEditor, cell: number): Entry {
  const { game, level, board } = editor
  const name = game.cellName(level, cell)
  const contents = board.describeCell(cell).replace(`${name}: `, '')
  return entryOf(`cell ${name}`, kinds.cell, places.cell({ name }), contents, () =>
    editor.goToCell(cell),
  )
}
