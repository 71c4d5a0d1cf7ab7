import { gameChoice, namedGame } from './choose-game'
import * as levels from './declared/levels'
import * as programs from './declared/programs'
import * as sets from './declared/sets'
import { filesOf } from './files-of'
import { runs } from './form/command'
import type { CliIo } from './io'
import { makingOf } from './matches'
import type { CommandInputs } from './sources'

/** The commands that work, in the order of the help; what they do is loaded when one is called. */
export const workCommands = [
  runs(levels.games, async () => (await import('./commands/games')).games),
  runs(levels.answer, async () => onFiles((await import('./commands/answer')).answer)),
  runs(levels.check, async () => onFiles((await import('./commands/check')).check)),
  runs(levels.format, async () => onFiles((await import('./commands/format')).format)),
  runs(levels.trace, async () => onFiles((await import('./commands/trace')).trace)),
  runs(levels.render, async () => onFiles((await import('./commands/render')).render)),
  runs(levels.page, async () => onFiles((await import('./commands/page')).page)),
  runs(levels.readings, async () => onFiles((await import('./commands/readings')).readings)),
  runs(sets.set, async () => (await import('./commands/set')).set),
  runs(sets.coverage, async () => (await import('./commands/coverage')).coverage),
  runs(sets.pack, async () => (await import('./commands/package')).makePackage),
  runs(sets.statement, async () => (await import('./commands/statement')).statement),
  runs(sets.unpack, async () => (await import('./commands/import')).importPackage),
  runs(programs.explain, async () => {
    const { explain } = await import('./commands/explain')
    return (io, game, file, output, options) => explain(jobOn(io, game, file), output, options)
  }),
  runs(programs.judge, async () => (await import('./commands/judge')).judge),
  runs(programs.limits, async () => (await import('./commands/limits')).limits),
  runs(programs.stress, async () => (await import('./commands/stress')).stress),
  runs(programs.arena, async () => (await import('./commands/arena')).arena),
  runs(programs.kit, async () => (await import('./commands/kit')).kit),
  runs(sets.certify, async () => (await import('./commands/certify')).certify),
  runs(sets.find, async () => (await import('./commands/find')).find),
  runs(sets.lower, async () => (await import('./commands/lower')).lower),
  runs(sets.remake, async () => (await import('./commands/remake')).remake),
  runs(sets.make, async () => (await import('./commands/make')).make),
  runs(sets.invalid, async () => (await import('./commands/invalid')).invalid),
  runs(levels.shrink, async () => onFiles((await import('./commands/shrink')).shrink)),
  runs(sets.merge, async () => (await import('./commands/merge')).merge),
  runs(levels.generate, async () => (await import('./commands/generate')).generate),
  runs(programs.match, async () => onMatch((await import('./commands/match')).match)),
  runs(programs.transcript, async () =>
    onMatch((await import('./commands/transcript')).transcript),
  ),
] as const

/** The common options of such commands. */
interface OnFiles extends Readonly<Record<string, unknown>> {
  readonly filesFrom?: string
  /** Misreading to play under; absent for the official rules. */
  readonly reading?: string
}

/** Runs a command on levels of any game. */
function onFiles<O extends OnFiles>(work: (job: CommandInputs, options: O) => Promise<number>) {
  return (io: CliIo, game: string, files: string | readonly string[], options: O) =>
    work(jobOn(io, game, files, options), options)
}

/** The same for matches; a game that is named and has none is refused before anything is read. */
function onMatch<O extends OnFiles>(work: (job: CommandInputs, options: O) => Promise<number>) {
  return (io: CliIo, game: string, file: string, options: O) => {
    if (game !== 'auto') makingOf(namedGame(game))
    return onFiles(work)(io, game, file, options)
  }
}

function jobOn(
  io: CliIo,
  game: string,
  named: string | readonly string[],
  options: OnFiles = {},
): CommandInputs {
  const choice = gameChoice(game, options.reading)
  const files = typeof named === 'string' ? [named] : filesOf(io, named, options)
  return { io, game, choice, files }
}
