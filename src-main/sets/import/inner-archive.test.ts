import { expect, test } from 'vitest'
import { sampleText } from '@core/conformance/testing/samples'
import { archiveOf } from '../write-package'
import { importPlan } from './import-package'
import { withInnerArchive } from './inner-archive'
import { Contents } from './package-contents'

const encoder = new TextEncoder()
const contents = (init: string, data: Uint8Array) => ({
  files: new Map([
    ['mice/init.yml', encoder.encode(init)],
    ['mice/data.zip', data],
    ['mice/1.in', encoder.encode('beside')],
  ]),
  skipped: [],
})
const zip = archiveOf([
  { path: '1.in', content: 'within' },
  { path: 'a/2.in', content: 'two' },
])

test('the tests of a problem of DMOJ lie in the archive that it names, or beside it', async () => {
  const { files, skipped } = await withInnerArchive(contents("archive: 'data.zip'\n", zip))
  const texts = [...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])
  expect(Object.fromEntries(texts)).toEqual({
    'mice/init.yml': "archive: 'data.zip'\n",
    'mice/1.in': 'beside',
    'mice/a/2.in': 'two',
    'mice/data.zip': new TextDecoder().decode(zip),
  })
  expect(skipped).toEqual([])
})

test('an archive that nobody names stays a file, and one that cannot be read is told apart', async () => {
  const plain = await withInnerArchive(contents('test_cases: []\n', zip))
  expect([...plain.files.keys()]).toContain('mice/data.zip')
  const broken = await withInnerArchive(contents('archive: data.zip\n', encoder.encode('no')))
  expect([[...broken.damaged.keys()], broken.skipped]).toEqual([['mice/data.zip'], []])
})

test.each(['./data.zip', '"./data.zip"', 'my tests.zip # all'])(
  'the archive %s is found',
  async (name) => {
    const { files } = contents(`archive: ${name}\n`, zip)
    files.set('mice/my tests.zip', zip)
    const inner = await withInnerArchive({ files, skipped: [] })
    expect([...inner.files.keys()]).toContain('mice/a/2.in')
  },
)

test('an archive that is named and is not in the package is said with its place', async () => {
  const level = encoder.encode(sampleText('rockets', 'statement'))
  const said = async (init: string, more: Readonly<Record<string, Uint8Array>>) => {
    const files = new Map(Object.entries({ 'init.yml': encoder.encode(init), ...more }))
    return importPlan({ files, skipped: [] }, { game: null, pattern: null }, () => null)
  }
  const init = 'checker: identical\ntest_cases: [{in: 1.in}]\narchive: ./tests.zip\n'
  const beside = await said(init, { '1.in': level })
  expect(beside.ok && beside.value.leftOut).toContainEqual({
    ...{ path: 'init.yml', line: 3, column: 1, files: 1 },
    why: 'tests.zip is not in the package',
  })
  expect(await said(init, {})).toEqual({
    ok: false,
    error: 'There are no tests in it: init.yml, line 3, column 1: tests.zip is not in the package',
  })
  const inner = archiveOf([{ path: '1.in', content: level }])
  const whole = await said(init, { 'tests.zip': inner })
  expect(whole.ok && [whole.value.tests.length, whole.value.leftOut.length]).toEqual([1, 0])
  for (const none of ['[a]', '""', './']) {
    const list = await said(`archive: ${none}\nchecker: identical\ntest_cases: [{in: 1.in}]\n`, {
      '1.in': level,
    })
    expect(list.ok && list.value.leftOut).toMatchObject([
      { line: 1, column: 1, why: 'a set has no place for “archive”' },
    ])
  }
})

test('an archive that is damaged is said as such, and each file that is missing once with its place', async () => {
  const level = encoder.encode(sampleText('rockets', 'statement'))
  const said = async (init: string, archive: Uint8Array, more: Record<string, Uint8Array> = {}) => {
    const all = { 'p/init.yml': encoder.encode(init), 'p/tests.zip': archive, ...more }
    const files = new Map(Object.entries(all))
    return importPlan({ files, skipped: [] }, { game: null, pattern: null }, () => null)
  }
  const init = [
    ...['archive: tests.zip', 'checker: identical', 'pretest_test_cases: [{in: 1.in, out: 1.out}]'],
    ...['test_cases:', '- {in: 1.in, out: 1.out, points: 1}', '- {in: 2.in, points: 1}', ''],
  ].join('\n')
  const whole = archiveOf(['1.in', '1.out', '2.in'].map((path) => ({ path, content: level })))
  const cut = whole.slice(0, whole.length / 2)
  const damage = 'tests.zip cannot be unpacked: This is not a ZIP archive, or it is damaged'
  expect(await said(init, cut)).toEqual({
    ok: false,
    error: `There are no tests in it: init.yml, line 1, column 1: ${damage}`,
  })
  const leftOf = (one: Awaited<ReturnType<typeof said>>) =>
    one.ok && one.value.leftOut.map(({ line, column, why }) => [line, column, why])
  expect(leftOf(await said(init, cut, { 'p/2.in': level }))).toEqual([
    [1, 1, damage],
    [3, 23, '1.in is not in the package'],
    [3, 33, '1.out is not in the package'],
  ])
  const part = archiveOf([{ path: '2.in', content: level }])
  expect(leftOf(await said(init, part))).toEqual([
    [3, 23, '1.in is not in the package'],
    [3, 33, '1.out is not in the package'],
  ])
  const none = archiveOf([{ path: '3.in', content: level }])
  expect(await said(init, none)).toEqual({
    ok: false,
    error: `There are no tests in it: ${[
      'init.yml, line 3, column 23: 1.in is not in the package',
      'init.yml, line 3, column 33: 1.out is not in the package',
      'init.yml, line 6, column 4: 2.in is not in the package',
    ].join('; ')}`,
  })
})

test('an archive of tests may be larger than a level', () => {
  const large = new Contents()
  const [level, tests] = ['a.in', 'data.zip'].map((path) => large.roomFor(path, 17 * 2 ** 20))
  expect([level, tests]).toEqual([
    { ok: true, value: false },
    { ok: true, value: true },
  ])
  expect(large.skipped.map(({ path }) => path)).toEqual(['a.in'])
})
