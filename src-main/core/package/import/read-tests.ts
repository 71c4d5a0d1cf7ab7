import { answerPathsOf, testFilesOf, type TestFile } from '../../suite/set-files'
import { polygonPattern, type TestPattern } from '../test-archive'
import { invalidFolderOf, isInvalidInput } from '../../suite/invalid/invalid-files'
import type { FoundInvalid, FoundPackage, FoundTest } from './found'
import type { PackageReading } from './reading'

/** Reads an archive of tests alone: by the names of their files, or as a folder of tests is read where no pattern tells. */
export function readTestArchive(
  reading: PackageReading,
  pattern: TestPattern | null,
): FoundPackage {
  const files = [...reading.files.keys()]
  const found = testFilesOf(files)
  const isNumbered = found.length > 0 && found.every(({ path }) => /^tests\/\d+$/.test(path))
  const taken = pattern ?? (isNumbered ? polygonPattern : null)
  const tests = taken ? testsBy(taken, files) : found.map(asFound)
  for (const { input, answer } of tests) reading.take(input, ...(answer === null ? [] : [answer]))
  return {
    ...{ title: '', author: '', licence: null, compare: null, time: null, memory: null },
    ...{ tests, groups: [], programs: [], keptIn: null },
    invalid: taken ? [] : files.filter(isInvalidInput).map(asInvalid),
  }
}

function asInvalid(path: string): FoundInvalid {
  const within = path.slice(invalidFolderOf(path)!.length)
  return { place: within.replace(/\.[^./]*$/, ''), input: path }
}

function asFound(test: TestFile): FoundTest {
  const { path, answer } = test
  const [first = null] = answerPathsOf(test)
  return {
    place: path,
    input: path,
    text: null,
    answer: first ?? answer,
    usualPath: path,
    note: '',
  }
}

/** What each token of a pattern may stand for. */
const tokens: Readonly<Record<string, string>> = {
  n: '[1-9]\\d*',
  nn: '\\d{2,}',
  name: '[^/]+',
}

function testsBy({ input, answer }: TestPattern, files: readonly string[]): FoundTest[] {
  const all = new Set(files)
  const used = new Set<string>()
  const source = input
    .replace(/^\/+/, '')
    .split(/(\{(?:n|nn|name|group)\}\/?)/)
    .map((part) => {
      const [, token, slash = ''] = /^\{(.*)\}(\/?)$/.exec(part) ?? []
      if (token === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      if (used.has(token)) return `\\k<${token}>${slash}`
      used.add(token)
      // Tests of the set's own folder have no group, and then no slash behind it.
      return token === 'group'
        ? `(?:(?<group>.+)${slash})?`
        : `(?<${token}>${tokens[token]!})${slash}`
    })
    .join('')
  const shape = new RegExp(`^${source}$`)
  return files.flatMap((path): FoundTest[] => {
    const match = shape.exec(path)
    if (!match) return []
    const found: Readonly<Record<string, string>> = match.groups ?? {}
    const answerPath = answer
      .replace(/\{(n|nn|name|group)\}/g, (_, token: string) => found[token] ?? '')
      .replace(/^\/+|(\/)\/+/g, '$1')
    const named = [found['group'], found['name'] ?? found['nn'] ?? found['n']].filter(Boolean)
    const usualPath = `${named.join('/')}.in`
    const own = all.has(answerPath) ? answerPath : null
    return [{ place: path, input: path, text: null, answer: own, usualPath, note: '' }]
  })
}
