import type { AnyGame } from '../game/any-game'
import type { MatchMaking } from '../game/match'
import { applyEdits } from './level-document'
import {
  branchLine,
  editLine,
  MAIN_LINE,
  mainLine,
  type LineOrigin,
  type LineTree,
} from './line-tree'

/** Whether a level is a match: its text has moves, or is in a form that has them. */
export function isMatch(game: AnyGame, level: unknown): boolean {
  const making: MatchMaking<unknown> | undefined = game.making
  return making !== undefined && making.levelOf(level) !== level
}

/** Makes a line for the moves of a match from the active one, and activates it. */
export function branchMatch(tree: LineTree, from: LineOrigin): LineTree {
  return branchLine(tree, from, matchName(tree))
}

/**
 * Moves the moves of the main line to a new line, and removes them from the main line as one undo step. The board does
 * not change. A main line without moves is left as it is.
 */
export function takeOutMatch(tree: LineTree): LineTree {
  const main = mainLine(tree).document
  const making: MatchMaking<unknown> | undefined = main.game.making
  const level = making?.levelOf(main.level)
  if (main.isBroken || level === undefined || level === main.level) return tree
  const branched = branchLine(
    { ...tree, activeId: MAIN_LINE },
    { turn: 0, phase: -1, step: 0 },
    matchName(tree),
  )
  const { lines: words } = main.game.words.game
  const edits = [{ kind: 'replace', level, label: words.removeMatch }]
  const edited = editLine(
    branched,
    MAIN_LINE,
    applyEdits(main, edits, `remove ${main.past.length}`),
  )
  return tree.activeId === MAIN_LINE ? edited : { ...edited, activeId: tree.activeId }
}

function matchName(tree: LineTree): string {
  const { lines: words } = mainLine(tree).document.game.words.game
  return words.match({ number: tree.lastId + 1 })
}
