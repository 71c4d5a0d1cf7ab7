import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '@core/games/testing'
import type { MatchMaking } from '@core/game/match'
import { LiveTable } from '../src-main/programs/live-table'
import { ProgramRunner } from '../src-main/programs/program-runner'
import { TablePrograms } from '../src-main/programs/table-programs'
import { median, rounded, type Figure } from './figures'
import type { BenchRequest } from './request'

const ROUNDS = 5
const TARGET = 1.3
const NAME = 'a ghosts match of two programs in the window, against the sum of their own times'
const TOWN = 'src-main/core/games/ghosts/samples/default-town/level.txt'

/** A team that stays where it is, after some two milliseconds of counting. */
const bot = `#include <stdio.h>
static const char *const starts[] = {
  "AJ AK BJ BK JA JB KA KB", "TK TJ SK SJ KT KS JT JS"
};
int main(void) {
  char line[4096];
  int player;
  volatile unsigned work = 0;
  if (!fgets(line, sizeof line, stdin) || !fgets(line, sizeof line, stdin)) return 1;
  player = line[0] - '0';
  while (fgets(line, sizeof line, stdin) && fgets(line, sizeof line, stdin)) {
    for (unsigned i = 0; i < 2000000; i++) work += i;
    puts(starts[player]);
    fflush(stdout);
  }
  return 0;
}
`

/** What the window's play costs beyond what the programs take themselves. */
export async function measureLiveMatch({ cacheFolder, say }: BenchRequest): Promise<Figure[]> {
  const source = join(cacheFolder, 'ghosts-bot.c')
  const program = join(cacheFolder, 'ghosts-bot')
  writeFileSync(source, bot)
  if (spawnSync('cc', ['-O2', '-o', program, source]).status !== 0)
    return [{ name: NAME, value: null, unit: 'x', target: TARGET, note: 'there is no C compiler' }]
  const text = readFileSync(TOWN, 'utf8')
  const ratios: number[] = []
  const walls: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { wall, match } = await play(program, text)
    const own = [0, 1].map((player) => ownTime(program, match, player))
    walls.push(wall)
    ratios.push(wall / (own[0]! + own[1]!))
  }
  say(`live match: ratios ${ratios.map(rounded).join(' ')}`)
  return [
    {
      name: NAME,
      value: median(ratios),
      unit: 'x',
      target: TARGET,
      note: `median of ${ROUNDS}; 120 turns in ${rounded(median(walls))} ms from the first program’s start to the end of both, about 2 ms an answer; own: each alone with all that it reads at once`,
    },
  ]
}

/** Plays a match to its end as a thread of the window does. */
async function play(file: string, text: string): Promise<{ wall: number; match: unknown }> {
  const programs = new TablePrograms((options) => ProgramRunner.open(options))
  let last = text
  let isOver = false
  const table = new LiveTable(programs, (report) => {
    if (report.kind === 'turns') last = report.turns.text ?? last
    if (report.kind === 'ended') isOver = report.end.kind === 'over'
  })
  const seat = { kind: 'program', file } as const
  // What finds out how programs can be kept apart is done once for all matches.
  await programs.ready(file, false)
  const begun = performance.now()
  await table.play({
    game: 'ghosts',
    text,
    players: [seat, seat],
    given: [null, null],
    seed: 1,
    timeLimit: 250,
    isClockStopped: false,
    isIsolated: false,
    most: null,
    faultRule: 'forfeit',
    own: [],
  })
  const wall = performance.now() - begun
  await programs.close()
  const parsed = findGame('ghosts')!.format.parse(last)
  if (!isOver || !parsed.ok) throw new Error('the match was not played to its end')
  return { wall, match: (parsed.value as { level: unknown }).level }
}

/** Ms that a program takes for all that it reads in a match, by itself. */
function ownTime(program: string, match: unknown, player: number): number {
  const making: MatchMaking<unknown> = findGame('ghosts')!.making!
  const { input, output } = making.exchange(match, player)
  const begun = performance.now()
  const { status, stdout } = spawnSync(program, { input })
  const time = performance.now() - begun
  if (status !== 0 || String(stdout) !== output) throw new Error('the program answered otherwise')
  return time
}
