import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasTool, skipWithoutTool } from '../../scripts/unit/needs'
import { judgePrograms } from '../../scripts/judge/programs'
import { runAgain, runTwins } from './run'

const hasPython = await hasTool('python3')
const order = { parts: ['validators'] as const, games: ['rockets'], count: 40, seed: 1 }

/** The programs, with a slip in the validator of rockets: a door may be in the first corner of its wall. */
const slipped = judgePrograms().map((program) =>
  program.name === 'rockets/validate.py'
    ? { ...program, source: program.source.replace('1 <= at <=', '0 <= at <=') }
    : program,
)

test('a slip in a program is shown, kept as a small case, and seen again by the command that is told', async (context) => {
  skipWithoutTool(context, 'python3', hasPython)
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const different = await runTwins({ ...order, count: 400 }, say, slipped)
  expect(different).toBeGreaterThan(0)
  expect(said.at(-1)).toMatch(new RegExp(`^validators +rockets +400 +${different} +1 `))
  const files = said.flatMap((line) => /--again (\S+)$/.exec(line)?.[1] ?? [])
  const kept = JSON.parse(readFileSync(files[0]!, 'utf8')) as { one: { text: string } }
  expect(Buffer.from(kept.one.text, 'base64').length).toBeLessThan(60)
  expect(await runAgain(files[0]!, say, slipped)).toBe(1)
  expect(await runAgain(files[0]!, say)).toBe(0)
  for (const file of files) rmSync(file)
})

test('programs that are sound differ nowhere', async (context) => {
  skipWithoutTool(context, 'python3', hasPython)
  expect(await runTwins(order, () => undefined)).toBe(0)
})

test('where nobody says where testlib.h is, validators in C++ are not compared, and that is said', async () => {
  const said: string[] = []
  const asked = { ...order, parts: ['testlib'] as const }
  expect(await runTwins(asked, (line) => void said.push(line))).toBe(0)
  expect(said[0]).toBe('testlib of rockets: skipped: no --testlib PATH says where testlib.h is')
})
