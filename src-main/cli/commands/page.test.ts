import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findGame } from '@core/games/testing'
import { levelIn } from '@core/package/level-page'
import { runCaptured } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at } = useLevelFolder()

/** The level in a page that was written, as the page reads it. */
function written(name: string) {
  const json = /id="level">(.*)<\/script><script>/.exec(readFileSync(at(name), 'utf8'))![1]!
  return levelIn(json, findGame)
}

test('page writes the level, its name and its reading into the built page', async () => {
  const args = ['page', 'auto', at('sample.in'), '--out', at('level.html')]
  expect(await runCaptured(args)).toEqual({ exitCode: 0, out: '', err: '' })
  const text = readFileSync(at('sample.in'), 'utf8')
  expect(written('level.html')).toMatchObject({
    game: 'rockets',
    name: 'sample',
    text,
    reading: null,
  })
  await runCaptured([...args, '--title', '1 < 2', '--reading', 'no-floor'])
  expect(written('level.html')).toMatchObject({ name: '1 < 2', reading: 'no-floor' })
  expect(readFileSync(at('level.html'), 'utf8')).toContain('<title>1 &#60; 2: ')
})

test('page takes other levels along as branches, and none that is broken', async () => {
  const args = ['page', 'auto', at('sample.in'), '--out', at('tree.html'), '--branch']
  expect((await runCaptured([...args, at('sample.in')])).exitCode).toBe(0)
  const { branches } = written('tree.html')
  expect(branches).toMatchObject([
    { id: 1, name: 'sample', parent: 0, from: null, hasAnswer: true },
  ])
  const done = await runCaptured([...args, at('broken.in'), '--out', at('none.html')])
  expect(done).toMatchObject({ exitCode: 1, err: expect.stringContaining('error') as string })
  expect(() => readFileSync(at('none.html'))).toThrow('ENOENT')
})

test.each([
  [['--out', 'x.hml'], '--out x.hml has the wrong extension .hml (did you mean .html?)'],
  [['--out', 'x'], '--out x has no extension; expected .html'],
  [['--out', 'x.html', '--reading', 'none-such'], 'none-such'],
  [[], "required option '--out <file>' not specified"],
])('page %s is wrong usage', async (args, message) => {
  const done = await runCaptured(['page', 'auto', at('sample.in'), ...args])
  expect(done).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
})

test('page tells the errors of a broken file and writes nothing', async () => {
  const done = await runCaptured(['page', 'auto', at('broken.in'), '--out', at('none.html')])
  expect(done).toMatchObject({ exitCode: 1, err: expect.stringContaining('error') })
  expect(() => readFileSync(at('none.html'))).toThrow('ENOENT')
})
