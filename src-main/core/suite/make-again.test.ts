import { expect, it } from 'vitest'
import { findGame, spoken } from '../games/testing'
import { err, ok, type Result } from '../kernel/result'
import { find } from './find'
import { generateLevel } from './generate-level'
import {
  bySearch,
  isMadeOfOthers,
  nearHashes,
  nearOf,
  withOrigin,
  type HowMade,
  type MadeTest,
} from './how-made'
import { madeDetails, madeWords } from './made-words'
import { makeAgain, type MakingHands, type TestToMake } from './make-again'
import { replay } from './replay'
import { BLOCK, levelOf } from './search'
import { crewOf } from './testing/crew'

const { words } = spoken
const game = findGame('rockets')!
const hashOf = (text: string): string =>
  `h${text.length}-${text.replaceAll(/\s/g, '').slice(0, 40)}`
const wishes = [{ kind: 'catches', reading: 'no-floor' }] as const
const search = { game: 'rockets', seed: 3, wishes, tries: 2 * BLOCK, official: true }
const settings = { width: 6, height: 6 }
const generated: HowMade = { by: 'generate', game: 'rockets', seed: 5, settings }

function handsOn(texts: readonly string[], programs: Record<string, string> = {}): MakingHands {
  return {
    textOf: (hash) => Promise.resolve(texts.find((text) => hashOf(text) === hash) ?? null),
    hashOf,
    generate: (request) => Promise.resolve(generateLevel({ words, findGame }, request)),
    replay: (how, from) => Promise.resolve(replay(spoken, how, from)),
    crewOf: (id, plan) => crewOf(findGame(id)!, plan, 7),
    run: (command) =>
      Promise.resolve(command in programs ? ok(programs[command]!) : err('no such program')),
  }
}

const test = (path: string, how: HowMade, text = path) => {
  return { path, made: { ...how, hash: hashOf(text) } as MadeTest }
}

async function foundFrom(from: readonly string[], seed = search.seed): Promise<string> {
  const plan = { wishes, seed, isOfficial: true }
  return (await find(crewOf(game, plan, 1), { blocks: 2, from })).best!.text
}

it('makes the same texts again, to the byte', async () => {
  const text = generateLevel({ words, findGame }, { game: 'rockets', seed: 5, recipe: settings })
  const first = (text as Extract<typeof text, { ok: true }>).value
  const near = bySearch(search, nearOf([first], hashOf))
  expect(nearHashes(near)).toEqual([hashOf(first)])
  const done: number[] = []
  const again = await makeAgain(
    spoken,
    [test('1', generated), test('2', near), test('3', { by: 'program', command: 'gen 1' })],
    [],
    handsOn([first], { 'gen 1': 'level\n' }),
    (count) => done.push(count),
  )
  const expected: Result<string, string>[] = [
    ok(first),
    ok(await foundFrom([first])),
    ok('level\n'),
  ]
  expect(again.map((one) => one.text)).toEqual(expected)
  expect([again.map(({ path }) => path), done]).toEqual([
    ['1', '2', '3'],
    [1, 2, 3],
  ])
})

it('begins a search from tests that are made again before it, in whatever order they stand', async () => {
  const plain = await foundFrom([])
  const later = bySearch({ ...search, seed: 4 }, nearOf([plain], hashOf))
  const both = [test('a', later), test('b', bySearch(search, ''), plain)]
  const again = await makeAgain(spoken, both, both, handsOn([]))
  const expected = [ok(await foundFrom([plain], 4)), ok(plain)]
  expect(again.map((one) => one.text)).toEqual(expected)
  expect(await makeAgain(spoken, both.slice(0, 1), both, handsOn([]))).toEqual(again.slice(0, 1))
})

it('says why a test cannot be made: what it began from is gone, nothing is found, a program fails', async () => {
  const never = { ...search, wishes: [{ kind: 'answer', has: 'never so' }] } as const
  const itself = test('5', bySearch(search, hashOf('5')))
  const again = await makeAgain(
    spoken,
    [
      test('1', bySearch(search, 'gone')),
      test('2', bySearch(never, '')),
      test('3', { by: 'program', command: 'x' }),
      test('4', { ...generated, settings: { width: 0 } }),
      itself,
    ],
    [itself],
    handsOn([]),
  )
  expect(again.map(({ text }) => (text.ok ? '' : text.error))).toEqual([
    'The search started from tests that have since been changed or removed.',
    'The search no longer finds a level.',
    'no such program',
    expect.stringContaining('must be from'),
    'The search started from tests that have since been changed or removed.',
  ])
})

it('makes a level that is no longer there once for all that was made of it', async () => {
  const text = generateLevel({ words, findGame }, { game: 'rockets', seed: 5, recipe: settings })
  const first = (text as Extract<typeof text, { ok: true }>).value
  const shrink: HowMade = {
    ...{ by: 'shrink', game: 'rockets', from: hashOf(first), origin: generated, official: true },
    wishes: [{ kind: 'answer', has: game.engine.answer(levelOf(game, first)).charAt(0) }],
  }
  const hands = handsOn([])
  const seeds: number[] = []
  const generate: MakingHands['generate'] = (request) => {
    seeds.push(request.seed)
    return hands.generate(request)
  }
  const both = [test('1', shrink), test('2', { ...shrink, origin: { ...generated } })]
  const again = await makeAgain(spoken, both, both, { ...hands, generate })
  expect([again.every((one) => one.text.ok), seeds]).toEqual([true, [5]])
})

