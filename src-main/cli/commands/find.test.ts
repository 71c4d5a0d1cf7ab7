import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '@core/games/testing'
import { LevelLook } from '@core/suite/level-look'
import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()

function lookAt(text: string): LevelLook {
  const game = findGame('rockets')!
  const parsed = game.format.parse(text)
  if (!parsed.ok) throw new Error(text)
  return new LevelLook(game, parsed.value.level)
}

/** The only shard of a search. */
const sharedOf = async (asked: readonly string[]): Promise<string> =>
  (await runCaptured([...asked, '--shard', '1/1'])).out

describe('find', () => {
  const asked = ['find', 'rockets', '--catches', 'tenth-overall', '--alone', '--tries', '512']

  test('prints a level that does what is asked, the same for the same seed', async () => {
    const done = await runCaptured([...asked, '--seed', '4'])
    expect(done.exitCode).toBe(0)
    const look = lookAt(done.out)
    expect(look.caught).toContain('tenth-overall')
    expect(done.err).toContain(`this one catches: ${look.caught.join(', ')}\n`)
    expect(await runCaptured([...asked, '--seed', '4', '--jobs', '3'])).toEqual(done)
  })

  test('takes seed 1 where none is given', async () => {
    const quick = [...asked.slice(0, 4), '--tries', '64', '--json', '--out', at('seeded.in')]
    const { out } = await runCaptured(quick)
    expect(JSON.parse(out)).toMatchObject({ seed: 1 })
    expect(await runCaptured([...quick, '--seed', '1'])).toMatchObject({ out })
  })

  test('tells as JSON what was found and what always comes with it', async () => {
    const file = at('found.in')
    const { out } = await runCaptured([...asked, '--seed', '4', '--json', '--out', file])
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game: 'rockets', seed: 4, tried: 512 })
    expect(report.hits).toBeGreaterThan(0)
    expect(report.caught).toEqual(lookAt(report.text).caught)
    expect(report.always).toContain('tenth-overall')
    const read = await runCaptured(['format', 'rockets', file])
    expect(read.out).toBe(report.text)
  })

  test('finds what a folder of tests does not show yet, near to its tests', async () => {
    const folder = at('pests')
    mkdirSync(folder)
    const [, width = ''] = /^(\d+)/.exec(SAMPLE) ?? []
    writeFileSync(join(folder, '01.in'), SAMPLE)
    const known = lookAt(SAMPLE).caught
    const asked = ['find', 'rockets', '--seed', '1', '--near', folder, '--tries', '2048']
    const fresh = await runCaptured([...asked, '--uncaught-in', folder])
    expect(lookAt(fresh.out).caught.some((id) => !known.includes(id))).toBe(true)
    const bound = await runCaptured([...asked, '--touches', 'width=25', '--official'])
    expect(width).not.toBe('25')
    expect(bound.out).toMatch(/^25 25\n/)
    const strange = await runCaptured([...asked, '--touches', 'width=24'])
    expect(strange).toMatchObject({ exitCode: 2 })
    expect(strange.err).toContain("rockets has no bound 'width=24' (did you mean width=25?)")
    const torn = await runCaptured([...asked, '--touches', 'width'])
    expect(torn.err).toContain("--touches takes number=bound, not 'width'")
  })

  test('does not look for what no level within the official limits can show', async () => {
    const asked = ['find', 'labyrinth', '--seed', '1', '--rule', 'L6', '--tries', '1024']
    const vain = await runCaptured([...asked, '--official'])
    expect(vain).toMatchObject({ exitCode: 2, out: '' })
    expect(vain.err).toContain('Only levels with a warning show rule L6')
    expect(await runCaptured(asked)).toMatchObject({ exitCode: 0 })
  })

  test('adds the level to a folder of tests under a free name, with a note', async () => {
    const asked = ['find', 'janken', '--catches', 'friends-block', '--tries', '64', '--seed', '2']
    const plain = await runCaptured(asked)
    const first = await runCaptured([...asked, '--into', at('tests')])
    expect(first).toMatchObject({ exitCode: 0, out: '' })
    expect(first.err).toContain(`added ${at('tests/friends-block.in')}\n`)
    expect(readFileSync(at('tests/friends-block.in'), 'utf8')).toBe(plain.out)
    const belief = findGame('janken')!.engine.readings.find(({ id }) => id === 'friends-block')
    const note = `Catches friends-block: ${belief!.belief}`
    const kept = { version: 1, groups: {}, tests: { 'friends-block.in': { note } } }
    expect(JSON.parse(readFileSync(at('tests/boardwright.json'), 'utf8'))).toMatchObject(kept)

    writeFileSync(at('tests/friends-block.in'), 'mine')
    put('found', await sharedOf(asked))
    const second = await runCaptured(['merge', at('found'), '--into', at('tests')])
    expect(second.err).toContain(`added ${at('tests/friends-block-2.in')}\n`)
    expect(readFileSync(at('tests/friends-block.in'), 'utf8')).toBe('mine')
    const notes = readFileSync(at('tests/boardwright.json'), 'utf8')
    expect(Object.keys(JSON.parse(notes).tests)).toEqual(['friends-block-2.in', 'friends-block.in'])

    writeFileSync(at('tests/boardwright.json'), '{"version":1,')
    const third = await runCaptured([...asked, '--into', at('tests')])
    expect(third).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('the note was not saved'),
    })
    expect(readFileSync(at('tests/boardwright.json'), 'utf8')).toBe('{"version":1,')
    const both = await runCaptured([...asked, '--into', at('tests'), '--out', at('x')])
    expect(both).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be used') })
    const strange = await runCaptured([...asked, '--into', at('sample.in')])
    expect(strange.exitCode).toBe(2)
    expect(strange.err).toMatch(/^error: .*sample\.in: part of the path is not a folder\n$/)
  })

  test('ends with 1 where no level does, and with 2 for what the game does not have', async () => {
    const none = await runCaptured([
      ...['find', 'rockets', '--seed', '1', '--tries', '64'],
      ...['--answer-has', 'x', '--json'],
    ])
    expect(none).toMatchObject({ exitCode: 1, err: expect.stringContaining('none of 64 levels') })
    expect(JSON.parse(none.out)).toMatchObject({ text: null, hits: 0, caught: [], always: [] })
    const strange = await runCaptured(['find', 'rockets', '--seed', '1', '--catches', 'no-flor'])
    expect(strange.exitCode).toBe(2)
    expect(strange.err).toContain("rockets has no misreading 'no-flor' (did you mean no-floor?)")
    const nothing = await runCaptured(['find', 'rockets', '--seed', '1'])
    expect(nothing).toMatchObject({ exitCode: 2, out: '' })
  })
})

describe('shrink', () => {
  test('prints a smaller level that does the same', async () => {
    const args = ['shrink', 'auto', at('sample.in'), '--catches', 'tenth-overall']
    const done = await runCaptured(args)
    expect(done.exitCode).toBe(0)
    expect(lookAt(done.out).catches('tenth-overall')).toBe(true)
    expect(done.out.length).toBeLessThan(SAMPLE.length)
    const official = await runCaptured([...args, '--official', '--out', at('small.in')])
    expect(official).toMatchObject({ exitCode: 0, out: '' })
    expect((await runCaptured(['check', 'rockets', at('small.in')])).out).toBe('')
  })

  test('tells a level that does not do what is asked, and one with errors', async () => {
    const asked = ['--catches', 'no-floor']
    const other = await runCaptured(['shrink', 'auto', at('sample.in'), ...asked])
    expect(other).toMatchObject({ exitCode: 1, out: '' })
    expect(other.err).toContain('does not meet the conditions')
    const broken = await runCaptured(['shrink', 'auto', at('broken.in'), ...asked])
    expect(broken.exitCode).toBe(1)
    expect(broken.err).toContain('error R6')
  })
})
