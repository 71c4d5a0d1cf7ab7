import type { AnyGame } from '../game/any-game'
import type { RuleText } from '../game/module'
import type { PackedLevel } from './package'

/** The rule under which all games say how the text of a level is written. */
export const TEXT_RULE = 'IN'

/**
 * The rules in the words for contestants: nothing of warnings and errors, which are for those
 * who make levels, and where all tests are official nothing of what comes only with a warning.
 */
export function contestRules(game: AnyGame, tests: readonly PackedLevel[]): RuleText[] {
  const { titles = {}, official = {}, beyond = {}, leftOut = [] } = game.contest
  const isOfficial = tests.every((test) => test.isOfficial)
  const texts = isOfficial ? official : { ...official, ...beyond }
  return game.rules.flatMap((rule) => {
    const { id, title, text } = rule
    const isIdle = isOfficial && !(id in official) && (game.warnedRules?.includes(id) ?? false)
    if (leftOut.includes(id) || isIdle) return []
    return { id, title: titles[id] ?? title, text: texts[id] ?? text }
  })
}
