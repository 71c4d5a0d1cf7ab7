import type { AnyGame } from '../game/any-game'
import { listIn, type Words } from '../words'
import { nearHashes, numbersIn, type ByMatch, type BySearch, type HowMade } from './how-made'
import { wishWords } from './wish-words'

/** How a test was made, in a few words: "generator, seed 7". */
export function madeWords({ suite }: Pick<Words, 'suite'>, how: HowMade): string {
  const { made: say } = suite
  switch (how.by) {
    case 'program':
      return how.command
    case 'shrink':
      return say.shrink
    case 'match':
      return say.match({ seed: how.seed, first: how.players[0], second: how.players[1] })
    default:
      return say[how.by]({ seed: how.seed })
  }
}

/** All details of how it was made, as a sentence or a command; `game` is that of the test. */
export function madeDetails(game: AnyGame, how: HowMade): string {
  const { words } = game
  const { made: say } = words.suite
  switch (how.by) {
    case 'generate': {
      const titles = new Map(game.generator.fields.map(({ key, title }) => [key, title]))
      const settings = Object.entries(how.settings).map(
        ([key, value]) => `${titles.get(key) ?? key} ${value}`,
      )
      return say.settings({ seed: how.seed, settings: settings.join(', ') })
    }
    case 'find':
      return say.search({ ...how, wishes: wishesIn(game, how), near: nearHashes(how).length })
    case 'stress': {
      const { seed, level, program, against = null, near, kept } = how
      return say.stressed({
        ...{ seed, level, program, kept: numbersIn(kept).length },
        ...{ by: against === null ? 'rules' : 'program', against: against ?? '' },
        near: String(near !== undefined),
      })
    }
    case 'shrink':
      return [
        say.shrunk({ wishes: wishesIn(game, how), stopped: how.tries ?? 0 }),
        ...originIn(game, how),
      ].join(' ')
    case 'match': {
      const [first, second] = how.players
      const played = say.played({ first, second, seed: how.seed, turns: how.turns ?? 0 })
      return [played, ...originIn(game, how)].join(' ')
    }
    case 'program':
      return how.command
  }
}

function wishesIn(game: AnyGame, { wishes }: Pick<BySearch, 'wishes'>): string {
  return listIn(
    game.words,
    wishes.map((wish) => wishWords(game, wish)),
  )
}

function originIn(game: AnyGame, { origin }: Pick<ByMatch, 'origin'>): string[] {
  return origin ? [madeDetails(game, origin)] : []
}
