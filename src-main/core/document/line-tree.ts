import { isDirty, typeText, type HistoryEntry, type LevelDocument } from './level-document'

/** Maximum length of a line’s name, in characters, because lists, titles and menus show it. */
export const MOST_NAME = 200

/** Where a line branches off its parent: the moment that was shown. */
export interface LineOrigin {
  readonly turn: number
  /** Phase of the step that came next; -1 at the end of the run or without one. */
  readonly phase: number
  /** Steps made before it, in the run of the parent. */
  readonly step: number
}

/** One line of a document: the main line, or a branch with its own text and history. */
export interface Line {
  readonly id: number
  readonly name: string
  /** Id of the line it was made from; null for the main line. */
  readonly parent: number | null
  /** Null for the main line. */
  readonly from: LineOrigin | null
  readonly document: LevelDocument
  /** Its changes before it was last read from a file, in words. */
  readonly earlier: readonly string[]
  /** Turns, from 0, by the group of the edit that was meant for them; edits for no particular turn are not included. */
  readonly turns: ReadonlyMap<string, number>
}

/** All lines of a document, the main line first. Immutable. */
export interface LineTree {
  readonly lines: readonly Line[]
  readonly activeId: number
  /** The highest id given so far: the id of a deleted line is not reused. */
  readonly lastId: number
}

export const MAIN_LINE = 0

/** A document with only its main line. */
export function plantLine(document: LevelDocument): LineTree {
  const main: Line = {
    id: MAIN_LINE,
    name: document.game.words.game.lines.main,
    parent: null,
    from: null,
    document,
    earlier: [],
    turns: new Map(),
  }
  return { lines: [main], activeId: MAIN_LINE, lastId: MAIN_LINE }
}

/** The line with an id; null if there is none. */
export function lineOf(tree: LineTree, id: number): Line | null {
  return tree.lines.find((line) => line.id === id) ?? null
}

export function activeLine(tree: LineTree): Line {
  return lineOf(tree, tree.activeId)!
}

export function mainLine(tree: LineTree): Line {
  return tree.lines[0]!
}

/** Makes a line from the active one, with its current text and nothing to undo, and activates it. */
export function branchLine(tree: LineTree, from: LineOrigin, name?: string): LineTree {
  const { id: parent, document } = activeLine(tree)
  const id = tree.lastId + 1
  const line: Line = {
    id,
    name: name ?? document.game.words.game.lines.branch({ number: id }),
    parent,
    from,
    document: { ...document, past: [], future: [], savedAt: 0 },
    earlier: [],
    turns: new Map(),
  }
  return { lines: [...tree.lines, line], activeId: id, lastId: id }
}

/** Activates another line; does nothing if it does not exist. */
export function activateLine(tree: LineTree, id: number): LineTree {
  return lineOf(tree, id) === null || id === tree.activeId ? tree : { ...tree, activeId: id }
}

/** Renames a branch, shortening the name to its maximum length; does nothing for the main line or an empty name. */
export function renameLine(tree: LineTree, id: number, name: string): LineTree {
  const trimmed = name.trim().slice(0, MOST_NAME)
  if (id === MAIN_LINE || trimmed === '') return tree
  return withLine(tree, id, (line) => ({ ...line, name: trimmed }))
}

/** Replaces a line's document after an edit; `turn` is the turn that the edit was meant for, null for none. */
export function editLine(
  tree: LineTree,
  id: number,
  document: LevelDocument,
  turn: number | null = null,
): LineTree {
  const group = document.past.at(-1)?.group
  return withLine(tree, id, (line) => {
    const isNew = turn !== null && group && !line.turns.has(group)
    const turns = isNew ? new Map(line.turns).set(group, turn) : line.turns
    return { ...line, document, turns }
  })
}

/** Deletes a branch and all branches made from it; its parent becomes active if one of them was. */
export function removeLine(tree: LineTree, id: number): LineTree {
  const found = lineOf(tree, id)
  if (!found || found.parent === null) return tree
  const gone = new Set([id])
  // Lines come after their parent.
  for (const line of tree.lines) if (gone.has(line.parent ?? -1)) gone.add(line.id)
  const lines = tree.lines.filter((line) => !gone.has(line.id))
  const activeId = gone.has(tree.activeId) ? found.parent : tree.activeId
  return { ...tree, lines, activeId }
}

/** Puts deleted lines back, each after its parent; those whose parent is gone are left out. */
export function restoreLines(tree: LineTree, lines: readonly Line[]): LineTree {
  let restored = tree
  for (const line of lines) {
    const isFree = lineOf(restored, line.id) === null
    if (!isFree || lineOf(restored, line.parent ?? -1) === null) continue
    const lastId = Math.max(restored.lastId, line.id)
    restored = { ...restored, lines: [...restored.lines, line], lastId }
  }
  return restored
}

/** Copies a line's text into the main line as one undo step, and activates the main line. */
export function promoteLine(tree: LineTree, id: number): LineTree {
  const line = lineOf(tree, id)
  if (!line || id === MAIN_LINE) return tree
  const main = mainLine(tree).document
  const label = main.game.words.game.lines.promote({ line: line.name })
  const document = typeText(main, line.document.text, `${label} ${main.past.length}`, label)
  return { ...editLine(tree, MAIN_LINE, document), activeId: MAIN_LINE }
}

/** The lines in reading order, each before its branches; the main line has depth 0. */
export function listLines(tree: LineTree): { readonly line: Line; readonly depth: number }[] {
  const found: { line: Line; depth: number }[] = []
  const visit = (line: Line, depth: number): void => {
    found.push({ line, depth })
    for (const child of tree.lines) if (child.parent === line.id) visit(child, depth + 1)
  }
  visit(mainLine(tree), 0)
  return found
}

/** The changes of a branch in words, oldest first: "place arrow, turn 4". */
export function changesOf(line: Line): readonly string[] {
  return [...line.earlier, ...line.document.past.map((entry) => changeInWords(line, entry))]
}

/** A change of a line in words: "place arrow, turn 4". */
export function changeInWords(line: Line, { label, group }: HistoryEntry): string {
  const turn = line.turns.get(group)
  if (turn === undefined) return label
  return line.document.game.words.game.lines.inTurn({ change: label, turn: turn + 1 })
}

/** Whether the main line has unsaved changes. */
export function isTreeDirty(tree: LineTree): boolean {
  return isDirty(mainLine(tree).document)
}

function withLine(tree: LineTree, id: number, change: (line: Line) => Line): LineTree {
  return { ...tree, lines: tree.lines.map((line) => (line.id === id ? change(line) : line)) }
}
