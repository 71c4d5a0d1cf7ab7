import { expect, test } from 'vitest'
import { BotPrograms } from './bot-programs'

/** Programs whose dialog gives one path after the other. */
function choosing(...paths: readonly string[]): BotPrograms {
  const left = [...paths]
  return new BotPrograms({ open: () => Promise.resolve(left.splice(0, 1)) })
}

test('each game has the programs that were chosen for it, the last one first', async () => {
  const programs = choosing('/bots/a.py', '/bots/b.py', '/other/a.py', '/bots/a.py')
  const first = await programs.choose('ghosts')
  await programs.choose('ghosts')
  const other = await programs.choose('progers')
  expect(programs.recent('ghosts').map(({ name }) => name)).toEqual(['b.py', 'a.py'])
  expect(programs.recent('progers')).toEqual([other])
  // Chosen once more it is the newest, by the same ticket.
  expect(await programs.choose('ghosts')).toEqual(first)
  expect(programs.recent('ghosts').map(({ name }) => name)).toEqual(['a.py', 'b.py'])
  expect(programs.fileOf(first!.ticket)).toBe('/bots/a.py')
})

test('one file that plays two games is a program of each', async () => {
  const programs = choosing('/bots/a.py', '/bots/a.py')
  const [one, two] = [await programs.choose('ghosts'), await programs.choose('progers')]
  expect(one!.ticket).not.toBe(two!.ticket)
  expect([programs.recent('ghosts'), programs.recent('progers')]).toEqual([[one], [two]])
})

test('nothing is remembered of a dialog that was closed, and the oldest of many is forgotten', async () => {
  const programs = choosing(...Array.from({ length: 21 }, (_, at) => `/bots/${at}.py`))
  const all = []
  for (let at = 0; at < 22; at++) all.push(await programs.choose('ghosts'))
  expect(all.at(-1)).toBe(null)
  expect(programs.recent('ghosts')).toHaveLength(20)
  expect(programs.fileOf(all[0]!.ticket)).toBe(null)
})
