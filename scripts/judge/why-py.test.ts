// Long because each thing tried here needs a package whose program is run by Python.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runnableSamples } from '@core/conformance/testing/samples'
import { tries } from '@core/conformance/testing/tries'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import { compareOutputs, type CompareRule } from '@core/judging/compare-outputs'
import { Partings } from '@core/judging/parting'
import { judgeOutput } from '@core/judging/verdict'
import type { PackedTest, WhyTable } from '@core/package/package'
import { packed } from '@core/package/testing/problem'
import { readXml } from '@core/package/testing/read-xml'
import { whyRow, type WhyRow } from '@core/package/why/row'
import { whyTable } from '@core/package/why/table'
import { words } from '@core/words/made/en/packages'
import { boardPicture } from '../../src-main/artist/board-picture'
import { loadArtist } from '../../src-main/artist/load-artist'
import { sha256 } from '../../src-main/sets/sha256'
import { squeezed } from '../../src-main/sets/squeezed'
import { builtApp } from '../unit/built-app.mjs'
import { hasTool, skipWithoutTool } from '../unit/needs'
import { whyRuns, type Case } from './testing/why-runs'

const folder = mkdtempSync(join(tmpdir(), 'boardwright-why-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { programOf, runs, run } = whyRuns(folder)
const hasPython = await hasTool('python3')
beforeEach((context) => skipWithoutTool(context, 'python3', hasPython))

const BOARD = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><g/></svg>'

function rowOf(game: AnyGame, one: PackedTest, picture: () => string | null = () => BOARD): WhyRow {
  return whyRow(game, one, words.why, { sha256, squeezed, picture })
}

const list: readonly AnyGame[] = games
const told = list.map((game) => {
  const tests = runnableSamples(game).map(({ name }) => packed(game, 'secret', name, name))
  return { id: game.id, game, tests }
})

describe.each(told)('what the jury of $id is told', ({ game, tests }) => {
  let made: WhyTable | undefined
  const table = (): WhyTable => (made ??= whyTable(tests.map((one) => rowOf(game, one))))

  test('is the misreading that gives just this output, where its run parts, and the board there', () => {
    const program = programOf(game, table())
    const caught = game.engine.readings.flatMap((reading) => {
      const one = tests.find(({ worth }) => worth.caught.includes(reading.id))
      return one ? [{ reading, one }] : []
    })
    expect(caught.length).toBeGreaterThan(game.engine.readings.length / 2)
    const outputs = caught.map(({ reading, one }): Case => {
      return [one, game.engine.answer(one.level, reading.id).replaceAll(' ', '  ')]
    })
    const ended = runs(program, outputs)
    for (const [at, { reading, one }] of caught.entries()) {
      const { status, message, image } = ended[at]!
      expect([reading.id, status]).toEqual([reading.id, 43])
      const { suspect, parting } = game.words.judging
      expect(message).toContain(`\n  ${suspect(reading)}\n`)
      const parted = new Partings(game, one.level).of([reading.id])
      if (parted) {
        expect(message).toContain(parting.first(parted))
        expect(image).toContain(BOARD)
      }
      readXml(image)
    }
  })

  test('is nothing of a right output, and of another one where it first differs', () => {
    const program = programOf(game, table())
    const [one] = tests
    const { answer } = one!.worth
    const last = answer.trim().split(/\s+/).at(-1)!
    const damaged = `${answer.trim()}x\n`
    const [right, wrong] = runs(program, [
      [one!, `\n ${answer.trim()}`],
      [one!, damaged],
    ])
    expect(right).toMatchObject({ status: 42, files: [] })
    const { status, message, image, files } = wrong!
    const { expected } = compareOutputs(answer, damaged)!
    expect(status).toBe(43)
    expect(files).toEqual(['judgeimage.svg', 'judgemessage.txt'])
    expect(message).toMatch(
      new RegExp(`^Line ${expected.line}, column \\d+, word \\d+.*: expected `),
    )
    expect(message).toContain(last.slice(-4))
    expect(message).toContain(`\n${words.why.none}\n`)
    expect(image).not.toContain(BOARD)
    readXml(image)
  })

  test('is as a visualizer an image alone', () => {
    const program = programOf(game, table(), { format: '2025-09' })
    const one = tests.find(({ worth }) => worth.caught.length > 0)!
    const [id] = one.worth.caught
    const [wrong, right] = runs(program, [
      [one, game.engine.answer(one.level, id)],
      [one, one.worth.answer],
    ])
    expect(wrong).toMatchObject({ status: 0, files: ['judgeimage.svg'] })
    expect(wrong!.image).toContain(`${id}: `)
    expect(right).toMatchObject({ status: 0, files: [] })
  })

  test('stays well-formed and short whatever is printed', () => {
    const [one] = tests
    const program = programOf(game, whyTable([rowOf(game, one!)]))
    const { answer } = one!.worth
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
    // A flood is read the same way in all games.
    const many = game === list[0] ? 1_000_000 : tries(50_000, 1_000_000)
    const outputs = [
      ...[
        '',
        ' \n\t\n',
        '\0',
        '<&>]]>\u0001\u0085\u2028\ufffe',
        `${answer}${'9 '.repeat(4 * many)}`,
      ],
      ...[bytes, Uint8Array.of(0xed, 0xa0, 0x80, 0xff), ' '.repeat(20 * many)],
      ...['7'.repeat(20 * many), `${'\n'.repeat(9 * many)}${answer}1`],
    ]
    const cases = outputs.map((output): Case => [one!, output])
    for (const { status, message, image } of runs(program, cases)) {
      expect(status).toBe(43)
      expect(message.length).toBeLessThan(2000)
      expect(message).not.toMatch(/[^\P{Cc}\n]/u)
      readXml(image)
    }
  })
})

const rockets = list.find(({ id }) => id === 'rockets')!
const [first] = told.find(({ id }) => id === 'rockets')!.tests

test('words of an answer have the names of their figures, and nothing is guessed of a test that is not in the table', () => {
  const damaged = first!.worth.answer.replace(/^\d+/, '99')
  const known = programOf(rockets, whyTable([rowOf(rockets, first!)]))
  expect(run(known, first!, damaged).message).toMatch(/^Line 1, column 1, word 1 \(Player 1\): /)
  const empty = programOf(rockets, whyTable([]))
  expect(run(empty, first!, damaged).message).toMatch(/^Line 1, column 1, word 1: .*\n$/)
})

const byBytes = ['case_sensitive', 'space_change_sensitive']

test('a judge that compares every byte is told which byte', () => {
  const program = programOf(rockets, whyTable([rowOf(rockets, first!)]))
  const { answer } = first!.worth
  const { status, message } = run(program, first!, ` ${answer}`, ...byBytes)
  expect([status, message]).toEqual([43, `${words.why.blanks({ line: '1', column: '1' })}\n`])
  const right = runs(program, [
    [first!, answer, ...byBytes],
    [first!, ` ${answer}`, 'case_sensitive'],
  ])
  expect(right.map((one) => one.status)).toEqual([42, 42])
})

test('what only draws compares as the package says', () => {
  const more = { format: '2025-09', compare: 'exact' } as const
  const program = programOf(rockets, whyTable([rowOf(rockets, first!)]), more)
  const { answer } = first!.worth
  const drawn = runs(program, [
    [first!, answer],
    [first!, ` ${answer}`],
  ])
  expect(drawn.map(({ files }) => files)).toEqual([[], ['judgeimage.svg']])
})

test.each([
  [[], [42, 42, 42, 43]],
  [['space_change_sensitive'], [42, 42, 43, 43]],
  [['case_sensitive'], [42, 43, 42, 43]],
  [byBytes, [42, 43, 43, 43]],
  // Numbers are compared as words: no tolerance is known.
  [
    ['case_sensitive', 'float_tolerance', '1e-6'],
    [42, 43, 42, 43],
  ],
])('by the flags %j it ignores what the default validator ignores', (flags, statuses) => {
  const program = programOf(rockets, whyTable([]))
  const lettered: PackedTest = { ...first!, worth: { ...first!.worth, answer: 'Ab 1\n' } }
  const outputs = ['Ab 1\n', 'aB 1\n', 'Ab  1\n', 'aC 1.0\n']
  const ended = runs(
    program,
    outputs.map((output): Case => [lettered, output, ...flags]),
  )
  expect(ended.map(({ status }) => status)).toEqual(statuses)
  const found = { line: '1', column: '1', word: '1', expected: 'Ab', found: 'aC' }
  expect(ended.at(-1)!.message).toBe(`${words.why.word(found)}\n`)
})

test('the input lies beside the answer where the judge names it from another folder', () => {
  const program = programOf(rockets, whyTable([rowOf(rockets, first!)]))
  const at = (name: string): string => join(folder, name)
  writeFileSync(at('one.in'), first!.text)
  writeFileSync(at('one.ans'), first!.worth.answer)
  const [id] = first!.worth.caught
  const input = rockets.engine.answer(first!.level, id)
  const args = [program, 'elsewhere/one.in', at('one.ans'), folder]
  expect(spawnSync('python3', args, { input }).status).toBe(43)
  expect(readFileSync(at('judgemessage.txt'), 'utf8')).toContain(`\n  ${id}: `)
})

test('boards go first where there is no room, then the last tests, and both are said', () => {
  const row = rowOf(rockets, first!)
  const rows = ['a', 'b', 'c'].map((input) => ({ ...row, input: input.repeat(64) }))
  const [plain, full] = [row.plain.length + 66, row.full!.length + 66]
  expect(whyTable(rows, 3 * full)).toMatchObject({ boardless: 0, leftOut: 0 })
  expect(whyTable(rows, 2 * full + plain)).toMatchObject({ boardless: 1, leftOut: 0 })
  // Once there is too much, no further boards are drawn.
  const undrawn = whyRow(
    rockets,
    first!,
    words.why,
    { sha256, squeezed, picture: () => BOARD },
    false,
  )
  expect(undrawn).toEqual({ ...row, full: null })
  expect(whyTable([undrawn])).toMatchObject({ boardless: 1, leftOut: 0 })
  const small = whyTable([row, ...rows], 2 * plain)
  expect(small).toMatchObject({ boardless: 2, leftOut: 2 })
  const program = programOf(rockets, small)
  expect(readFileSync(program, 'utf8')).toContain('2 tests are left out')
  const [one, all] = [0, 2].map((boardless) => {
    return words.programs.leftWhy({ megabytes: 4, boardless, leftOut: 1 })
  })
  expect([one, all].join('')).not.toContain('  ')
  const [id] = first!.worth.caught
  const { message, image } = run(program, first!, rockets.engine.answer(first!.level, id))
  expect(message).toContain(words.why.cut)
  expect(image).not.toContain(BOARD)
})

const word = fc.stringMatching(/^[a-c]{1,2}$|^[x-z]{30}$/)
const blank = fc.stringMatching(/^[ \t\n\v\f\r]{1,3}$/)
const text = fc.array(fc.tuple(word, blank), { maxLength: 5 }).map((parts) => parts.flat().join(''))
const pair = text.chain((answer) =>
  fc.tuple(
    fc.constant(answer),
    fc.oneof(
      text,
      blank.map((more) => more + answer),
      blank.map((more) => answer.replace(/\s+/g, more)),
      fc.constant(`${answer}a`),
      fc.nat(answer.length).map((at) => answer.slice(0, at)),
    ),
  ),
)

test('verdicts and places are those of the app, by words and by bytes', () => {
  const cases = fc.sample(pair, { numRuns: 3000, seed: 1 })
  const program = programOf(rockets, whyTable([]))
  const driver = [
    'import json, sys, why',
    'for line in sys.stdin:',
    '    answer, output = (text.encode() for text in json.loads(line))',
    '    found = why.first_difference(answer, output, bytes)',
    '    flags = [["case_sensitive"], ["case_sensitive", "space_change_sensitive"]]',
    '    verdicts = [why.is_accepted(found, answer, output, some) for some in flags]',
    '    told = None if found is None else why.difference_words(found, answer, output, [], bytes)',
    '    print(json.dumps([verdicts, told]))',
  ].join('\n')
  const { stdout, stderr } = spawnSync('python3', ['-B', '-c', driver], {
    cwd: join(program, '..'),
    input: cases.map((one) => `${JSON.stringify(one)}\n`).join(''),
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(cases.length)
  const rules: readonly CompareRule[] = ['tokens', 'exact']
  for (const [at, [answer, output]] of cases.entries()) {
    const [verdicts, told] = JSON.parse(lines[at]!) as [boolean[], string | null]
    const ours = rules.map((rule) => judgeOutput(output, answer, rule).verdict === 'OK')
    expect([answer, output, verdicts]).toEqual([answer, output, ours])
    const difference = compareOutputs(answer, output)
    if (difference === null || difference.kind === 'blanks') {
      expect(told).toBeNull()
      continue
    }
    const { got, same, kind, word: number } = difference
    const isLong = kind === 'word' && /^[x-z]/.test(answer.slice(difference.expected.from))
    const isLongOutput = kind === 'word' && /^[x-z]/.test(output.slice(got.from))
    const column = got.column + (isLong || isLongOutput ? same : 0)
    const place = `Line ${got.line}, column ${column}, word ${number + 1}: `
    const isNothing = kind === 'missing' && number === 0
    expect(told).toMatch(isNothing ? /^The output has no words; / : new RegExp(`^${place}`))
  }
})

test('a board is as the app paints it, within the words, and both can be drawn', async () => {
  const artist = loadArtist(await builtApp())
  const board = (_: AnyGame, level: unknown, step?: number): string | null =>
    boardPicture(artist, rockets, level, step)
  const row = whyRow(rockets, first!, words.why, { sha256, squeezed, picture: board })
  const program = programOf(rockets, whyTable([row]))
  const [id] = first!.worth.caught
  const { image } = run(program, first!, rockets.engine.answer(first!.level, id))
  const { step } = new Partings(rockets, first!.level).of([id!])!
  expect(image).toContain(board(rockets, first!.level, step))
  expect((await artist.png(image)).length).toBeGreaterThan(1000)
})
