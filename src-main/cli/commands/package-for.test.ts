import { existsSync, readdirSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { useFolder } from '../../../scripts/unit/use-folder'
import { judgeIds } from '@core/package/order'
import { runCaptured, type CommandResult } from '../testing/captured-io'
import { SAMPLE } from '../testing/level-folder'
import { plainArtist } from '../testing/plain-artist'

const { at: out, put, read } = useFolder()

function pack(name: string, ...args: string[]): Promise<CommandResult> {
  const asked = ['package', out('set'), '--out', out(name), '--author', 'A. Setter', ...args]
  return runCaptured(asked, { artist: plainArtist })
}

beforeEach(() => {
  put('set/secret/01.in', SAMPLE)
  put('set/sample/02.in', SAMPLE)
})

const proofs = {
  problemtools: 'domjudge-problem.ini',
  kattis: 'problem_statement',
  domjudge: 'problem_statement',
  bapctools: 'statement',
  polygon: 'problem.xml',
  dmoj: 'init.yml',
  cms: 'subtasks',
}

test.each(judgeIds)('package --for %s makes what it reads', async (judge) => {
  const limits = { time: 1000, memory: 64 }
  put('set/boardwright.json', JSON.stringify({ version: 1, limits }))
  expect(await pack('mice', '--for', judge)).toMatchObject({ exitCode: 0 })
  expect(readdirSync(out('mice'))).toContain(proofs[judge])
})

test('package --for says what a judge does not read, and refuses what it does not take', async () => {
  const cms = await pack('mice', '--for', 'cms')
  expect(cms.err).toContain('CMS does not run the validator')
  expect(cms.err).toContain('CMS does not read the solutions')
  expect(read('mice/checker/checker.cpp')).toContain('compare(IS_EXACT)')
  const groups = { secret: { points: 100 } }
  put('set/boardwright.json', JSON.stringify({ version: 1, groups }))
  const points = await pack('again', '--for', 'bapctools')
  expect(points).toMatchObject({ exitCode: 2, out: '' })
  expect(points.err).toContain('BAPCtools does not accept problems whose groups have points')
  expect(existsSync(out('again'))).toBe(false)
})

test('package wants a judge or a kind, and refuses both where they do not agree', async () => {
  expect((await pack('mice')).err).toContain(
    'Choose a judging system with --for or a kind of package with --kind',
  )
  const other = await pack('mice', '--for', 'dmoj', '--kind', 'cms')
  expect(other).toMatchObject({ exitCode: 2 })
  expect(other.err).toContain('DMOJ reads --kind dmoj, but a different one is given')
  const format = await pack('mice', '--for', 'bapctools', '--format', 'legacy')
  expect(format.err).toContain(
    'BAPCtools reads --kind kattis --format 2025-09, but a different one is given',
  )
  expect((await pack('mice', '--for', 'dmoj', '--kind', 'dmoj')).exitCode).toBe(0)
})
