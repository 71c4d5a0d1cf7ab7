import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runnableSamples } from '@core/conformance/testing/samples'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import { compareOutputs } from '@core/judging/compare-outputs'
import { Partings } from '@core/judging/parting'
import { cmsFiles } from '@core/package/cms/files'
import type { PackedProblem, PackedTest, WhyTable } from '@core/package/package'
import { polygonPrograms } from '@core/package/polygon/programs'
import { packed, problemOf } from '@core/package/testing/problem'
import { checkerRow, MOST_IN_CHECKER } from '@core/package/why/in-checker'
import { whyTable } from '@core/package/why/table'
import { words } from '@core/words/made/en/packages'
import { words as russian } from '@core/words/made/ru/packages'
import { compiled } from '../../fuzz/twins/compiled'
import { voiceIn } from '../../src-main/sets/package-voice'
import { hasTool, skipWithoutTool } from '../unit/needs'
import { judgePrograms } from './programs'

/** A stand-in for that of Polygon. */
const testlib = resolve('scripts/judge/testing/testlib.h')
const STRICT = ['-std=c++11', '-Wall', '-Wextra', '-Werror', '-pedantic']
const sources = new Map(judgePrograms().map(({ name, source }) => [name, source]))

const folder = mkdtempSync(join(tmpdir(), 'boardwright-checkers-'))
afterAll(() => rmSync(folder, { recursive: true }))
const hasCompiler = await hasTool('g++')
beforeEach((context) => skipWithoutTool(context, 'g++', hasCompiler))

/** The checkers of the packages for CMS and Polygon. */
function checkersOf(game: AnyGame, more: Partial<PackedProblem>) {
  const plain = problemOf(game, more)
  const source = (name: string): string => sources.get(`${game.id}/${name}`)!
  const check = source('checker.cpp')
  const own = {
    ...plain.programs!,
    check,
    testlib: { validate: '', check: source('check.cpp'), match: null },
  }
  const problem = { ...plain, programs: own }
  const cms = cmsFiles(problem).find(({ path }) => path === 'checker/checker.cpp')!
  const polygon = polygonPrograms(problem).find(({ path }) => path === 'files/check.cpp')!
  return [cms, polygon].map(({ content }) => compiled(String(content), ['-O1', ...STRICT], testlib))
}

/** What CMS hears of an output: the points, what it tells the contestant, and what it tells the jury. */
function toldByCms(program: string, { text, worth }: PackedTest, output: string | Uint8Array) {
  const { status, stdout, stderr } = run(program, [text, worth.answer, output])
  const [contestant, ...jury] = stderr.trimEnd().split('\n')
  expect(status).toBe(0)
  // CMS refuses a checker that says one of these.
  expect(stderr).not.toMatch(/[^\P{Cc}\n]|[\u0080-\u00bf]/u)
  return {
    points: stdout,
    contestant,
    jury: jury.map((line) => /^ADMIN_MESSAGE: (.+)$/.exec(line)![1]!),
  }
}

/** The same of Polygon, where the comment is for whoever is shown it. */
function toldByPolygon(program: string, { text, worth }: PackedTest, output: string | Uint8Array) {
  const { status, stderr } = run(program, [text.replaceAll('\n', '\r\n'), output, worth.answer])
  return { status, comment: stderr.trimEnd().split('\n') }
}

function run(program: string, contents: readonly (string | Uint8Array)[]) {
  const paths = contents.map((content, at) => {
    writeFileSync(join(folder, `${at}`), content)
    return join(folder, `${at}`)
  })
  return spawnSync(program, paths, { encoding: 'utf8' })
}

const list: readonly AnyGame[] = games
const told = list.map((game) => {
  const tests = runnableSamples(game).map(({ name }) => packed(game, 'secret', name, name))
  return { id: game.id, game, tests }
})

describe.each(told)('the checkers of $id', ({ game, tests }) => {
  let made: WhyTable | undefined
  const table = (): WhyTable =>
    (made ??= whyTable(
      tests.map((one) => checkerRow(game, one, 'cms')),
      MOST_IN_CHECKER,
    ))

  test('tell the misreading that gives just this output, and where its run parts', () => {
    const [cms, polygon] = checkersOf(game, { why: table() })
    const caught = game.engine.readings.flatMap((reading) => {
      const one = tests.find(({ worth }) => worth.caught.includes(reading.id))
      return one ? [{ reading, one }] : []
    })
    expect(caught.length).toBeGreaterThan(game.engine.readings.length / 2)
    const { suspect, parting } = game.words.judging
    for (const { reading, one } of caught) {
      const output = game.engine.answer(one.level, reading.id).replaceAll(' ', '  ')
      const { points, contestant, jury } = toldByCms(cms!, one, output)
      expect([reading.id, points, contestant]).toEqual([reading.id, '0\n', "Output isn't correct"])
      const { line } = compareOutputs(one.worth.answer, output)!.got
      expect(jury[0]).toMatch(new RegExp(`^(?:Line ${line}, |The output has no words)`))
      expect(jury.map((text) => text.trim())).toContain(suspect(reading))
      const parted = new Partings(game, one.level).of([reading.id])
      if (parted) expect(jury.map((text) => text.trim())).toContain(parting.first(parted))
      const { status, comment } = toldByPolygon(polygon!, one, output)
      expect([status, comment]).toEqual([1, [`wrong answer ${jury[0]}`, ...jury.slice(1)]])
    }
  })

  test('tell nothing of a right output, and of another one where it first differs', () => {
    const [cms, polygon] = checkersOf(game, { why: table() })
    const one = tests[0]!
    const { answer } = one.worth
    expect(toldByCms(cms!, one, `\n ${answer.trim()}`)).toEqual({
      ...{ points: '1\n', contestant: 'Output is correct', jury: [] },
    })
    expect(toldByPolygon(polygon!, one, answer).status).toBe(0)
    const { jury } = toldByCms(cms!, one, `${answer.trim()}x\n`)
    expect(jury).toEqual([
      expect.stringMatching(/^Line \d+, column \d+, word \d+.*: expected /),
      words.why.none,
    ])
    for (const output of [
      '',
      '\0',
      `${answer}%s 9`,
      Uint8Array.from({ length: 70_000 }, (_, at) => at % 256),
    ]) {
      expect(toldByCms(cms!, one, output).jury).toHaveLength(2)
      expect(toldByPolygon(polygon!, one, output).status).toBe(1)
    }
  })
})

