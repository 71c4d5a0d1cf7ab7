import { generatedLevel } from '@core/conformance/kit'
import type { AnyGame } from '@core/game/any-game'
import type { Rng } from '@core/kernel/rng'
import { checkFixes, checkHistory } from './edit-checks'
import { checkParts, checkPlaces, checkReading, checkTwins } from './level-checks'
import { checkMatch, checkRun } from './run-checks'
import { demand, faultOf, type FuzzTarget } from './target'

/** What a game brings for the tests that the app does not need. */
export interface GameTesting {
  readonly randomEdit: (level: unknown, rng: Rng) => unknown
  readonly samples: readonly string[]
}

/** Processor time that a text of fuzzing size may take with all checks, in ms. */
const SLOW = 2000

/** The texts of a game, and all that is done with what they say. */
export function levelTarget(game: AnyGame, testing: GameTesting): FuzzTarget {
  const { samples, randomEdit } = testing
  const words = [...new Set(samples.flatMap((text) => text.split(/\s+/)))].filter((w) => w !== '')
  const before = samples[0]!
  return {
    id: game.id,
    isBytes: false,
    words,
    seeds: () => [...samples, ...smallLevels(game)],
    attempt(text, rng) {
      const features: string[] = []
      const began = process.cpuUsage()
      const fault = faultOf(() => {
        const checked = checkReading(game, text)
        const isFast = checkTwins(game, text)
        features.push(...textFeatures(checked), `fast:${isFast}`)
        const { level, diagnostics, isRunnable } = checked
        checkHistory(game, before, text, randomEdit, rng)
        checkParts(game, text, rng)
        if (level === null) return
        checkPlaces(game, level, text, rng)
        checkFixes(game, level, diagnostics)
        if (!isRunnable) return
        features.push(...checkRun(game, level, rng))
        checkMatch(game, level, words, rng)
        const spent = process.cpuUsage(began)
        const ms = (spent.user + spent.system) / 1000
        demand(ms < SLOW, 'slow', `${Math.round(ms)} ms for ${text.length} letters`)
      })
      return { fault, features }
    },
  }
}

function textFeatures(checked: ReturnType<typeof checkReading>): string[] {
  const times = new Map<string, number>()
  for (const { code } of checked.diagnostics) times.set(code, (times.get(code) ?? 0) + 1)
  const codes = [...times.keys()].sort()
  const kind = checked.level === null ? 'refused' : checked.isRunnable ? 'runs' : 'errors'
  return [
    `kind:${kind}`,
    ...codes.map((code) => `code:${code}:${kind}:${Math.trunc(Math.log2(times.get(code)!))}`),
    ...codes.slice(1).map((code, at) => `pair:${codes[at]!}:${code}`),
  ]
}

function smallLevels(game: AnyGame): string[] {
  const texts: string[] = []
  for (let seed = 2; texts.length < 12; seed += 2) {
    texts.push(game.format.print(generatedLevel(game, seed).level))
  }
  return texts.filter((text) => text.length < 8000)
}
