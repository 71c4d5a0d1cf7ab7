import type { AnyGame } from '../game/any-game'
import type { RuleText } from '../game/module'
import type { PackedLevel } from './package'

/** The rule under which all games say how the text of a level is written. */
export const TEXT_RULE = 'IN'

/**
 * The rules as contestants read them: without warnings and errors, which are for setters, and, if all tests are
 * official, without what only levels with warnings show.
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
