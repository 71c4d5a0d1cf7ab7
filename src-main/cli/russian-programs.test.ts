import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needing } from '../../scripts/unit/needs'
import { setLanguage } from '../language'
import type { ReportCase } from './testing/english-report'
import { ANSWER, useLevelFolder, SAMPLE } from './testing/level-folder'

// As the command line does it: before anything is loaded that has words.
setLanguage('ru')
const { englishReport } = await import('./testing/english-report')
const { at, put } = useLevelFolder()

const CONFIG = 'src-main/core/games/progers/samples/statement-config/level.txt'
const MATCH = `progers ${CONFIG}`
const STRESS = 'stress rockets --seed 1'
const ARENA = 'arena progers --games 6 --seed 1'

/** What bots say and are to say, and how one ends. */
const said: ReportCase = { own: ['QQ', 'SR', 'SRSRM', 'SLRBJM', 'SIGABRT'] }

/** Command lines; `@` stands for the folder of this file’s levels and programs. */
const cases: readonly (readonly [line: string, so?: ReportCase])[] = [
  ['judge @tests --program @zero --wrong @fails --wrong @right'],
  ['judge @tests --program @right'],
  ['judge @tests --program @right --wrong @zero'],
  ['judge @tests'],
  ['judge @tests --trust'],
  ['judge @kept', { own: ['zero'] }],
  ['judge @kept --trust', { own: ['zero'] }],
  ['judge @folder --program true'],
  ['judge @missing --program true'],
  ['judge @tests --program @missing'],
  ['judge @tests --program no-such-program', { own: ['no-such-program', 'PATH'] }],
  ['judge @tests --program @plain.txt'],
  ["judge @tests --program 'a"],
  ['judge @tests --program @zero --shard 1/2'],
  ['explain rockets @sample.in @sample.ans'],
  ['explain rockets @sample.in @zero.out'],
  ['explain rockets @sample.in @more.out'],
  ['explain rockets @sample.in @missing'],
  ['explain rockets @broken.in @sample.ans'],
  ['explain rockets - -'],
  [`${STRESS} --program @zero`, { official: true }],
  [`${STRESS} --program @zero --tries 3 --into @found`],
  [`${STRESS} --program @zero --against @right`, { official: true }],
  [`${STRESS} --program @fails --against @zero`, { official: true }],
  [`${STRESS} --program @zero --against @zero --tries 3`],
  [STRESS],
  [`${STRESS} --program true --program true`],
  [`${STRESS} --program true --near-only`],
  [`${STRESS} --program true --near @folder`],
  [`${STRESS} --program @missing`],
  [`match ${MATCH} --players greedy,random --seed 1`],
  [`match ${MATCH} --players greedy --seed 1`],
  [`match ${MATCH} --players gredy,greedy --seed 1`, { own: ['gredy', 'cmd', 'COMMAND'] }],
  [`match ${MATCH} --players cmd:@missing,greedy --seed 1`],
  [`match ${MATCH} --players greedy,random --seed 1 --illegal stay`],
  ...['illegal', 'exits', 'half', 'killed', 'closes', 'floods'].map(
    (bot) => [`match ${MATCH} --players cmd:@${bot},greedy --seed 1 --time 30000`, said] as const,
  ),
  [`match ${MATCH} --players cmd:@sleeps,greedy --seed 1 --time 1`],
  ['match progers @begun.txt --players cmd:@illegal,greedy --seed 1 --time 30000', said],
  ['match progers @begun.txt --players cmd:@exits,greedy --seed 1 --time 30000', said],
  ['match rockets @sample.in --players greedy,random --seed 1'],
  [`${ARENA} --players greedy,random`],
  [`${ARENA} --players greedy,random,random`],
  [`${ARENA} --players greedy,cmd:@exits`, { own: ['cmd'] }],
  [`${ARENA} --players greedy`],
  [`${ARENA} --players greedy,random --levels @folder`],
  [`${ARENA} --players greedy,random --levels @tests`, { own: ['check'] }],
  [`${ARENA} --players greedy,random --out @arena`],
  [`${ARENA} --players random,greedy --out @arena`],
  [`${ARENA} --players random,greedy --out @sample.in`],
  [`${ARENA} --players random,greedy --out @odd.out`],
  ['kit progers --for python --into @kit'],
  ['kit progers --for python --into @kit'],
  [
    'kit progers --for cobol --into @kit',
    { own: ['language', 'cobol', 'python', 'cpp', 'java', 'js'] },
  ],
]

/** A program of a folder that reads all that it is given. */
function program(name: string, then: string): void {
  writeFileSync(at(name), `#!/bin/sh\n${then}\n`)
  chmodSync(at(name), 0o755)
}

/** A bot: it reads what a player of progers reads first. */
const bot = (name: string, then: string): void =>
  program(name, `read -r a; read -r a; read -r a; read -r a; read -r a\n${then}`)

beforeAll(() => {
  for (const name of ['tests', 'kept']) mkdirSync(at(name))
  put('tests/sample.in', SAMPLE)
  put('tests/bad.in', '5 5\n')
  put('kept/sample.in', SAMPLE)
  const kept = { name: 'zero', command: '../zero', expect: ['OK'] }
  put('kept/boardwright.json', JSON.stringify({ version: 1, programs: [kept] }))
  put('sample.ans', ANSWER)
  put('zero.out', '0\n')
  put('more.out', `${ANSWER}1\n`)
  put('odd.out', '{}')
  put('plain.txt', 'echo 0\n')
  put('begun.txt', `${readFileSync(CONFIG, 'utf8')}SRSRM\nSSJLS\n`)
  program('zero', 'cat >/dev/null; echo 0')
  program('right', 'cat >/dev/null; printf "8\\n8\\n"')
  program('fails', 'echo 1 >&2; exit 3')
  bot('illegal', 'echo QQ; read -r a')
  bot('exits', 'exit 3')
  bot('half', 'printf SR')
  bot('killed', 'kill -ABRT $$')
  bot('closes', 'exec >&-; sleep 100')
  bot('floods', 'head -c 9000000 /dev/zero; sleep 100')
  bot('sleeps', 'sleep 100')
})

afterAll(() => setLanguage('en'))

const rows = cases.map(([line, so = {}]) => ({ line, ...so }))

describe('in Russian', () => {
  needing('unix')
  test.each(rows)('$line', async ({ line, ...so }) => {
    const { report, words } = await englishReport(line, at, so)
    expect(words, report).toEqual([])
  })
})
