import { expect, test } from 'vitest'
import { sampleText } from '@core/conformance/testing/samples'
import { readPackage, type ImportPlan } from '@core/package/import/read-package'
import { importParts } from './import-parts'

const level = sampleText('rockets', 'statement')

/** A package of some texts, and of tests whose inputs are all the same level. */
function imported(texts: Readonly<Record<string, string>>, tests: readonly string[]): ImportPlan {
  const inputs = tests.flatMap((stem) => [
    [`${stem}.in`, level] as const,
    [`${stem}.out`, '1\n'] as const,
  ])
  const encoder = new TextEncoder()
  const files = new Map(
    [...Object.entries(texts), ...inputs].map(([path, text]) => [path, encoder.encode(text)]),
  )
  const read = readPackage(
    files,
    { game: null, pattern: null },
    importParts(() => null),
  )
  if (!read.ok) throw new Error(read.error)
  return read.value
}

const pathsOf = ({ tests }: ImportPlan) => tests.map(({ path }) => path)
const saidOf = ({ leftOut }: ImportPlan) =>
  leftOut.map(({ path, line, why }) => `${path}${line === null ? '' : `:${line}`} ${why}`)
const group = (points: number, count: 'all' | 'sum', requires: string[] = []) => ({
  ...{ points, count, requires },
  bounds: {},
})

test('a problem of DMOJ that others have made', () => {
  const init = `custom_judge: x.py
checker: standard
pretest_test_cases:
- {in: s.in, out: s.out}
test_cases:
- points: 30
  batched:
  - {in: d/1.in, out: d/1.out}
  - {in: d/2.in, out: d/2.out}
- points: 50
  dependencies: [1]
  batched:
  - {in: d/3.in, out: d/3.out, generator: x}
  - {in: gone.in, out: gone.out}
- {in: d/4.in, out: d/4.out, points: 10}
- {in: d/5.in, out: d/5.out, points: 10}
- {in: d/6.in, out: d/6.out, points: 0}
tests:
- {source: a.cpp, time: 2, memory: 65536, expect: AC}
- {source: b.py, expect: [AC, TLE, SC]}
`
  const sources = { 'a.cpp': 'int main() {}\n', 'b.py': 'print(1)\n' }
  const plan = imported({ 'init.yml': init, ...sources }, [
    's',
    'd/1',
    'd/2',
    'd/3',
    'd/4',
    'd/5',
    'd/6',
  ])
  expect(plan.kind).toBe('dmoj')
  expect(pathsOf(plan)).toEqual([
    'sample/s.in',
    'secret/group1/1.in',
    'secret/group1/2.in',
    'secret/group2/3.in',
    'secret/group3/4.in',
    'secret/group3/5.in',
    'secret/6.in',
  ])
  expect(plan.scoring).toEqual({
    'secret/group1': group(30, 'all'),
    'secret/group2': group(50, 'all', ['secret/group1']),
    'secret/group3': group(20, 'sum'),
  })
  expect(plan.limits).toEqual({ time: 2000, memory: 64 * 2 ** 20 })
  expect(plan.programs.map(({ name, expect: told }) => [name, told])).toEqual([
    ['a', ['OK']],
    ['b', ['OK', 'TLE']],
  ])
  expect(saidOf(plan)).toEqual([
    'init.yml:1 a set has no place for “custom_judge”',
    'init.yml:2 a set cannot have “standard” as “checker”',
    'init.yml:13 a set has no place for “generator”',
    'init.yml:14 gone.in is not in the package',
    'init.yml:14 gone.out is not in the package',
  ])
})

test('tests of DMOJ that are given by a pattern are said to have no place', () => {
  expect(() => imported({ 'init.yml': 'test_cases: {input_format: x}\n' }, [])).toThrow(
    'There are no tests in it',
  )
})

test('a task of CMS that others have made', () => {
  const json = (value: unknown): string => JSON.stringify(value)
  const plan = imported(
    {
      'problem.json': json({
        ...{ code: 'a', name: 'Mice', time_limit: 1.5, memory_limit: 2 ** 26, task_type: 'Batch' },
        feedback_level: 'full',
      }),
      'subtasks/00-samples.json': json({ score: 0, testcases: ['0-1'] }),
      'subtasks/01-small.json': json({ score: 20, testcases: ['0-1', '1-1', '1-2'] }),
      'subtasks/02-large.json': json({ score: 80, testcases: ['0-1', '1-1', '1-2', '2-1'] }),
      'subtasks/03-odd.json': json({ score: 5, testcases: ['1-2', '3-1'] }),
      'solutions.json': json({ 'a.cpp': { verdict: 'time_limit' }, 'b.py': { verdict: 'odd' } }),
      'solution/a.cpp': 'int main() {}\n',
      'solution/b.py': 'print(1)\n',
    },
    ['tests/0-1', 'tests/1-1', 'tests/1-2', 'tests/2-1', 'tests/3-1', 'tests/9-1'],
  )
  expect(plan.kind).toBe('cms')
  expect(pathsOf(plan)).toEqual([
    'sample/0-1.in',
    'secret/group2/1-1.in',
    'secret/group2/1-2.in',
    'secret/group3/2-1.in',
    'secret/group4/3-1.in',
    'secret/9-1.in',
  ])
  expect(plan.scoring).toEqual({
    'secret/group2': group(20, 'all'),
    'secret/group3': group(80, 'all', ['secret/group2']),
    'secret/group4': group(5, 'all'),
  })
  expect(plan.packing).toEqual({ title: 'Mice' })
  expect(plan.limits).toEqual({ time: 1500, memory: 2 ** 26 })
  expect(plan.programs.map(({ name, expect: told }) => [name, told])).toEqual([
    ['a', ['TLE']],
    ['b', undefined],
  ])
  expect(saidOf(plan)).toEqual([
    'problem.json a set has no place for “feedback_level”',
    'problem.json without a checker CMS compares outputs line by line; a set does not',
    'solution/b.py a set cannot express what the package expects of this program, so it is imported without an expected verdict',
    'subtasks/03-odd.json a set cannot have “1-2” as “testcases”',
  ])
})

