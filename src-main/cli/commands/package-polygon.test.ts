import { unzipSync } from 'fflate'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { useFolder } from '../../../scripts/unit/use-folder'
import { runCaptured, type CommandResult } from '../testing/captured-io'
import { ANSWER, SAMPLE } from '../testing/level-folder'
import { plainArtist } from '../testing/plain-artist'

const { at: out, put, read } = useFolder()

function pack(...args: string[]): Promise<CommandResult> {
  const polygon = ['package', out('set'), '--kind', 'polygon']
  return runCaptured([...polygon, ...args], { artist: plainArtist })
}

beforeEach(() => {
  put('set/secret/01.in', SAMPLE)
  put('set/sample/02.in', SAMPLE)
  const tests = { 'secret/01.in': { note: 'Blanks at the ends.' } }
  const limits = { time: 2000, memory: 64 }
  put('set/boardwright.json', JSON.stringify({ version: 1, tests, limits }))
})

test('package --kind polygon writes a folder as Polygon has it, or an archive of the same', async () => {
  const done = await pack('--out', out('mice-2'), '--title', 'Mice & cats')
  expect(done).toMatchObject({ exitCode: 0, out: `${out('mice-2')}: 2 tests\n` })
  expect(readdirSync(out('mice-2')).sort()).toEqual([
    'files',
    'problem.xml',
    'solutions',
    'statements',
    'tests',
  ])
  const file = (path: string): string => read(`mice-2/${path}`)
  expect(readdirSync(out('mice-2/tests')).sort()).toEqual(['01', '01.a', '02', '02.a'])
  expect(file('tests/02.a')).toBe(ANSWER)
  expect(file('files/val.cpp')).toMatch(
    /IS_STRICT = (true|false);\nstatic const char PLAYERS\[\] = "";\nvalidate\(IS_STRICT\)\n$/,
  )
  expect(file('files/check.cpp')).toMatch(
    /\nstatic const char TABLE\[\] = "";\ncheck\(IS_EXACT\)\n$/,
  )
  expect(file('statements/english/board.png')).toBe('PNG of <svg scale="24"/>')
  const xml = file('problem.xml')
  expect(xml).toContain('<name language="english" value="Mice &amp; cats"/>')
  expect(xml).toContain('<time-limit>2000</time-limit>\n')
  expect(xml).toContain('<test description="Blanks at the ends." method="manual"/>\n')
  const zipped = await pack('--out', out('again/mice-2.zip'), '--title', 'Mice & cats')
  expect(zipped.exitCode).toBe(0)
  const archive = unzipSync(readFileSync(out('again/mice-2.zip')))
  const files = readdirSync(out('mice-2'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path in archive)
  expect(files.sort()).toEqual(Object.keys(archive).sort())
  expect(files.every((path) => Buffer.from(archive[path]!).toString() === file(path))).toBe(true)
})

test('the checker knows what misreadings answer where that is asked of it', async () => {
  expect((await pack('--out', out('mice-2'), '--why', 'yes')).exitCode).toBe(0)
  expect(read('mice-2/files/check.cpp')).toMatch(
    /\nstatic const char TABLE\[\] =\n {4}"\\f[0-9a-f]{16}\\t.*"\n {4};\ncheck\(IS_EXACT\)\n$/,
  )
})

test('package --kind polygon says before what Polygon would refuse, and writes nothing', async () => {
  const match = await pack('--out', out('Mice'), '--opponent', 'greedy')
  expect(match).toMatchObject({ exitCode: 2, out: '' })
  expect(match.err).toContain('The package is called “Mice”; Polygon accepts only')
  expect(match.err).toContain('Rockets is not played by two programs')
  expect(existsSync(out('Mice'))).toBe(false)
})
