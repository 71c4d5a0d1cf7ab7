import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setLanguage } from '../language'
import type { ReportCase } from './testing/english-report'
import { useLevelFolder, SAMPLE } from './testing/level-folder'

// As the command line does it: before anything is loaded that has words.
setLanguage('ru')
const { runCaptured } = await import('./testing/captured-io')
const { argumentsOf, englishReport } = await import('./testing/english-report')
const { speak, spoken } = await import('../words')
const { at, put } = useLevelFolder()

const MATCH = 'src-main/core/games/progers/samples/statement/level.txt'

/** Command lines; `@` stands for the folder of this file's levels. */
const cases: readonly (readonly [line: string, so?: ReportCase])[] = [
  ['answer rockets @sample.in @missing.in @folder', { official: true }],
  ['answer auto @broken.in @picture.in @words.in @blank.in', { own: ['words', 'hello', 'world'] }],
  ['answer janken @sample.in'],
  ['answer rockets @sample.in @tests/sample.in --into @out'],
  ['answer rockets @sample.in --into @folder', { official: true }],
  ['answer rockets - --shard 1/2'],
  ['check auto @broken.in @latin.in @carriage.in @extra.in @missing.in', { own: ['E9'] }],
  ['check rockets --files-from @missing.in'],
  ['check rockets --files-from @empty.in'],
  ['check rockets - -'],
  ['check rockets', { own: ['file'] }],
  ['format rockets @broken.in', { official: true }],
  ['format rockets - --write'],
  ['format rockets @extra.in --write'],
  ['trace rockets @sample.in'],
  ['trace rockets @broken.in'],
  ['trace rockets @sample.in --why'],
  ['trace rockets @sample.in --state'],
  ['render rockets @sample.in --out @picture'],
  ['render rockets @sample.in --out @a.pgn'],
  ['render rockets @sample.in --out @a.svg --step 1000'],
  ['render rockets @sample.in --out @a.svg --turn 1000'],
  ['render rockets @sample.in --out @a.svg --turn 1 --step 1'],
  ['render rockets @sample.in --out @a.svg --phase mice'],
  ['render rockets @sample.in --out @a.svg --turn 9 --phase place'],
  ['render labyrinth @tests/sample.in --out @a.svg --page 3'],
  ['render rockets @sample.in --out @a.svg --page 3'],
  ['render rockets @sample.in --out @a.svg --turn 1 --phase nothing', { own: ['nothing'] }],
  ['page rockets @sample.in --out @page'],
  ['page rockets @sample.in --out @page.htlm'],
  ['page rockets @sample.in --out @sample.in/page.html'],
  ['readings rockets @sample.in @broken.in'],
  ['readings rockets @sample.in @tests/b.in'],
  ['generate progers --seed 1', { official: true }],
  ['generate rockets --seed 1 --set width=0'],
  ['generate rockets --seed 1 --set depth=3', { own: ['depth'] }],
  ['generate rockets --seed 1 --set width'],
  ['generate rockets --seed 9007199254740991 --count 2'],
  ['certify @noted', { official: true, own: ['note', 'tests'] }],
  ['certify @tests --verify @other.json', { own: ['game'] }],
  ['set @tests'],
  ['set @folder'],
  ['set @missing'],
  ['coverage @tests'],
  ['coverage @tests --fail-under 100'],
  ['coverage @folder'],
  ['certify @tests --form text'],
  ['certify @tests --out @certificate.json'],
  ['certify @tests --verify @certificate.json'],
  ['certify @folder --verify @certificate.json'],
  ['certify @folder --verify @sample.in'],
  ['certify @folder'],
  ['certify @tests --out @tests/c.txt'],
  ['find rockets --seed 1 --catches tenth-overall --tries 300', { official: true }],
  ['find rockets --seed 1 --answer-has none --tries 1 --near @missing', { own: ['none'] }],
  ['find rockets --seed 1 --answer-has none --tries 1'],
  ['find rockets --seed 1 --misses no-floor --event fell --tries 64 --into @found'],
  ['find rockets --seed 1 --alone --shard 1/2'],
  ['shrink rockets @sample.in --catches tenth-overall', { official: true }],
  ['shrink rockets @sample.in --catches no-floor'],
  ['package @tests/sample --kind zip --out @a.zip'],
  ['package @tests/sample --kind zip --out @a.zip --input a'],
  [
    'package @tests/sample --kind kattis --out @Bad --licence unknown',
    { own: ['Bad', 'a-z', 'A-Z'] },
  ],
  ['package @tests/sample --kind page --out @sample.in'],
  ['package @tests --kind handout --out @a.pdf'],
  ['package @folder --kind zip --out @a.zip'],
  ['merge @missing.in'],
  ['merge @sample.in'],
  ['merge @empty.in'],
  ['merge @set-1 @set-2', { own: ['set-1', 'set-2'] }],
  ['merge @set-1'],
  ['merge @set-1 @set-1', { own: ['set-1'] }],
  ['merge @set-1 @coverage-1', { own: ['command', 'set', 'coverage'] }],
  ['merge @cut'],
  ['merge @damaged'],
  ['merge @other-version'],
  ['merge @set-1 @set-2 --into @out', { own: ['answer', 'find', 'stress', 'set'] }],
  ['merge @set-1 @set-2 --out @out', { own: ['certify', 'find', 'stress', 'set'] }],
  [`transcript progers ${MATCH} --player 0`, { official: true }],
  ['transcript rockets @sample.in --player 0'],
]

