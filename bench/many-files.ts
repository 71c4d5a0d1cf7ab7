import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { median, rounded, type Figure } from './figures'
import { ONLY_READS, READING } from './floors'
import type { BenchRequest } from './request'

const FILES = 3000
const PAIRS = 5
const STARTS = 15

/** The command line on many small files, one way against another in turns, and its start against that of bare Node. */
export function measureManyFiles(request: BenchRequest): Figure[] {
  const { root, cacheFolder, say } = request
  const cli = join(root, 'out/main/cli.js')
  const folder = join(cacheFolder, 'many')
  const files = join(folder, 'tests')
  if (!existsSync(files)) {
    const recipe = ['generate', 'rockets', '--seed', '1', '--name', '0001.in']
    timed([cli, ...recipe, '--count', String(FILES), '--into', files])
  }
  const paths = readdirSync(files).map((name) => join(files, name))
  const answer = (game: string, ...more: string[]): number =>
    timed([cli, 'answer', game, ...paths, ...more])
  const alone = (): number => answer('rockets', '--jobs', '1')
  const compared = (name: string, target: number, one: () => number, other: () => number) => {
    const pairs = Array.from({ length: PAIRS }, () => [one(), other()] as const)
    const ratio = median(pairs.map(([ours, theirs]) => ours / theirs))
    say(`${name}: ${rounded(ratio)}`)
    const [ours, theirs] = [0, 1].map((at) => rounded(median(pairs.map((pair) => pair[at]!))))
    const note = `median of ${PAIRS} pairs, ${ours} s against ${theirs} s; ${FILES} small levels of rockets`
    return {
      name: `answer of ${FILES} files, ${name}`,
      value: ratio,
      unit: 'x',
      target,
      note,
    } as const
  }
  // Each time into a folder of its own: a disk that has just deleted as many is slower at making them.
  const into = mkdtempSync(join(folder, 'into-'))
  let times = 0
  const written = (): number =>
    answer('rockets', '--jobs', '1', '--into', join(into, String(++times)))
  try {
    return [
      compared('default threads against one', 1.05, () => answer('rockets'), alone),
      compared('auto against the game named', 1.2, () => answer('auto', '--jobs', '1'), alone),
      compared('into a folder against standard output', 2, written, alone),
      smallFile(cli, paths[0]!),
    ]
  } finally {
    rmSync(into, { recursive: true })
  }
}

function smallFile(cli: string, file: string): Figure {
  const rounds = Array.from({ length: STARTS }, () => ({
    ours: timed([cli, 'answer', 'rockets', file]),
    bare: timed(['-e', '0']),
    reading: timed(['-e', READING, file]),
  }))
  const [ours, bare] = (['ours', 'bare'] as const).map((who) =>
    rounded(1000 * median(rounds.map((round) => round[who]))),
  )
  return {
    name: 'answer of one small file against node -e 0',
    value: median(rounds.map((round) => round.ours / round.bare)),
    unit: 'x',
    target: 1.1,
    floor: { value: median(rounds.map((round) => round.reading / round.bare)), what: ONLY_READS },
    note: `median of ${STARTS} pairs, ${ours} ms against ${bare} ms; whole processes`,
  }
}

/** Seconds of a whole process of Node. */
function timed(args: readonly string[]): number {
  const begun = performance.now()
  const done = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) throw new Error(`node ended with ${done.status ?? done.signal}`)
  return (performance.now() - begun) / 1000
}