it('says of a strange record what is wrong with it, and makes the others', async () => {
  const odd = { ...search, wishes: [{ kind: 'catches', reading: 'zzz' }] } as const
  const origin: HowMade = { by: 'find', ...search, game: 'chess' }
  const shrink: HowMade = {
    ...{ by: 'shrink', game: 'rockets', from: 'gone', origin, wishes, official: true },
  }
  const tests = [
    test('1', { ...search, by: 'find', game: 'chess' }),
    test('2', { ...odd, by: 'find' }),
    test('3', shrink),
    test('4', generated),
  ]
  const again = await makeAgain(spoken, tests, tests, handsOn([]))
  expect(again.map((one) => (one.text.ok ? '' : one.text.error))).toEqual([
    'there is no game "chess"',
    'The search no longer finds a level.',
    'The level it was made from is not in the set, and cannot be made again.',
    '',
  ])
})

it('makes each by its own program, though two came out alike', async () => {
  const both = ['gen 1', 'gen 2'].map((command) => test(command, { by: 'program', command }, 'x'))
  const again = await makeAgain(spoken, both, both, handsOn([], { 'gen 1': 'a', 'gen 2': 'b' }))
  expect(again.map(({ text }) => text)).toEqual([ok('a'), ok('b')])
})

it('begins from a test that is made again before it, else from how its level was made', async () => {
  const made = generateLevel({ words, findGame }, { game: 'rockets', seed: 5, recipe: settings })
  const first = (made as Extract<typeof made, { ok: true }>).value
  const shrink: HowMade = {
    ...{ by: 'shrink', game: 'rockets', from: hashOf(first), official: true },
    wishes: [{ kind: 'answer', has: game.engine.answer(levelOf(game, first)).charAt(0) }],
  }
  const shrunk = test('s', shrink)
  const there = await makeAgain(spoken, [shrunk], [], handsOn([first]))
  expect(there[0]!.text.ok).toBe(true)
  const text = async (one: TestToMake, known: readonly TestToMake[] = []) =>
    (await makeAgain(spoken, [one], known, handsOn([])))[0]!.text
  expect(await text(shrunk, [test('g', generated, first)])).toEqual(there[0]!.text)
  expect(await text(test('s', withOrigin(shrink, generated)))).toEqual(there[0]!.text)
  const gone = 'The level it was made from is not in the set, and cannot be made again.'
  const other = withOrigin(shrink, { ...generated, seed: 6 })
  expect(await text(shrunk)).toEqual(err(gone))
  expect(await text(test('s', other))).toEqual(
    err('This version makes a different level from the same seed.'),
  )
  const elsewhere = { ...generated, hash: 'of another text' }
  expect([withOrigin(shrink, elsewhere), withOrigin(generated, shrink)]).toEqual([
    shrink,
    generated,
  ])
  expect(isMadeOfOthers(shrink)).toBe(true)
})

it('is told in a few words, and in all of them', () => {
  const near = bySearch(search, 'a b')
  const program: HowMade = { by: 'program', command: 'gen 1' }
  expect([generated, near, program].map((how) => madeWords(words, how))).toEqual([
    'generator, seed 5',
    'search, seed 3',
    'gen 1',
  ])
  expect([generated, near, program].map((how) => madeDetails(game, how))).toEqual([
    'Generated with seed 5: Width 6, Height 6.',
    'Found with seed 3 among at most 128 levels: a level that catches no-floor, also searched for in changed copies of 2 tests.',
    'gen 1',
  ])
  const shrink: HowMade = {
    ...{
      by: 'shrink',
      game: 'rockets',
      from: 'a',
      origin: generated,
      wishes,
      official: true,
      tries: 7,
    },
  }
  const [players, told] = [['hunter', 'random'] as const, { program: 'sol', against: 'ref' }]
  const match: HowMade = { by: 'match', game: 'ghosts', from: 'a', players, seed: 4, turns: 1 }
  const about = { by: 'stress', game: 'rockets', seed: 4, level: 12, official: true } as const
  const stress: HowMade = { ...about, ...told, near: 'a', kept: '3 8' }
  const fresh: HowMade = { ...about, program: 'sol', kept: '' }
  expect([shrink, match, stress].map((how) => madeWords(words, how))).toEqual([
    'shrunk',
    'match of hunter and random, seed 4',
    'stress test, seed 4',
  ])
  expect([shrink, match, stress, fresh].map((how) => madeDetails(game, how))).toEqual([
    'Shrunk to a level that catches no-floor, stopped after 7 tries. Generated with seed 5: Width 6, Height 6.',
    'Match of hunter and random with seed 4, one turn.',
    'Level 12 of seed 4, a changed copy of a test, on which sol failed against ref, shrunk in 2 steps.',
    'Level 12 of seed 4 on which sol failed.',
  ])
})
