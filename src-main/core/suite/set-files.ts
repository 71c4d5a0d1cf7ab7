import { isInvalidInput } from './invalid/invalid-files'
import { gameIds } from '../games/registry'

/** A file of a folder that is a test. Paths are below the folder, with "/". */
export interface TestFile {
  readonly path: string
  /** The folder that it lies in: "sample", "secret/large"; empty for the set's own. */
  readonly group: string
  /** Name without folder and extension. */
  readonly name: string
  /** The file beside it that holds its expected answer; null when there is none. */
  readonly answer: string | null
  /** Further files beside it that could hold it, which are not looked at for it. */
  readonly otherAnswers?: readonly string[]
}

/** Endings of expected answers, the ones looked for first in front. */
export const answerEndings = ['ans', 'out', 'a'] as const

/** An ending that answers are written with. */
export type AnswerEnding = (typeof answerEndings)[number]

/** The extension that most answers beside tests have. In a tie, and if there are none, the one looked for first. */
export function answerEndingOf(tests: readonly Pick<TestFile, 'answer'>[]): AnswerEnding {
  const count = (ending: AnswerEnding): number =>
    tests.filter(({ answer }) => answer?.endsWith(`.${ending}`)).length
  return answerEndings.reduce((best, one) => (count(one) > count(best) ? one : best))
}

const testEndings = new Set(['', 'in', 'txt', ...gameIds])

/** All files that could hold the expected answer of a test, the one that counts first. */
export function answerPathsOf({ answer, otherAnswers = [] }: TestFile): readonly string[] {
  return answer === null ? [] : [answer, ...otherAnswers]
}

/** The tests among the files of a folder and its subfolders, without inputs that have to be refused, by groups and names: the folder's own first, numbers by value. */
export function testFilesOf(paths: readonly string[]): TestFile[] {
  const all = new Set(paths)
  return paths
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .filter((path) => !isInvalidInput(path))
    .flatMap((path): TestFile[] => {
      const { group, name, ending } = partsOf(path)
      if (!testEndings.has(ending.toLowerCase())) return []
      // A file without extension is a test if it has a number, and otherwise a Makefile or the like.
      if (ending === '' && !/\d/.test(name)) return []
      const stem = group === '' ? name : `${group}/${name}`
      const answers = answerEndings.flatMap((one) => [`${stem}.${one}`, `${path}.${one}`])
      const [answer = null, ...others] = new Set(answers.filter((one) => all.has(one)))
      const file = { path, group, name, answer }
      return [others.length === 0 ? file : { ...file, otherAnswers: others }]
    })
    .sort((a, b) => byName(a.group, b.group) || byName(a.name, b.name) || byName(a.path, b.path))
}

/** Compares names as people number them: "test-2" comes before "test-10". */
export function byName(a: string, b: string): number {
  const left = chunksOf(a)
  const right = chunksOf(b)
  for (const [at, one] of left.entries()) {
    const other = right[at]
    if (other === undefined) return 1
    const difference =
      /^\d/.test(one) && /^\d/.test(other) ? compareNumbers(one, other) : compareTexts(one, other)
    if (difference !== 0) return difference
  }
  return left.length - right.length || compareTexts(a, b)
}

function chunksOf(name: string): string[] {
  return name.match(/\d+|\D+/g) ?? []
}

function compareNumbers(a: string, b: string): number {
  const [left, right] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')]
  return left.length - right.length || compareTexts(left, right)
}

// By code units and not by a locale, so that every machine has the same order.
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The folder that a file of a set lies in, by its path. */
export function folderOf(path: string): string {
  return partsOf(path).group
}

function partsOf(path: string): { group: string; name: string; ending: string } {
  const slash = path.lastIndexOf('/')
  const file = path.slice(slash + 1)
  const dot = file.lastIndexOf('.')
  return {
    group: slash < 0 ? '' : path.slice(0, slash),
    name: dot < 0 ? file : file.slice(0, dot),
    ending: dot < 0 ? '' : file.slice(dot + 1),
  }
}
