import { hasErrors } from '../kernel/diagnostics'
import { makeRng, rngOf } from '../kernel/rng'
import type { Shrinking } from '../game/shrinking'
import { demand, demandSame, readableLevel, type Check } from './kit'

/** Plainer values in a row after which they are taken for endless. */
const MOST_PLAINER = 5000

/** How levels become smaller or others near them; met by a game that does not say. */
export const shrinkingChecks: readonly Check[] = [
  {
    name: 'takes any one thing away, and what is left is a level or has errors',
    run(subject) {
      const { game } = subject
      const part: Shrinking<unknown> | undefined = game.shrinking
      for (const level of levelsOf(subject, part ? subject.tries(3, 6) : 0)) {
        let sound = 0
        for (const { name, count, without } of part!.removables(level)) {
          // Some places of each list, both ends among them.
          for (const at of new Set([0, count >> 1, count - 1])) {
            if (at < 0 || at >= count) continue
            const left = without(at, at + 1)
            if (left === null || hasErrors(game.validate(left))) continue
            sound++
            const read = readableLevel(game, game.format.print(left))
            demandSame(`read from print, ${name} without ${at + 1}`, read, left)
          }
        }
        demand(sound > 0, `nothing can be taken away from ${game.format.print(level)}`)
      }
    },
  },
  {
    name: 'is changed a little, by the same chance in the same way, into levels or what has errors',
    run(subject) {
      const { game } = subject
      const { alter } = game.generator
      if (!alter) return
      let sound = 0
      const levels = levelsOf(subject, subject.tries(2, 6))
      for (const [seed, level] of levels.entries()) {
        const before = game.format.print(level)
        let altered: unknown = level
        for (let step = 0; step < 40; step++) {
          const next: unknown = alter(altered, rngOf(seed, step))
          demandSame('altered again', alter(altered, rngOf(seed, step)), next)
          if (hasErrors(game.validate(next))) continue
          const text = game.format.print(next)
          demandSame(`read from print, step ${step}`, readableLevel(game, text), next)
          if (text !== game.format.print(altered)) sound++
          altered = next
        }
        demandSame('the level it began with', game.format.print(level), before)
      }
      const least = (20 / 6) * levels.length
      demand(
        sound > least,
        `only ${sound} of ${40 * levels.length} altered levels are sound others`,
      )
    },
  },
  {
    name: 'comes to an end with plainer values',
    run(subject) {
      const { game } = subject
      const part: Shrinking<unknown> | undefined = game.shrinking
      for (const start of levelsOf(subject, part ? 4 : 0)) {
        let level = start
        for (let steps = 0; ; steps++) {
          const [next] = [...part!.plainer(level)].slice(-1)
          if (!next) break
          demand(steps < MOST_PLAINER, `${next.label}: again and again`)
          demand(next.label !== '', 'a plainer value has a label')
          level = next.level
        }
      }
    },
  },
]

function levelsOf({ playedLevel }: Parameters<Check['run']>[0], count: number): unknown[] {
  return Array.from({ length: count }, (_, seed) => playedLevel(makeRng(900 + seed)))
}
