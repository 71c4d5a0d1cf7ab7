import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, percentile, rounded, type Figure } from './figures'
import { ONLY_READS, READING } from './floors'
import type { BenchRequest } from './request'
import { levelText, levels, type BenchLevel } from './levels'

const PAIRS = 9

type Compared = BenchLevel & { readonly baselineTarget: number }

/** The answer by the command line against a C++ solution, each a whole process on the same file, in turns. */
export function measureAnswer(request: BenchRequest): Figure[] {
  return [levels.large, levels.dense, levels.walks, levels.sets].map((level) => {
    const baseline = compileBaseline(request, level.game)
    return typeof baseline === 'string'
      ? skipped(level, baseline)
      : measureLevel(request, level, baseline.program)
  })
}

/** The program, or why there is none. */
function compileBaseline(
  { root, cacheFolder }: BenchRequest,
  game: string,
): { program: string } | string {
  const folder = process.env.BOARDWRIGHT_BASELINES ?? join(root, '../shared/bench')
  const source = join(folder, `${game}.cpp`)
  if (!existsSync(source)) return 'the C++ solution is not there'
  const program = join(cacheFolder, `baseline-${game}`)
  const done = spawnSync('g++', ['-O2', '-w', '-o', program, source], { encoding: 'utf8' })
  if (done.error) return `g++ could not be started: ${done.error.message}`
  return done.status === 0 ? { program } : `g++ failed: ${done.stderr.split('\n')[0]}`
}

function measureLevel(request: BenchRequest, level: Compared, program: string): Figure {
  const { root, cacheFolder, say } = request
  const file = join(cacheFolder, `${level.id}.in`)
  writeFileSync(file, levelText(level))
  const cli = join(root, 'out/main/cli.js')
  const ours = () => timed(process.execPath, [cli, 'answer', level.game, file])
  const theirs = () => timed(program, [], file)
  if (ours().output !== theirs().output) throw new Error(`the answers differ on ${file}`)
  const bare = () => timed(process.execPath, ['-e', READING, file])
  const pairs = Array.from({ length: PAIRS }, () => ({
    ours: ours(),
    theirs: theirs(),
    bare: bare(),
  }))
  const walls = pairs.map((pair) => pair.ours.wall / pair.theirs.wall)
  const cpus = pairs.map((pair) => pair.ours.cpu / pair.theirs.cpu)
  say(`answer, ${level.title}: ratios ${walls.map(rounded).join(' ')}`)
  const ourTime = rounded(median(pairs.map((pair) => pair.ours.wall)))
  const theirTime = rounded(median(pairs.map((pair) => pair.theirs.wall)))
  const cpu = cpus.some(Number.isNaN) ? '' : `, by processor time ${rounded(median(cpus))}`
  return {
    name: `answer against C++ -O2, ${level.title}`,
    value: median(walls),
    unit: 'x',
    target: level.baselineTarget,
    floor: {
      value: median(pairs.map((pair) => pair.bare.wall / pair.theirs.wall)),
      what: ONLY_READS,
    },
    note: `median of ${PAIRS} pairs, p95 ${rounded(percentile(walls, 0.95))}${cpu}; whole processes, ${ourTime} s against ${theirTime} s; same answers`,
  }
}

/** A whole process: its seconds by the clock and on the processor, and what it printed. */
function timed(program: string, args: readonly string[], input?: string) {
  const stdin = input === undefined ? 'ignore' : openSync(input, 'r')
  const cpuBefore = childrenCpu()
  const begun = process.hrtime.bigint()
  const done = spawnSync(program, args, {
    stdio: [stdin, 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const wall = Number(process.hrtime.bigint() - begun) / 1e9
  if (typeof stdin === 'number') closeSync(stdin)
  if (done.status !== 0) throw new Error(`${program} ended with ${done.status ?? done.signal}`)
  return { wall, cpu: childrenCpu() - cpuBefore, output: done.stdout }
}

/** Processor seconds of all children that have ended, in steps of 10 ms; NaN where the system does not tell. */
function childrenCpu(): number {
  if (!existsSync('/proc/self/stat')) return NaN
  // The name in brackets may hold blanks; what follows it is numbers, cutime and cstime being the 16th and 17th of all.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

function skipped(level: Compared, why: string): Figure {
  const name = `answer against C++ -O2, ${level.title}`
  return { name, value: null, unit: 'x', target: level.baselineTarget, note: why }
}
