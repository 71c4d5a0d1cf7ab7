import { InvalidArgumentError, Option, type Command } from 'commander'
import { jobsOption, jsonOption, pathOption, seedOption, wholeNumber } from './arguments'
import { namedGame } from './choose-game'
import { arena, type ArenaOptions } from './commands/arena'
import { kit, type KitOptions } from './commands/kit'
import type { CliIo } from './io'
import { kitLanguages } from './kits'
import { withAnswerLimits } from './limit-options'
import { faultRuleList, playerList } from './matches'
import { shardOption } from './shards/shard'
import { cliWords } from './cli-words'

const MOST_GAMES = 10_000_000

/** Adds the commands for authors of programs: many matches, and a program to begin with. */
export function addArena(program: Command, io: CliIo, finish: (exitCode: number) => void): void {
  const { help } = cliWords()
  withAnswerLimits(
    program
      .command('arena')
      .description(help.arena)
      .argument('<game>', help.gameForTwo)
      .requiredOption('--players <a,b,…>', help.arenaPlayers({ players: playerList() }))
      .option('--games <n>', help.arenaGames, wholeNumber(1, MOST_GAMES), 1000)
      .addOption(seedOption(help.arenaSeed))
      .addOption(pathOption('--levels <dir>', help.arenaLevels))
      .addOption(
        new Option('--until-width <share>', help.untilWidth).argParser(share).conflicts('shard'),
      )
      .option('--illegal <rule>', help.illegal({ rules: faultRuleList() })),
  )
    .addOption(pathOption('--out <file>', help.arenaOut))
    .addOption(pathOption('--into <dir>', help.arenaInto))
    .addOption(jobsOption())
    .addOption(shardOption())
    .addOption(jsonOption(help.jsonPlayer))
    .action(async (game: string, options: ArenaOptions) =>
      finish(await arena(io, namedGame(game), options)),
    )

  program
    .command('kit')
    .description(help.kit)
    .argument('<game>', help.gameName)
    .addOption(
      new Option('--for <language>', help.kitFor)
        .choices(Object.keys(kitLanguages))
        .makeOptionMandatory(),
    )
    .addOption(pathOption('--into <dir>', help.kitInto).makeOptionMandatory())
    .action(async (game: string, options: KitOptions) =>
      finish(await kit(io, namedGame(game), options)),
    )
}

function share(text: string): number {
  const value = /^0?\.\d{1,6}$|^1$/.test(text) ? Number(text) : 0
  if (value > 0) return value
  throw new InvalidArgumentError(cliWords().wrong.share)
}
