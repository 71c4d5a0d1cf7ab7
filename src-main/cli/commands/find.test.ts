import { findGame } from '@core/games/registry'
import { LevelLook } from '@core/suite/level-look'
import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at } = useLevelFolder()

function lookAt(text: string): LevelLook {
  const game = findGame('rockets')!
  const parsed = game.format.parse(text)
  if (!parsed.ok) throw new Error(text)
  return new LevelLook(game, parsed.value.level)
}

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
    expect(other.err).toContain('does not do what is asked')
    const broken = await runCaptured(['shrink', 'auto', at('broken.in'), ...asked])
    expect(broken.exitCode).toBe(1)
    expect(broken.err).toContain('error R6')
  })
})
