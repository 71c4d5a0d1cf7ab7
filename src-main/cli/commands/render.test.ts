import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PictureOrder } from '@core/protocol/picture'
import type { Artist } from '../../artist/artist'
import { runCaptured } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at } = useLevelFolder()

/** Draws nothing and tells what it was asked for: position, page, options. */
function makeArtist(pixels = 10): Artist {
  const told = ({ game, cursor, page, options }: PictureOrder): string =>
    JSON.stringify({ game, step: cursor.step, page, ...options })
  return {
    maker: {
      sizeOf: () => ({ width: pixels, height: pixels }),
      svg: told,
      tikz: (order) => `TikZ of ${told(order)}`,
    },
    measure: (text) => text.length,
    png: (svg) => Promise.resolve(new TextEncoder().encode(`PNG of ${svg}`)),
  }
}

async function render(...args: string[]): Promise<Record<string, unknown>> {
  const out = at('board.svg')
  const given = ['render', 'auto', at('sample.in'), '--out', out, ...args]
  const done = await runCaptured(given, { artist: makeArtist() })
  expect(done).toEqual({ exitCode: 0, out: '', err: '' })
  return JSON.parse(readFileSync(out, 'utf8')) as Record<string, unknown>
}

describe('render', () => {
  test('draws the start with everything on it by default', async () => {
    expect(await render()).toEqual({
      game: 'rockets',
      step: 0,
      page: null,
      scale: 32,
      theme: 'light',
      ground: 'board',
      hasOverlay: true,
      hasCoordinates: true,
      hasCaption: false,
    })
  })

  test('draws for LaTeX where the file says so', async () => {
    const given = ['render', 'auto', at('sample.in'), '--out', at('board.tex'), '--turn', '1']
    expect((await runCaptured(given, { artist: makeArtist() })).exitCode).toBe(0)
    expect(readFileSync(at('board.tex'), 'utf8')).toMatch(/^TikZ of .*"game":"rockets"/)
  })

  test('draws all tests of a folder, and several levels, into a folder', async () => {
    const set = at('drawn-set')
    mkdirSync(join(set, 'secret'), { recursive: true })
    for (const path of ['1.in', 'secret/1.in', 'secret/2.in']) {
      copyFileSync(at('sample.in'), join(set, path))
    }
    writeFileSync(join(set, 'secret/2.ans'), '')
    const out = at('drawn')
    const artist = { artist: makeArtist() }
    const done = await runCaptured(['render', 'auto', set, '--out', out, '--turn', '1'], artist)
    expect(done).toEqual({ exitCode: 0, out: '', err: '' })
    const drawn = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort()
    expect(drawn).toEqual(['1.svg', 'secret', join('secret', '1.svg'), join('secret', '2.svg')])
    expect(readFileSync(join(out, '1.svg'), 'utf8')).toContain('"scale":32')
    const both = ['render', 'auto', join(set, '1.in'), join(set, 'secret/2.in')]
    await runCaptured([...both, '--kind', 'png', '--out', at('drawn-png')], artist)
    expect(readdirSync(at('drawn-png')).sort()).toEqual(['1.png', '2.png'])
    const clash = ['render', 'auto', join(set, '1.in'), join(set, 'secret/1.in'), '--out', out]
    expect(await runCaptured(clash, artist)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('would both be drawn in'),
    })
  })

  test('takes every option', async () => {
    const args = [
      '--scale',
      '48',
      '--theme',
      'dark',
      '--ground',
      'white',
      '--page',
      '1',
      '--caption',
    ]
    expect(await render('--step', '3', '--no-overlay', '--no-coordinates', ...args)).toEqual({
      game: 'rockets',
      step: 3,
      page: 0,
      scale: 48,
      theme: 'dark',
      ground: 'white',
      hasOverlay: false,
      hasCoordinates: false,
      hasCaption: true,
    })
  })

  test('finds the moment by step, turn and phase', async () => {
    const { out } = await runCaptured(['trace', 'auto', at('sample.in'), '--json'])
    const steps = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { step: number; turn: number; phase: string })
    const last = steps.at(-1)!
    const ofTurn = steps.filter(({ turn }) => turn === 2)
    expect(await render('--turn', '0')).toMatchObject({ step: 0 })
    expect(await render('--step', String(last.step))).toMatchObject({ step: last.step })
    const end = (await render('--step', 'end'))['step'] as number
    expect(end).toBeGreaterThanOrEqual(last.step)
    expect(await render('--turn', '9')).toMatchObject({ step: end })
    const spawned = ofTurn.find(({ phase }) => phase === 'spawn')!
    expect(await render('--turn', '2', '--phase', 'spawn')).toMatchObject({ step: spawned.step })
    expect((await render('--turn', '2'))['step']).toBeGreaterThanOrEqual(ofTurn.at(-1)!.step)
  })

  test('draws by a misreading', async () => {
    const out = at('misread.png')
    const args = ['render', 'auto', at('sample.in'), '--reading', 'no-floor', '--out', out]
    const done = await runCaptured([...args, '--step', '2'], { artist: makeArtist() })
    expect(done.exitCode).toBe(0)
    expect(readFileSync(out, 'utf8')).toMatch(/^PNG of .*"step":2/)
  })

  test.each([
    [['--out', 'x.pg'], '--out x.pg has the wrong extension .pg (did you mean .png?)'],
    [['--out', 'x'], '--out x has no extension; expected .svg or .png'],
    [['--out', 'x.svg', '--step', '9999'], '--step 9999: the run has'],
    [['--out', 'x.svg', '--step', '-1'], 'It must be a whole number from 0'],
    [['--out', 'x.svg', '--turn', '10'], '--turn 10: the run has 9 turns'],
    [['--out', 'x.svg', '--turn', '2', '--step', '2'], '--step and --turn cannot be used together'],
    [['--out', 'x.svg', '--phase', 'eat'], '--phase requires --turn'],
    [['--out', 'x.svg', '--turn', '1', '--phase', 'spwan'], '(did you mean spawn?)'],
    [['--out', 'x.svg', '--page', '2'], '--page 2: the file has 1 page'],
    [['--out', 'x.svg', '--scale', '1'], 'It must be a whole number from 2 to 256'],
    [['--out', 'x.svg', '--theme', 'blue'], 'Allowed choices are light, dark'],
    [['--step', '1'], "required option '--out <path>' not specified"],
  ])('%s is wrong usage', async (args, message) => {
    const given = ['render', 'auto', at('sample.in'), ...args]
    const done = await runCaptured(given, { artist: makeArtist() })
    expect(done).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
  })

  test('refuses a picture that no memory would hold', async () => {
    const given = ['render', 'auto', at('sample.in'), '--out', at('x.png'), '--scale', '256']
    const done = await runCaptured(given, { artist: makeArtist(20_000) })
    expect(done.exitCode).toBe(2)
    expect(done.err).toContain('20000 × 20000 pixels; 100 million is the limit')
  })

  test('tells the errors of a broken file and writes nothing', async () => {
    const given = ['render', 'auto', at('broken.in'), '--out', at('none.svg')]
    const done = await runCaptured(given, { artist: makeArtist() })
    expect(done).toMatchObject({ exitCode: 1, err: expect.stringContaining('error') })
    expect(() => readFileSync(at('none.svg'))).toThrow('ENOENT')
  })
})
