import type { AnyGame } from '../../game/any-game'
import { quantityTitle } from '../../game/names'
import { foldersOf, pointsText, totalPoints } from '../../suite/scoring'
import { MIB } from '../judging'
import { limitsOf } from '../limits'
import { boundsOfTests } from '../statement-parts'
import { misused, problem, type BlockContent, type Filler } from './content'
import { sampleNamed } from './samples'

const value = (text: string): BlockContent => ({ kind: 'value', text })

/** The end of a bound: of a group with its own, or as far as the tests go. */
function bound(name: 'min' | 'max'): Filler {
  const end = name === 'min' ? 0 : 1
  return (set, words) => {
    const { say, game, tests, scoring } = set
    const spans = boundsOfTests(game, tests)
    // Names of numbers have blanks: "number of doors".
    const length = words.findLastIndex((_, at) => spans.has(words.slice(0, at + 1).join(' '))) + 1
    const [group, ...more] = words.slice(length)
    if (words.length === 0 || (length > 0 && more.length > 0)) {
      return misused(set, `${name} NAME GROUP`)
    }
    const quantity = words.slice(0, length).join(' ')
    const all = spans.get(quantity)
    if (!all) return problem(say.noName({ name: words.join(' '), names: namesOf(game, spans) }))
    if (group === undefined) return value(String(all[end]))
    if (!tests.some((test) => foldersOf(test.group).includes(group))) {
      return problem(say.noGroup({ group }))
    }
    const own = foldersOf(group).find((folder) => scoring[folder]?.bounds[quantity])
    return value(String((own === undefined ? all : scoring[own]!.bounds[quantity]!)[end]))
  }
}

/** The names of limited numbers, with what they are called where that is another word. */
function namesOf(game: AnyGame, spans: ReadonlyMap<string, unknown>): string {
  const told = [...spans.keys()].map((one) => {
    const title = quantityTitle(game, one)
    return title === one ? one : `${one} (${title})`
  })
  return told.join(', ')
}

/** Blocks that stand within a sentence, by their names. */
export const values: Readonly<Record<string, Filler>> = {
  title: (set, words) => (words.length > 0 ? misused(set, 'title') : value(set.title)),
  time: (set, words) => {
    const { statement: say } = set.words
    if (words.length > 0) return misused(set, 'time')
    // A judge takes its own then.
    if (!set.limits) return problem(set.say.noLimits)
    return value(say.time({ seconds: limitsOf(set).time / 1000 }))
  },
  memory: (set, words) => {
    const { statement: say } = set.words
    if (words.length > 0) return misused(set, 'memory')
    if (!set.limits) return problem(set.say.noLimits)
    return value(say.memory({ megabytes: limitsOf(set).memory / MIB }))
  },
  min: bound('min'),
  max: bound('max'),
  points: (set, [group, ...more]) => {
    const { scoring, say } = set
    if (more.length > 0) return misused(set, 'points GROUP')
    if (group === undefined) return value(pointsText(totalPoints(scoring)))
    const { points = 0 } = scoring[group] ?? {}
    return points > 0 ? value(pointsText(points)) : problem(say.noPoints({ group }))
  },
  answer: (set, [name, ...more]) => {
    if (name === undefined || more.length > 0) return misused(set, 'answer TEST')
    const found = sampleNamed(set, name)
    if (!found.ok) return problem(found.error)
    const text = found.value.test.worth.answer.trim().replace(/\s+/g, ' ')
    return { kind: 'value', text, isCode: true }
  },
}
