import { inserted, itemAt } from '../../../kernel/lists'
import { unreachable } from '../../../kernel/unreachable'
import type { Edit, Level } from '../model'

/** Applies an edit and hands back the one that undoes it. An index outside the list is a bug and throws. */
export function applyEdit(level: Level, edit: Edit): { level: Level; inverse: Edit } {
  switch (edit.kind) {
    case 'set-rocket': {
      const rocket = itemAt(level.rockets, edit.index)
      return {
        level: { ...level, rockets: level.rockets.with(edit.index, edit.rocket) },
        inverse: { ...edit, rocket },
      }
    }
    case 'insert-rocket':
      return {
        level: { ...level, rockets: inserted(level.rockets, edit.index, edit.rocket) },
        inverse: { kind: 'remove-rocket', index: edit.index },
      }
    case 'remove-rocket': {
      const rocket = itemAt(level.rockets, edit.index)
      return {
        level: { ...level, rockets: level.rockets.toSpliced(edit.index, 1) },
        inverse: { kind: 'insert-rocket', index: edit.index, rocket },
      }
    }
    case 'set-door': {
      const door = itemAt(level.doors, edit.index)
      return {
        level: { ...level, doors: level.doors.with(edit.index, edit.door) },
        inverse: { ...edit, door },
      }
    }
    case 'insert-door':
      return {
        level: { ...level, doors: inserted(level.doors, edit.index, edit.door) },
        inverse: { kind: 'remove-door', index: edit.index },
      }
    case 'remove-door': {
      const door = itemAt(level.doors, edit.index)
      return {
        level: { ...level, doors: level.doors.toSpliced(edit.index, 1) },
        inverse: { kind: 'insert-door', index: edit.index, door },
      }
    }
    case 'set-turn': {
      const turn = itemAt(level.turns, edit.index)
      return {
        level: { ...level, turns: level.turns.with(edit.index, edit.turn) },
        inverse: { ...edit, turn },
      }
    }
    case 'insert-turn':
      return {
        level: { ...level, turns: inserted(level.turns, edit.index, edit.turn) },
        inverse: { kind: 'remove-turn', index: edit.index },
      }
    case 'remove-turn': {
      const turn = itemAt(level.turns, edit.index)
      return {
        level: { ...level, turns: level.turns.toSpliced(edit.index, 1) },
        inverse: { kind: 'insert-turn', index: edit.index, turn },
      }
    }
    case 'move-turn': {
      const turn = itemAt(level.turns, edit.from)
      itemAt(level.turns, edit.to)
      const turns = level.turns.toSpliced(edit.from, 1).toSpliced(edit.to, 0, turn)
      return {
        level: { ...level, turns },
        inverse: { kind: 'move-turn', from: edit.to, to: edit.from },
      }
    }
    case 'replace':
      return {
        level: edit.level,
        inverse: { kind: 'replace', level, label: edit.label },
      }
    default:
      return unreachable(edit)
  }
}

/** What the undo menu says. */
export function editLabel(edit: Edit): string {
  return edit.kind === 'replace' ? edit.label : labels[edit.kind]
}

const labels: Readonly<Record<Exclude<Edit['kind'], 'replace'>, string>> = {
  'set-rocket': 'move rocket',
  'insert-rocket': 'add rocket',
  'remove-rocket': 'delete rocket',
  'set-door': 'move door',
  'insert-door': 'add door',
  'remove-door': 'delete door',
  'set-turn': 'change arrow',
  'insert-turn': 'place arrow',
  'remove-turn': 'delete turn',
  'move-turn': 'move turn',
}
