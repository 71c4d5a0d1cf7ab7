import { itemAt } from '../../../kernel/lists'
import { unreachable } from '../../../kernel/unreachable'
import { inFittingForm } from '../text/forms'
import type { Edit, Level } from '../model'

/**
 * Applies an edit and hands back the one that undoes it. The level changes its form where the text it stood in cannot
 * hold it any more; then it is put back as a whole. An index outside the list is a bug and throws.
 */
export function applyEdit(level: Level, edit: Edit): { level: Level; inverse: Edit } {
  const changed = change(level, edit)
  if (edit.kind === 'replace') return changed
  const fitting = inFittingForm(changed.level)
  if (fitting.form === level.form && fitting.player === level.player) {
    return { level: fitting, inverse: changed.inverse }
  }
  return { level: fitting, inverse: { kind: 'replace', level, label: editLabel(edit) } }
}

/** What the undo menu says. */
export function editLabel(edit: Edit): string {
  if (edit.kind === 'replace') return edit.label
  if (edit.kind !== 'splice-turns') return labels[edit.kind]
  if (edit.turns.length === 0) return edit.remove === 1 ? 'delete turn' : 'delete turns'
  if (edit.remove === 0) return edit.turns.length === 1 ? 'add turn' : 'add turns'
  return 'change turns'
}

const labels: Readonly<Record<Exclude<Edit['kind'], 'replace' | 'splice-turns'>, string>> = {
  'set-house': 'change house',
  'insert-house': 'add house',
  'remove-house': 'delete house',
  'set-limit': 'change limit',
  'set-starts': 'change ghosts’ starts',
  'set-forfeit': 'change forfeit',
}

function change(level: Level, edit: Edit): { level: Level; inverse: Edit } {
  switch (edit.kind) {
    case 'set-house': {
      const house = itemAt(level.town, edit.index)
      return {
        level: { ...level, town: level.town.with(edit.index, edit.house) },
        inverse: { ...edit, house },
      }
    }
    case 'insert-house':
      checkPlace(level.town, edit.index)
      return {
        level: { ...level, town: level.town.toSpliced(edit.index, 0, edit.house) },
        inverse: { kind: 'remove-house', index: edit.index },
      }
    case 'remove-house': {
      const house = itemAt(level.town, edit.index)
      return {
        level: { ...level, town: level.town.toSpliced(edit.index, 1) },
        inverse: { kind: 'insert-house', index: edit.index, house },
      }
    }
    case 'set-limit':
      return {
        level: { ...level, limit: edit.limit },
        inverse: { kind: 'set-limit', limit: level.limit },
      }
    case 'set-starts':
      return {
        level: { ...level, starts: edit.starts },
        inverse: { kind: 'set-starts', starts: level.starts },
      }
    case 'splice-turns': {
      const { index, remove, turns } = edit
      checkPlace(level.turns, index)
      checkPlace(level.turns, index + remove)
      return {
        level: { ...level, turns: level.turns.toSpliced(index, remove, ...turns) },
        inverse: {
          kind: 'splice-turns',
          index,
          remove: turns.length,
          turns: level.turns.slice(index, index + remove),
        },
      }
    }
    case 'set-forfeit':
      return {
        level: { ...level, forfeit: edit.forfeit },
        inverse: { kind: 'set-forfeit', forfeit: level.forfeit },
      }
    case 'replace':
      return { level: edit.level, inverse: { kind: 'replace', level, label: edit.label } }
    default:
      return unreachable(edit)
  }
}

function checkPlace(list: readonly unknown[], index: number): void {
  if (index < 0 || index > list.length) {
    throw new RangeError(`no place ${index} in a list of ${list.length}`)
  }
}
