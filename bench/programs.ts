import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { usualLimits } from '@core/judging/run-end'
import { ProgramRunner } from '../src-main/programs/program-runner'
import { median, rounded, type Figure } from './figures'
import type { BenchRequest } from './request'

const RUNS = 1000
const ROUNDS = 5
const NAME = `${RUNS} runs of a program that does nothing, against a plain C runner`

const nothing = 'int main(void) { return 0; }\n'
const runner = `#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
extern char **environ;
int main(int count, char **words) {
  char *command[] = { words[2], 0 };
  for (int left = atoi(words[1]); left > 0; left--) {
    pid_t pid;
    int status;
    if (count < 3 || posix_spawn(&pid, words[2], 0, 0, command, environ) != 0) return 1;
    if (waitpid(pid, &status, 0) != pid || status != 0) return 1;
  }
  return 0;
}
`

/** Two shells at a time run the program in the first word, each half as often as the second says. */
const shells = `run() { left=$(($2 / 2)); while [ $left -gt 0 ]; do "$1" || exit 1; left=$((left - 1)); done; }
run "$@" & first=$!
run "$@" & wait $! && wait $first`

/** What it costs to run other people's programs, beyond what they take themselves. */
export async function measurePrograms({ cacheFolder, say }: BenchRequest): Promise<Figure[]> {
  const program = compile(cacheFolder, 'nothing', nothing)
  const plain = compile(cacheFolder, 'plain-runner', runner)
  if (program === null || plain === null)
    return [{ name: NAME, value: null, unit: 'x', target: 1.3, note: 'there is no C compiler' }]
  const input = join(cacheFolder, 'nothing.in')
  writeFileSync(input, '')
  const ours: number[] = []
  const theirs: number[] = []
  const bare: number[] = []
  let isolation = ''
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(timeOf(() => spawnSync(plain, [String(RUNS), program], { stdio: 'inherit' })))
    const begun = performance.now()
    const lanes = await ProgramRunner.open()
    const runs = Array.from({ length: RUNS }, () =>
      lanes.run({ command: [program], input, limits: usualLimits }),
    )
    const ends = await Promise.all(runs)
    await lanes.close()
    ours.push(performance.now() - begun)
    const loops = ['-c', shells, 'sh', program, String(RUNS)]
    bare.push(timeOf(() => spawnSync('sh', loops, { stdio: 'inherit' })) / theirs.at(-1)!)
    if (ends.some(({ code }) => code !== 0)) throw new Error('a run failed')
    isolation = `${lanes.lanes} lanes kept apart by ${lanes.isolation}`
  }
  const ratios = ours.map((time, at) => time / theirs[at]!)
  say(`programs: ratios ${ratios.map(rounded).join(' ')}`)
  return [
    {
      name: NAME,
      value: median(ratios),
      unit: 'x',
      target: 1.3,
      floor: { value: median(bare), what: 'two shells that only start as many' },
      note: `median of ${ROUNDS} pairs, ${rounded(median(ours))} ms against ${rounded(median(theirs))} ms; ${isolation}, limits and output files included`,
    },
  ]
}

function timeOf(work: () => { readonly status: number | null }): number {
  const begun = performance.now()
  if (work().status !== 0) throw new Error('what it is held against failed')
  return performance.now() - begun
}

/** The path of the built program; null if nothing compiles it. */
function compile(folder: string, name: string, text: string): string | null {
  const source = join(folder, `${name}.c`)
  const out = join(folder, name)
  writeFileSync(source, text)
  return spawnSync('cc', ['-O2', '-o', out, source]).status === 0 ? out : null
}
