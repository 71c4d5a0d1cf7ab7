import { inserted, itemAt } from '../../../kernel/lists'
import { unreachable } from '../../../kernel/unreachable'
import type { Edit, Level } from '../model'

/** Applies an edit and hands back the one that undoes it. An index outside the list, or an empty bank, is a bug and throws. */
export function applyEdit(level: Level, edit: Edit): { level: Level; inverse: Edit } {
  switch (edit.kind) {
    case 'set-hill': {
      const hill = itemAt(level.hills, edit.index)
      const hills = level.hills.with(edit.index, edit.hill)
      return { level: { ...level, hills }, inverse: { ...edit, hill } }
    }
    case 'insert-hill': {
      const hills = inserted(level.hills, edit.index, edit.hill)
      return { level: { ...level, hills }, inverse: { kind: 'remove-hill', index: edit.index } }
    }
    case 'remove-hill': {
      const hill = itemAt(level.hills, edit.index)
      const hills = level.hills.toSpliced(edit.index, 1)
      return { level: { ...level, hills }, inverse: { ...edit, kind: 'insert-hill', hill } }
    }
    case 'set-wall': {
      const wall = itemAt(level.walls, edit.index)
      const walls = level.walls.with(edit.index, edit.wall)
      return { level: { ...level, walls }, inverse: { ...edit, wall } }
    }
    case 'insert-wall': {
      const walls = inserted(level.walls, edit.index, edit.wall)
      return { level: { ...level, walls }, inverse: { kind: 'remove-wall', index: edit.index } }
    }
    case 'remove-wall': {
      const wall = itemAt(level.walls, edit.index)
      const walls = level.walls.toSpliced(edit.index, 1)
      return { level: { ...level, walls }, inverse: { ...edit, kind: 'insert-wall', wall } }
    }
    case 'set-sample': {
      const sample = itemAt(level.samples, edit.index)
      const samples = level.samples.with(edit.index, edit.sample)
      return { level: { ...level, samples }, inverse: { ...edit, sample } }
    }
    case 'insert-sample': {
      const samples = inserted(level.samples, edit.index, edit.sample)
      return { level: { ...level, samples }, inverse: { kind: 'remove-sample', index: edit.index } }
    }
    case 'remove-sample': {
      const sample = itemAt(level.samples, edit.index)
      const samples = level.samples.toSpliced(edit.index, 1)
      return { level: { ...level, samples }, inverse: { ...edit, kind: 'insert-sample', sample } }
    }
    case 'set-bank':
      if (!/^[SLRBJM]+$/.test(edit.bank)) throw new RangeError(`no bank: ${edit.bank}`)
      return { level: { ...level, bank: edit.bank }, inverse: { ...edit, bank: level.bank } }
    case 'set-move': {
      const move = itemAt(level.moves, edit.index)
      const moves = level.moves.with(edit.index, edit.move)
      return { level: { ...level, moves }, inverse: { ...edit, move } }
    }
    case 'insert-move': {
      const moves = inserted(level.moves, edit.index, edit.move)
      return { level: { ...level, moves }, inverse: { kind: 'remove-move', index: edit.index } }
    }
    case 'remove-move': {
      const move = itemAt(level.moves, edit.index)
      const moves = level.moves.toSpliced(edit.index, 1)
      return { level: { ...level, moves }, inverse: { ...edit, kind: 'insert-move', move } }
    }
    case 'set-moves':
      return { level: { ...level, moves: edit.moves }, inverse: { ...edit, moves: level.moves } }
    case 'set-form': {
      // Only a transcript can say that the bank is empty: its mark is a line of its own.
      const isKept = level.bank === '' && edit.form === 'plain'
      const form = isKept ? level.form : edit.form
      return { level: { ...level, form }, inverse: { ...edit, form: level.form } }
    }
    case 'replace':
      return { level: edit.level, inverse: { ...edit, level } }
    default:
      return unreachable(edit)
  }
}

/** What the undo menu says. */
export function editLabel(edit: Edit): string {
  return 'label' in edit ? edit.label : labels[edit.kind]
}

type Labelled = Extract<Edit, { readonly label: string }>['kind']

const labels: Readonly<Record<Exclude<Edit['kind'], Labelled>, string>> = {
  'set-hill': 'change hill',
  'insert-hill': 'add hill',
  'remove-hill': 'delete hill',
  'set-wall': 'move wall',
  'insert-wall': 'add wall',
  'remove-wall': 'delete wall',
  'set-sample': 'change sample',
  'insert-sample': 'add sample',
  'remove-sample': 'delete sample',
  'set-move': 'change move',
  'insert-move': 'make move',
  'remove-move': 'delete move',
  'set-form': 'change form of the text',
}
