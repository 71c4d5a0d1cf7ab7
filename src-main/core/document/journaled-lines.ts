import type { AnyGame } from '../game/any-game'
import {
  followRecord,
  journaled,
  recordBetween,
  restoreDocument,
  type EditRecord,
  type JournaledDocument,
} from './journal'
import type { LevelDocument } from './level-document'
import type { Line } from './line-tree'

/** Which turns, from 0, the edits of a line's groups were meant for. */
type TurnsOfGroups = readonly (readonly [group: string, turn: number])[]

/** A branch as the journal keeps it, with its history. */
export interface JournaledLine {
  readonly id: number
  readonly name: string
  readonly parent: number
  readonly from: { readonly turn: number; readonly phase: number; readonly step: number }
  readonly earlier: readonly string[]
  readonly turns: TurnsOfGroups
  readonly document: JournaledDocument
}

/** The change of one branch since the previous record. */
export type LineRecord =
  /** The branch is new, or is recorded as a whole. */
  | { readonly kind: 'line'; readonly line: JournaledLine }
  /** It was edited; `turns` are those that came with the edit. */
  | {
      readonly kind: 'line-edit'
      readonly id: number
      readonly edit: EditRecord
      readonly turns: TurnsOfGroups
    }
  | { readonly kind: 'line-gone'; readonly id: number }

/** The branches among lines as the journal keeps them. */
export function journaledLines(lines: readonly Line[]): JournaledLine[] {
  return lines.flatMap((line) => {
    const { id, name, parent, from, earlier, turns, document } = line
    if (parent === null || from === null) return []
    return [{ id, name, parent, from, earlier, turns: [...turns], document: journaled(document) }]
  })
}

/** The records that lead from the branches of `before` to those of `after`. */
export function lineRecords(before: readonly Line[], after: readonly Line[]): LineRecord[] {
  const ids = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !ids.has(id))
  return [
    ...gone.map(({ id }): LineRecord => ({ kind: 'line-gone', id })),
    ...after.flatMap((line) => {
      const old = before.find(({ id }) => id === line.id)
      return old === line ? [] : recordOf(old, line)
    }),
  ]
}

function recordOf(old: Line | undefined, line: Line): LineRecord[] {
  const { id, name, parent, from, earlier, document, turns } = line
  const isEdit = old?.name === name && old.parent === parent && old.from === from
  const edit = isEdit && old.earlier === earlier ? recordBetween(old.document, document) : null
  if (old && edit) {
    return [
      { kind: 'line-edit', id, edit, turns: [...turns].filter(([key]) => !old.turns.has(key)) },
    ]
  }
  return journaledLines([line]).map((whole) => ({ kind: 'line', line: whole }))
}

/** Applies a record; null if it does not fit the lines. */
export function followLineRecord(
  lines: readonly JournaledLine[],
  record: LineRecord,
): readonly JournaledLine[] | null {
  const id = record.kind === 'line' ? record.line.id : record.id
  const held = lines.find((line) => line.id === id)
  const replaced = (by: JournaledLine): JournaledLine[] =>
    lines.map((line) => (line === held ? by : line))
  if (record.kind === 'line') return held ? replaced(record.line) : [...lines, record.line]
  if (!held) return null
  if (record.kind === 'line-gone') return lines.filter((line) => line !== held)
  const document = followRecord(held.document, record.edit)
  if (!document) return null
  return replaced({ ...held, document, turns: [...held.turns, ...record.turns] })
}

/** A branch with its history restored; the next edit starts a new undo step. */
export function restoreLine(game: AnyGame, kept: JournaledLine): Line {
  const { turns, document, ...rest } = kept
  const turnOf = new Map(turns)
  const restored = restoreDocument(game, document)
  const renamed = new Map<string, number>()
  // Groups get unique names, because strokes are counted from 1 again after a restart.
  const rename = (list: LevelDocument['past'], groups: readonly string[], name: string) =>
    list.map((entry, index) => {
      const turn = turnOf.get(groups[index] ?? '')
      const group = `${name} ${index}`
      if (turn !== undefined) renamed.set(group, turn)
      return { ...entry, group }
    })
  const groupsOf = (list: JournaledDocument['past']): string[] => list.map(({ group }) => group)
  const past = rename(restored.past, groupsOf(document.past), 'kept')
  const future = rename(restored.future, groupsOf(document.future), 'kept undone')
  return { ...rest, document: { ...restored, past, future }, turns: renamed }
}
