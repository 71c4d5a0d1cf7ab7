import type { AnyGame } from '@core/game/any-game'
import { checkText } from '@core/game/check-text'
import type { PlayedMatch, RecordedMatch } from '@core/arena/played'
import { matchesOfRound } from '@core/arena/schedule'
import { isNarrow } from '@core/arena/standings'
import { version } from '../../../package.json'
import { ArenaFile } from '../arena/arena-file'
import { recordFile, withPlayer, type ArenaTable, type PlayMatches } from '../arena/play-arena'
import { printArena } from '../arena/print-arena'
import { cliProgramsWords } from '../cli-programs-words'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { makingOf } from '../matches'
import { writeOrTell } from '../outputs'
import { fileError, UsageProblem } from '../problems'
import { faultRuleOf, playerNames, programsAmong, refuseUnknownPlayers, withSeats } from '../seats'
import { hashOfSet, readSet, type SetText } from '../set-folder'
import { identitiesOf } from '../with-programs'
import { writeShard, type RunPlan } from '../shards/write-shard'
import * as programs from '../declared/programs'
import type { Given } from '../form/command'
import { keptValues } from '../form/option'

type ArenaOptions = Given<typeof programs.arena>

/** Lets players meet in many matches, with sides swapped, and prints the results. */
export async function arena(io: CliIo, game: AnyGame, options: ArenaOptions): Promise<number> {
  makingOf(game)
  const names = playerNames(options.players, (count) => count > 1)
  refuseUnknownPlayers(game, names)
  faultRuleOf(game, options.illegal)
  const tests = options.levels === undefined ? [] : await levelsIn(io, game, options.levels)
  const hashes = await identitiesOf(programsAmong(names))
  return withSeats(io, names, options, (seats, runner) => {
    // In the order used in files that an arena can be continued from.
    const { untilWidth, json, ...kept } = keptValues(programs.arena.options, options)
    const texts = tests.map(({ text }) => text!)
    const table: ArenaTable = { game, seats, texts, ...kept, jobs: options.jobs }
    const own = { players: names, programs: hashes, levels: tests.map(({ file }) => file.path) }
    const run = { command: 'arena', game: game.id, ...own, ...kept, untilWidth, json } as const
    const input = tests.length === 0 ? null : hashOfSet(tests)
    const plan: RunPlan = { run, input, tasks: options.games }
    return withPlayer(io, table, runner, async (play) => {
      const { shard } = options
      if (!shard) return playAll(io, { game, names, plan, play, options })
      return writeShard(io, plan, shard, async function* (range) {
        for await (const { record: _, ...played } of play(range)) yield { played }
      })
    })
  })
}

interface ArenaRun {
  readonly game: AnyGame
  readonly names: readonly string[]
  readonly plan: RunPlan
  readonly play: PlayMatches
  readonly options: ArenaOptions
}

async function playAll(io: CliIo, { game, names, plan, play, options }: ArenaRun): Promise<number> {
  const { out, into, untilWidth, json } = options
  const head = { boardwright: version, ...plan, shard: { number: 1, of: 1 } }
  const opened = out === undefined ? null : await ArenaFile.open(io, out, head)
  if (opened && !opened.ok) return tell(out!, opened.error)
  const file = opened?.value ?? null
  const played: PlayedMatch[] = [...(file?.played ?? [])]
  const isEnough = (): boolean =>
    untilWidth !== undefined &&
    // Only if each player had both sides equally often.
    played.length % matchesOfRound(names.length) === 0 &&
    isNarrow(played, names.length, untilWidth)

  const range = { from: played.length, to: plan.tasks }
  if (!file?.isDone && !(played.length > 0 && isEnough())) {
    for await (const match of play(range)) {
      const kept = await keep(match)
      if (!kept) return 1
      io.progress?.(played.length, plan.tasks, cliWords().progress.matches)
      if (isEnough()) break
    }
  }
  if (file && !file.isDone) {
    const ended = file.end()
    if (!ended.ok) return tell(out!, ended.error)
  }
  return printArena(io, played, { players: names, json })

  async function keep({ record, ...match }: RecordedMatch): Promise<boolean> {
    const name = into === undefined ? null : recordFile(into, game, played.length)
    if (name !== null && !(await writeOrTell(io, name, record))) return false
    played.push(match)
    const added = file?.add(match)
    if (added && !added.ok) tell(out!, added.error)
    return added?.ok ?? true
  }

  function tell(name: string, problem: string): number {
    io.err(fileError(name, problem))
    return 1
  }
}

/** The levels of a folder; one that the game cannot run is wrong usage. */
async function levelsIn(io: CliIo, game: AnyGame, folder: string): Promise<SetText[]> {
  const { arena: words } = cliProgramsWords()
  const tests = await readSet(io, folder)
  if (tests.length === 0) throw new UsageProblem(words.noLevels({ folder }))
  for (const { file, text, problem } of tests) {
    if (text === null) throw new UsageProblem(`${file.path}: ${problem}`)
    if (!checkText(game, text).isRunnable) {
      throw new UsageProblem(words.noLevel({ file: file.path, game: game.id }))
    }
  }
  return tests
}
