import type { Words } from '../../words'
import { testFilesOf } from '../../suite/set-files'
import { endingOf, groupProblem, nameProblem, stemOf } from '../../suite/test-files'

/** Whether a path can be that of a test of a set. */
export function isTestPath(words: Pick<Words, 'suite'>, path: string): boolean {
  const [test] = testFilesOf([path])
  if (!test || path.length > MOST_LETTERS) return false
  const { name, group } = test
  return nameProblem(words, name, endingOf(test)) === null && isGroup(words, group)
}

/** Whether a path can be that of a group of a set; the set's own is empty. */
export function isGroup(words: Pick<Words, 'suite'>, path: string): boolean {
  const parts = path.split('/')
  return path === '' || (parts.every((part) => part !== '') && groupProblem(words, path) === null)
}

/** Maximum length of a path. Disks allow some four thousand characters, and fewer in deep folders. */
const MOST_LETTERS = 1000

/** A path that disks allow, in place of one that a set cannot have. */
export function plainPath(path: string, ending: string): string {
  const parts = path.split('/').map((part) => plainName(part))
  const name = parts.pop()!.replace(/\.[^.]*$/, '')
  return [...parts, `${/^\d/.test(name) ? '' : 'test-'}${name}${ending}`].join('/')
}

/** A name made of letters, digits, dots, hyphens and underscores. */
export function plainName(name: string, otherwise = 'x'): string {
  const plain = name
    .replace(/[^a-zA-Z0-9_.-]+/g, '-')
    .replace(/^[^a-zA-Z0-9]+|[^a-zA-Z0-9]+$/g, '')
    .slice(0, 100)
  return plain || otherwise
}

/** Names that are taken, ignoring case. */
export class Taken {
  private readonly names = new Set<string>()

  /** A name, or the first free one with a number; it is taken then. `withNumber` puts a number into it. */
  free(name: string, withNumber: (number: number) => string): string {
    let free = name
    for (let at = 2; this.names.has(free.toLowerCase()); at++) free = withNumber(at)
    this.names.add(free.toLowerCase())
    return free
  }
}

/** A path with a number behind its name, before the ending. */
export function numbered(path: string, number: number): string {
  const [test] = testFilesOf([path])
  return test ? `${stemOf(test)}-${number}${endingOf(test)}` : `${path}-${number}`
}
