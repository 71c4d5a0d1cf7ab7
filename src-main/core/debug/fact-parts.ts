import type { AnyGame } from '../game/any-game'

/** A part of a sentence. */
export interface FactPart {
  readonly text: string
  /** Number of the cell that it names; null for the text between. */
  readonly cell: number | null
}

/** Names of cells as used in the game's sentences, "(3,2)" or "E5", with the cells' numbers. */
export function cellNames(
  game: AnyGame,
  level: unknown,
  cells: readonly number[],
): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const cell of cells) {
    const name = game.cellName(level, cell)
    if (name !== '' && !names.has(name)) names.set(name, cell)
  }
  return names
}

/** Splits a sentence at names of cells that are separate words. */
export function factParts(sentence: string, names: ReadonlyMap<string, number>): FactPart[] {
  if (names.size === 0) return [{ text: sentence, cell: null }]
  const escaped = [...names.keys()].map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\w,.])(?:${escaped.join('|')})(?![\\w])`, 'g')
  const parts: FactPart[] = []
  let from = 0
  for (const { 0: name, index } of sentence.matchAll(pattern)) {
    if (index > from) parts.push({ text: sentence.slice(from, index), cell: null })
    parts.push({ text: name, cell: names.get(name)! })
    from = index + name.length
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), cell: null })
  return parts
}