test('without subtasks CMS gives each test its share of 100 points', () => {
  const plan = imported({ 'problem.json': '{"name": "A", "task_type": "Batch"}' }, [
    'tests/1',
    'tests/2',
  ])
  expect(plan.scoring).toEqual({ secret: group(100, 'sum') })
  expect(pathsOf(plan)).toEqual(['secret/1.in', 'secret/2.in'])
})

test('a group that was added beside one kept by the name it would get has another', () => {
  const init = `#: ["group","secret/group2",{"place":"1"}]
test_cases:
- points: 40
  batched:
  - {in: 1.in, out: 1.out}
  - {in: 2.in, out: 2.out}
- {in: 3.in, out: 3.out, points: 60}
`
  const plan = imported({ 'init.yml': init }, ['1', '2', '3'])
  expect(pathsOf(plan)).toEqual(['secret/group2/1.in', 'secret/group2/2.in', 'secret/group3/3.in'])
  expect(plan.scoring).toEqual({
    'secret/group2': group(40, 'all'),
    'secret/group3': group(60, 'sum'),
  })
})

test('a test that stands twice counts once, there where it has points', () => {
  const init = `pretest_test_cases:
- {in: 1.in, out: 1.out}
test_cases:
- {in: 1.in, out: 1.out, points: 50}
- {in: 2.in, out: 2.out, points: 50}
- points: 10
  batched:
  - {in: 2.in, out: 2.out}
  - {in: 3.in, out: 3.out}
- {in: 3.in, out: 3.out, points: 20}
`
  const plan = imported({ 'init.yml': init }, ['1', '2', '3'])
  expect(pathsOf(plan)).toEqual(['secret/group1/1.in', 'secret/group1/2.in', 'secret/group2/3.in'])
  expect(plan.scoring).toEqual({
    'secret/group1': group(100, 'sum'),
    'secret/group2': group(10, 'all'),
  })
  expect(saidOf(plan)).toEqual([
    'init.yml:1 a set cannot have “standard” as “checker”',
    'init.yml:2 a set cannot have “1.in” as “in”',
    'init.yml:8 a set cannot have “2.in” as “in”',
    'init.yml:10 a set cannot have “3.in” as “in”',
  ])
})

test('a group that requires one without points, or none at all, is said to', () => {
  const init = `test_cases:
- points: 0
  batched:
  - {in: 1.in, out: 1.out}
- points: 100
  dependencies: [1, 7]
  batched:
  - {in: 2.in, out: 2.out}
`
  const plan = imported({ 'init.yml': init }, ['1', '2'])
  expect(plan.scoring).toEqual({ 'secret/group2': group(100, 'all') })
  expect(saidOf(plan)).toEqual([
    'init.yml:1 a set cannot have “standard” as “checker”',
    'init.yml:7 a set cannot have “1” as “dependencies”',
    'init.yml:7 a set cannot have “7” as “dependencies”',
  ])
})

const checker = 'static const bool IS_EXACT = false;\n'
const task = JSON.stringify({ task_type: 'Batch' })
const subtask = (score: number, testcases: readonly string[]) =>
  JSON.stringify({ score, testcases })

test.each([
  ['{}', ['problem.json “task_type” is missing']],
  ['{"task_type":"batch"}', []],
  ['{"task_type":"OutputOnly"}', ['problem.json a set cannot have “OutputOnly” as “task_type”']],
])('the kind of a task of CMS: %s', (json, said) => {
  const plan = imported({ 'problem.json': json, 'checker/checker.cpp': checker }, ['tests/1'])
  expect(saidOf(plan)).toEqual(said)
})

test('a subtask that names a test that is not there is said to', () => {
  const plan = imported(
    {
      'problem.json': task,
      'checker/checker.cpp': checker,
      'subtasks/01.json': subtask(40, ['a', 'gone']),
      'subtasks/02.json': subtask(60, ['b']),
    },
    ['tests/a', 'tests/b'],
  )
  expect(plan.scoring).toEqual({
    'secret/group1': group(40, 'all'),
    'secret/group2': group(60, 'all'),
  })
  expect(saidOf(plan)).toContain('subtasks/01.json tests/gone.in is not in the package')
})

test('a limit of time that several files tell is taken, and none of them counts as left out', () => {
  const texts = {
    'problem.yaml': 'name: Mice\n',
    '.timelimit': '1\n',
    'domjudge-problem.ini': "timelimit='1'\n",
  }
  const plan = imported(texts, ['data/secret/1'])
  expect(plan.limits).toMatchObject({ time: 1000 })
  expect(saidOf(plan).filter((line) => /timelimit|domjudge/.test(line))).toEqual([])
})
