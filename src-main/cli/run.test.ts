import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { version } from '../../package.json'
import { runCaptured } from './testing/captured-io'

describe('wrong usage ends with 2', () => {
  test.each([
    [[], 'Usage: boardwright'],
    [['solve'], "unknown command 'solve'"],
    [['answer', 'rocket', 'x'], "unknown game 'rocket' (did you mean rockets?)"],
    [['answer', 'auto'], "missing required argument 'file'"],
    [['answer', 'auto', 'x', '--fast'], "unknown option '--fast'"],
    [['answer', 'auto', 'x', '--reading', 'no-flor'], '(did you mean no-floor?)'],
    [['answer', 'auto', '-', '-'], 'standard input (-) can be read only once'],
    [['answer', 'auto', 'a/1.in', 'b/1.in', '--into', 'o'], 'would both be written to'],
    [['trace', 'auto', 'a', 'b'], 'too many arguments'],
    [['format', 'auto', '-', '--write'], '--write cannot rewrite standard input'],
    [['generate', 'auto', '--seed', '1'], "unknown game 'auto'"],
    [['generate', 'rockets'], "required option '--seed <n>' not specified"],
    [['help', 'awnser'], "unknown command 'awnser' (did you mean answer?)"],
    [
      ['generate', '--seed', '1', '--set', 'width=6', 'rockets'],
      "--set takes key=value, not 'rockets'; the game comes before the options: generate rockets --set",
    ],
    [['generate', 'rockets', '--seed', '1', '--into', ''], 'A name must not be empty'],
    [['answer', 'rockets', 'a', '--into', ''], 'A name must not be empty'],
    [['render', 'rockets', 'a', '--out', ''], 'A name must not be empty'],
    [['generate', 'rockets', '--seed', '-1'], 'It must be a whole number from 0'],
  ])('%s', async (args, message) => {
    const done = await runCaptured(args)
    expect(done).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
  })
})

test('help tells of all commands, and of one', async () => {
  const all = await runCaptured(['help'])
  expect(all).toMatchObject({ exitCode: 0, err: '', out: expect.stringContaining('Examples:') })
  const one = await runCaptured(['help', 'answer'])
  expect(one).toMatchObject({ exitCode: 0, err: '', out: expect.stringContaining('--into <dir>') })
})

test('help, version and the games are printed with exit code 0', async () => {
  const help = await runCaptured(['--help'])
  expect(help).toMatchObject({ exitCode: 0, err: '', out: expect.stringContaining('Examples:') })
  expect(await runCaptured(['--version'])).toEqual({ exitCode: 0, out: `${version}\n`, err: '' })
  const games = await runCaptured(['games', '--json'])
  const [first] = JSON.parse(games.out)
  expect(first.readings.map((one: { id: string }) => one.id)).toContain('no-floor')
  expect(first.recipe[0]).toEqual({
    key: 'width',
    title: 'Width',
    lowest: 3,
    highest: 1000,
    default: expect.any(Number),
  })
  expect((await runCaptured(['games'])).out).toContain('no-floor')
})

test('the players of match are named in its help, in games and in the documents', async () => {
  const { out: help } = await runCaptured(['match', '--help'])
  const { out: text } = await runCaptured(['games'])
  const { out: json } = await runCaptured(['games', '--json'])
  const told = readFileSync('docs/cli.md', 'utf8').replace(/\s+/g, ' ')
  for (const { id, match } of JSON.parse(json)) {
    if (!match) continue
    const ids = match.players.map((player: { id: string }) => player.id)
    expect(help.replace(/\s+/g, ' ')).toContain(`${id}: ${ids.join(', ')}`)
    expect(told).toContain(`${id}: ${ids.map((one: string) => `\`${one}\``).join(', ')}`)
    for (const one of ids) expect(text).toMatch(new RegExp(`^    ${one}  +[A-Z]`, 'm'))
  }
  expect(json).toContain('planner')
})
