import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@core/games/testing'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import { describe, expect, test } from 'vitest'
import { tries } from '@core/conformance/testing/tries'
import { schemaNames } from './schema-names'
import { runCaptured } from './testing/captured-io'
import { useLevelFolder } from './testing/level-folder'

const { at, put } = useLevelFolder()

const root = 'src-main/core/games'
const samplesOf = (id: string): string[] =>
  readdirSync(join(root, id, 'samples')).map((name) => join(root, id, 'samples', name, 'level.txt'))

/** A check by the schema that the command line itself prints. */
function validatorOf(name: string): Promise<ValidateFunction> {
  const held = validators.get(name) ?? makeValidator(name)
  validators.set(name, held)
  return held
}

const validators = new Map<string, Promise<ValidateFunction>>()

async function makeValidator(name: string): Promise<ValidateFunction> {
  const { out, exitCode } = await runCaptured(['schema', name])
  expect(exitCode).toBe(0)
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  return ajv.compile(JSON.parse(out))
}

/** Lines of an output that are checked against the schema: for long outputs, some from all over. */
const MOST_LINES = 300

/** Holds lines against a schema, all but of long outputs; returns them. */
async function demandLines(name: string, out: string): Promise<Record<string, unknown>[]> {
  const validate = await validatorOf(name)
  const lines = out.split('\n')
  expect(lines.pop()).toBe('')
  const every = Math.ceil(lines.length / MOST_LINES)
  return lines.flatMap((text, at) => {
    if (at % every !== 0) return []
    const line: Record<string, unknown> = JSON.parse(text)
    if (!validate(line)) throw new Error(`${text}\n${JSON.stringify(validate.errors)}`)
    return [line]
  })
}

/** Files that are no levels, each for a reason of its own. */
function strangeFiles(): string[] {
  return [
    at('missing.in'),
    at('folder'),
    at('broken.in'),
    put('empty.in', '\n'),
    put('picture.in', '\x89PNG\r\n'),
    put('wide.in', Buffer.from('5 5\n', 'utf16le')),
    put('story.in', 'once upon a time'),
    put('half.in', '5 5\n2\n'),
  ]
}

test('each schema is a sound one and says no to what it does not describe', async () => {
  for (const name of schemaNames) {
    const validate = await validatorOf(name)
    expect(validate({})).toBe(false)
    expect(validate([{ file: 'a' }])).toBe(false)
  }
  const check = await validatorOf('check')
  const report = { file: 'a', game: null, isRunnable: false, problems: [] }
  expect(check(report)).toBe(true)
  expect(check({ ...report, more: 1 })).toBe(false)
  const done = await runCaptured(['schema', 'answer'])
  expect(done).toMatchObject({ exitCode: 2, err: expect.stringContaining('certify, check') })
})

test('games', async () => {
  const { out } = await runCaptured(['games', '--json'])
  const validate = await validatorOf('games')
  expect(validate(JSON.parse(out)), JSON.stringify(validate.errors)).toBe(true)
})

describe.each(games.map(({ id }) => id))('all samples of %s', (id) => {
  test.each(['check', 'readings'])('%s', async (command) => {
    const files = samplesOf(id)
    const { out } = await runCaptured([command, id, ...files, '--json'])
    const lines = await demandLines(command, out)
    expect(lines.map(({ file }) => file)).toEqual(files)
  })

  test('trace', async () => {
    let kinds = 0
    const files = samplesOf(id).filter((_, at) => at % tries(8, 1) === 0)
    for (const file of files) {
      const { out } = await runCaptured(['trace', id, file, '--json', '--state', '--why'])
      for (const { entities } of await demandLines('trace', out)) if (entities) kinds++
    }
    expect(kinds).toBeGreaterThan(0)
  })
})

test.each(['check', 'readings'])('%s of files that are no levels', async (command) => {
  const files = strangeFiles()
  const { out, exitCode } = await runCaptured([command, 'auto', ...files, '--json'])
  expect(exitCode).toBe(1)
  const lines = await demandLines(command, out)
  expect(lines.map(({ file }) => file)).toEqual(files)
})

test('find, set, certify and coverage print what their schemas say', async () => {
  const asked = ['--seed', '1', '--tries', String(tries(16, 64)), '--json']
  const found = await runCaptured(['find', 'janken', '--catches', 'pay-both', ...asked])
  await demandLines('find', found.out)
  const none = await runCaptured(['find', 'janken', '--answer-has', 'x', ...asked])
  await demandLines('find', none.out)
  const folder = join(root, 'janken', 'samples')
  const rows = await demandLines('set', (await runCaptured(['set', folder, '--json'])).out)
  expect(rows.length).toBeGreaterThan(20)
  const [certificate] = await demandLines('certify', (await runCaptured(['certify', folder])).out)
  expect(certificate).toMatchObject({ game: 'janken' })
  const [report] = await demandLines(
    'coverage',
    (await runCaptured(['coverage', folder, '--json'])).out,
  )
  expect(report).toMatchObject({ game: expect.any(String) })
})

test('shards of every command print what their schema says', async () => {
  const folder = join(root, 'janken', 'samples')
  const search = [
    'find',
    'janken',
    '--catches',
    'pay-both',
    '--seed',
    '1',
    '--tries',
    String(tries(16, 64)),
  ]
  const kinds: readonly (readonly [args: readonly string[], key: string])[] = [
    [['set', folder], 'seen'],
    [['coverage', folder, '--fail-under', '5'], 'seen'],
    [['certify', folder, '--form', 'html'], 'seen'],
    [['answer', 'auto', ...samplesOf('janken'), ...strangeFiles()], 'answered'],
    [search, 'start'],
    [['stress', 'janken', '--program', 'sort', '--seed', '1'], 'stressed'],
    [['arena', 'progers', '--players', 'random,random', '--games', '2', '--seed', '1'], 'played'],
    [['judge', folder, '--wrong', 'sort'], 'judged'],
  ]
  for (const [args, key] of kinds) {
    const { out } = await runCaptured([...args, '--shard', '1/1'])
    const [head, ...lines] = await demandLines('shard', out)
    expect(head).toMatchObject({ run: { command: args[0] }, shard: { number: 1, of: 1 } })
    const results = lines.slice(0, -1)
    expect(results.map(({ task }) => task)).toEqual([...results.keys()])
    // The first tasks of judge are the programs.
    expect(results.every((line, at) => (at === 0 && 'made' in line) || key in line)).toBe(true)
    expect(lines.at(-1)).toEqual({ done: results.length })
    expect(results.length).toBe(head!['tasks'])
  }
  const validate = await validatorOf('shard')
  expect(validate({ task: 1, seen: null })).toBe(false)
  expect(validate({ done: -1 })).toBe(false)
})
