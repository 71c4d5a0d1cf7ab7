import { strFromU8, unzipSync } from 'fflate'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { useFolder } from '../../../scripts/unit/use-folder'
import { runCaptured, type CommandResult } from '../testing/captured-io'
import { SAMPLE } from '../testing/level-folder'
import { plainArtist } from '../testing/plain-artist'

const { at: out, put, read } = useFolder()

function pack(...args: string[]): Promise<CommandResult> {
  return runCaptured(['package', out('set'), ...args], { artist: plainArtist })
}

beforeEach(() => {
  put('set/sample/01.in', SAMPLE)
  put('set/secret/02.in', SAMPLE)
  const tests = { 'secret/02.in': { note: 'Blanks at the ends.' } }
  put('set/boardwright.json', JSON.stringify({ version: 1, tests }))
})

describe('package --kind kattis --format 2025-09', () => {
  const latest = ['--kind', 'kattis', '--format', '2025-09', '--author', 'A. Setter']

  test('has its own files, and a UUID that stays the same for the same problem', async () => {
    expect((await pack(...latest, '--out', out('mice'))).exitCode).toBe(0)
    expect(readdirSync(out('mice')).sort()).toEqual([
      'data',
      'input_validators',
      'output_visualizer',
      'problem.yaml',
      'statement',
      'submissions',
    ])
    const file = (path: string): string => read(`mice/${path}`)
    expect(readdirSync(out('mice/data/secret'))).toEqual([
      '02.ans',
      '02.in',
      '02.svg',
      '02.yaml',
      'test_group.yaml',
    ])
    expect(file('data/secret/02.yaml')).toMatch(/^description: \|2\n {2}Blanks at the ends\.\n\n/)
    expect(file('submissions/submissions.yaml')).toMatch(/^accepted\/rockets\.cpp:\n/)
    const uuid = /^uuid: [\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/m
    expect(file('problem.yaml')).toMatch(uuid)
    await pack(...latest, '--out', out('again/mice.zip'))
    const again = unzipSync(readFileSync(out('again/mice.zip')))
    const settings = strFromU8(again['problem.yaml']!)
    expect(uuid.exec(settings)![0]).toBe(uuid.exec(file('problem.yaml'))![0])
    await pack(...latest, '--title', 'Mice', '--out', out('other/mice.zip'))
    const other = strFromU8(unzipSync(readFileSync(out('other/mice.zip')))['problem.yaml']!)
    expect(uuid.exec(other)![0]).not.toBe(uuid.exec(settings)![0])
  })

  test('is said to be read by few, and no other format is known', async () => {
    const done = await pack(...latest, '--out', out('mice.zip'))
    expect(done.err).toContain('warning: BAPCtools reads the format 2025-09.')
    const unknown = await pack('--kind', 'kattis', '--format', '2023-07', '--out', out('cats.zip'))
    expect(unknown).toMatchObject({ exitCode: 2, out: '' })
  })
})
