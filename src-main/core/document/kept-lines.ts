import type { AnyGame } from '../game/any-game'
import { openDocument } from './level-document'
import { changesOf, restoreLines, type Line, type LineTree } from './line-tree'

/** A branch as stored beside the document’s file, without its undo history. */
export interface KeptLine {
  readonly id: number
  readonly name: string
  readonly parent: number
  readonly turn: number
  readonly phase: number
  readonly step: number
  readonly text: string
  /** Its changes, in words. */
  readonly changes: readonly string[]
}

/** Maximum total length of the stored texts, in characters. */
const MOST_LETTERS = 2 ** 20

/** The branches of a tree, each after its parent; those that would exceed the limit are left out. */
export function keptLines(tree: LineTree, mostLetters = MOST_LETTERS): KeptLine[] {
  let letters = 0
  return tree.lines.flatMap((line) => {
    if (line.from === null || line.parent === null) return []
    const { id, name, parent, from, document } = line
    if (letters + document.text.length > mostLetters) return []
    letters += document.text.length
    return [{ id, name, parent, ...from, text: document.text, changes: [...changesOf(line)] }]
  })
}

/** Adds stored branches to a tree; anything that is not a valid branch, or fits nowhere in the tree, is left out. */
export function takeKeptLines(tree: LineTree, game: AnyGame, kept: unknown): LineTree {
  if (!Array.isArray(kept)) return tree
  const lines = kept.filter(isKeptLine).map((line): Line => {
    const { id, name, parent, turn, phase, step, text, changes } = line
    const document = openDocument(game, text)
    const from = { turn, phase, step }
    return { id, name, parent, from, document, earlier: changes, turns: new Map() }
  })
  return restoreLines(tree, lines)
}

function isKeptLine(value: unknown): value is KeptLine {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Record<string, unknown>
  const numbers = ['id', 'parent', 'turn', 'step'].map((key) => line[key])
  const areCounts = numbers.every((one) => Number.isSafeInteger(one) && Number(one) >= 0)
  const hasPhase = Number.isSafeInteger(line['phase']) && Number(line['phase']) >= -1
  const hasWords = typeof line['name'] === 'string' && typeof line['text'] === 'string'
  const { changes } = line
  return (
    areCounts &&
    hasPhase &&
    hasWords &&
    Array.isArray(changes) &&
    changes.every((one) => typeof one === 'string')
  )
}
