import type { AnyGame } from '../game/any-game'
import { listIn, type Words } from '../words'
import { nearHashes, type HowMade } from './how-made'
import { wishWords } from './wish-words'

/** How a test was made, in a few words: "generator, seed 7". */
export function madeWords({ suite }: Pick<Words, 'suite'>, how: HowMade): string {
  return how.by === 'program' ? how.command : suite.made[how.by]({ seed: how.seed })
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
    case 'find': {
      const wishes = listIn(
        words,
        how.wishes.map((wish) => wishWords(game, wish)),
      )
      return say.search({ ...how, wishes, near: nearHashes(how).length })
    }
    case 'program':
      return how.command
  }
}