const [{ game, tests }] = told as [(typeof told)[0]]
const first = tests[0]!

test('words of an answer have the names of their figures where the jury is told why, and nothing is guessed of other tests', () => {
  const damaged = first.worth.answer.replace(/^\d+/, '99')
  const [known] = checkersOf(game, { why: whyTable([checkerRow(game, first, 'cms')]) })
  expect(toldByCms(known!, first, damaged).jury[0]).toMatch(
    /^Line 1, column 1, word 1 \(Player 1\): /,
  )
  expect(toldByCms(known!, { ...first, text: `${first.text}\n` }, damaged).jury).toHaveLength(1)
  const [unasked] = checkersOf(game, { why: null })
  expect(toldByCms(unasked!, first, damaged).jury).toEqual([
    expect.stringMatching(/^Line 1, column 1, word 1: /),
  ])
})

test('a judge that compares every byte is told which', () => {
  const [cms, polygon] = checkersOf(game, { why: null, compare: 'exact' })
  const { answer } = first.worth
  const said = words.why.blanks({ line: '1', column: '1' })
  expect(toldByCms(cms!, first, ` ${answer}`)).toMatchObject({ points: '0\n', jury: [said] })
  expect(toldByPolygon(polygon!, first, ` ${answer}`)).toEqual({
    status: 2,
    comment: [`wrong output format ${said}`],
  })
  expect(toldByCms(cms!, first, answer).points).toBe('1\n')
})

test('in Russian they say nothing that CMS refuses, and to Polygon every letter', () => {
  const voice = voiceIn('ru')
  const own = voice.findGame(game.id)!
  const more = { words: russian, language: 'ru' } as const
  const tableFor = (kind: 'cms' | 'polygon') => whyTable([checkerRow(own, first, kind)])
  const [cms] = checkersOf(own, { why: tableFor('cms'), ...more })
  const [, polygon] = checkersOf(own, { why: tableFor('polygon'), ...more })
  const [id] = first.worth.caught
  const output = game.engine.answer(first.level, id)
  const { jury } = toldByCms(cms!, first, output)
  expect(jury[0]).toMatch(/^Строка /)
  expect(jury.join('\n')).toContain(`${id}: `)
  const { comment } = toldByPolygon(polygon!, first, output)
  expect(comment.join('\n')).toMatch(/«.+»/)
  expect(comment.join('\n')).not.toMatch(/[“”]/)
})

test('the room of a table is counted in bytes of UTF-8', () => {
  const row = checkerRow(voiceIn('ru').findGame(game.id)!, first, 'polygon')
  const room = Buffer.byteLength(whyTable([row]).text)
  expect(room).toBeGreaterThan(whyTable([row]).text.length)
  expect(whyTable([row], room)).toMatchObject({ boardless: 0, leftOut: 0 })
  expect(whyTable([row], room - 1)).toMatchObject({ boardless: 1, leftOut: 0 })
})

test('what happens in the runs goes first where there is no room, then the last tests, and both are said', () => {
  const rows = tests.slice(0, 3).map((one) => checkerRow(game, one, 'cms'))
  const [one, two, three] = rows.map(({ plain }) => Buffer.byteLength(plain) + 18) as [
    number,
    number,
    number,
  ]
  expect(whyTable(rows, one + two + three)).toMatchObject({ boardless: 3, leftOut: 0 })
  const why = whyTable(rows, one + two)
  expect(why).toMatchObject({ boardless: 2, leftOut: 1 })
  const problem = { ...problemOf(game), why }
  const { content } = cmsFiles(problem).find(({ path }) => path === 'checker/checker.cpp')!
  expect(content).toContain('1 test is left out')
  const [cms] = checkersOf(game, { why })
  const [id] = first.worth.caught
  const { jury } = toldByCms(cms!, first, game.engine.answer(first.level, id))
  expect(jury.join()).toContain(`${id}: `)
  expect(jury.join()).not.toContain('Official rules: ')
})