/** The levels of a game's samples, whole and broken. */
function samplesOf(game: string): string[] {
  const folder = `src-main/core/games/${game}/samples`
  return readdirSync(folder).map((name) => `${folder}/${name}/level.txt`)
}

/** What a shard of a run prints. */
async function shard(line: string): Promise<string> {
  const { out } = await runCaptured(argumentsOf(line, at))
  return out
}

beforeAll(async () => {
  expect(spoken.words.language).toBe('ru')
  for (const name of ['tests', 'tests/sample', 'noted']) mkdirSync(at(name))
  const levels = {
    'tests/sample.in': SAMPLE,
    'tests/sample/a.in': SAMPLE,
    'tests/bad.in': '5 5\n',
    'noted/a.in': SAMPLE,
  }
  for (const [name, text] of Object.entries(levels)) put(name, text)
  put('tests/sample.ans', '8\n9\n')
  put('tests/b.in', SAMPLE.replace('2 0 W', '2 1 W'))
  put('picture.in', Buffer.from('\x89PNG\r\n', 'latin1'))
  put('latin.in', Buffer.from('caf\xe9\n', 'latin1'))
  put('carriage.in', '5 5\r2\r')
  put('words.in', 'hello world\n')
  put('blank.in', '\n')
  put('empty.in', '')
  put('extra.in', `${SAMPLE}9 9 9\n`)
  put('noted/boardwright.json', '{ "version": 1, "tests": { "a.in": { "note": 3 } } }\n')
  put('other.json', '{ "boardwright": "0.1.0", "game": 3, "tests": [], "coverage": {} }\n')
  const first = await shard('set @tests --shard 1/2')
  put('set-1', first)
  put('set-2', await shard('set @tests --shard 2/2'))
  put('coverage-1', await shard('coverage @tests --shard 1/2'))
  put('cut', first.slice(0, first.indexOf('\n') + 1))
  put('damaged', first.slice(0, -5))
  put('other-version', '{"boardwright":"99.0.0"}\n')
})

afterAll(() => setLanguage('en'))

describe.each(spoken.games)('of every sample of $id is Russian', ({ id }) => {
  const levels = samplesOf(id)
  const own = new Set(levels.flatMap((file) => readFileSync(file, 'utf8').match(/[a-z]+/gi) ?? []))
  // Cells, cards and moves are in capitals or have numbers; what a level has wrong is quoted.
  const isEnglish = (word: string): boolean => /^[A-Za-z]?[a-z]+$/.test(word) && !own.has(word)

  test.each(['check', 'readings', 'trace'])('%s', async (command) => {
    const lines = command === 'trace' ? levels : [levels.join(' ')]
    const found = new Set<string>()
    for (const one of lines) {
      const { words } = await englishReport(`${command} ${id} ${one}`, at)
      words.filter(isEnglish).forEach((word) => found.add(word))
    }
    expect([...found]).toEqual([])
  })
})

const rows = cases.map(([line, so = {}]) => ({ line, ...so }))

test.each(rows)('$line: reported in Russian', async ({ line, ...so }) => {
  const { report, words } = await englishReport(line, at, so)
  expect(words, report).toEqual([])
  expect(so.official || /[а-яё]/.test(report), 'something is said').toBe(true)
})

test('shards that were made in different languages are merged, whatever they could not read', async () => {
  put('tests/boardwright.json', '{ "version": 1, "tests": 3 }\n')
  put('tests/picture.in', Buffer.from('\x89PNG\r\n', 'latin1'))
  symlinkSync('nowhere', at('tests/link.in'))
  for (const command of ['set', 'certify']) {
    put('russian', await shard(`${command} @tests --shard 1/2`))
    speak('en')
    put('english', await shard(`${command} @tests --shard 2/2`))
    speak('ru')
    const { err } = await runCaptured(argumentsOf('merge @english @russian', at))
    expect(err).not.toContain('другого запуска')
  }
})
