import { sizeText } from '@core/game/size-text'
import type { TestSummary } from '@core/protocol/set'
import { findGame } from '../ui/games'
import { words } from './set-words'
import { firstPart, testProblems, type TableTest } from './test-facts'

/** The columns that can be named, as in "catches:no-floor". */
const columns = ['catches', 'misses', 'rule', 'expected', 'group'] as const
type AskedColumn = (typeof columns)[number]

/** Whether a test has all words: each in any of its cells, or in the column that is named before a colon. */
export function filterFor(text: string): (test: TableTest) => boolean {
  const sought = (text.toLowerCase().match(/"[^"]*"?|\S+/g) ?? [])
    .map((word) => word.replaceAll('"', ''))
    .filter(Boolean)
  if (sought.length === 0) return () => true
  return (test) => {
    const cells = textOf(test)
    return sought.every((word) => hasWord(test, cells, word))
  }
}

/** The words that show the tests with this in a column. */
export function wordsFor(column: AskedColumn, value: string): string {
  return `${column}:${value}`
}

function hasWord(test: TableTest, cells: string, word: string): boolean {
  const colon = word.indexOf(':')
  const column = columns.find((one) => one === word.slice(0, colon))
  if (column) return hasInColumn(test, column, word.slice(colon + 1))
  const { look } = test
  // A number is in the names of many rules: of these all has to be there.
  return cells.includes(word) || has(look?.rules ?? [], word)
}

function hasInColumn({ file, look }: TableTest, column: AskedColumn, value: string): boolean {
  if (column === 'group') return file.group.toLowerCase() === value
  if (!look) return false
  switch (column) {
    case 'catches':
      return has(look.caught, value)
    case 'misses':
      return look.answer !== null && !has(look.caught, value)
    case 'rule':
      return has(look.rules, value)
    case 'expected':
      return [look.expected, words.set.table.expected[look.expected]].includes(value)
  }
}

function has(ids: readonly string[], id: string): boolean {
  return ids.some((one) => one.toLowerCase() === id)
}

/** The text of all cells of a test, in lower case. */
function textOf(test: TableTest): string {
  const { file, look, note } = test
  const own = look ? [...sizesOf(look), ...look.caught, expectedOf(look)] : []
  const game = look && findGame(look.game)
  return [file.path, look?.game, game?.title, firstPart(test), testProblems(test), note, ...own]
    .join('\n')
    .toLowerCase()
}

/** A size as it is shown, and as it is typed. */
function sizesOf({ game: id, size }: TestSummary): string[] {
  const game = findGame(id)
  if (!size || !game) return []
  const text = sizeText(game, size)
  return [text, text.replaceAll(' ', ''), text.replace(' × ', 'x')]
}

function expectedOf({ expected }: TestSummary): string {
  return expected === 'none' ? '' : words.set.table.expected[expected]
}
