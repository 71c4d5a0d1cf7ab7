import type { Grounds, StepView } from '../../../game/debugging'
import { shortListIn } from '../../../words'
import { chainAt } from '../play/chains'
import type { Happening } from '../play/events'
import { at, type Level } from '../model'
import { caveOf, moveNow, moveOf, type Said } from './words'

/** Why the player climbed out of this cave (M4, L6). */
export function fellGrounds(
  words: Said,
  level: Level,
  { after }: StepView,
  { from: fallen, to }: Happening<'fell'>,
): Grounds {
  const said = words.labyrinth.why.cave
  const all = chainAt(level, fallen)
  const cave = caveOf(level, fallen)
  const place = all.indexOf(fallen)
  const next = all[(place + 1) % all.length]!
  const from = said.from({ ...moveOf(level, moveNow(level, after)), ...cave })
  if (all.length === 1) return { facts: [said.only(cave), from] }
  const right = at(level, next)
  const facts = [
    place === all.length - 1
      ? said.last({ ...cave, to: right })
      : said.next({ ...cave, toIndex: caveOf(level, next).index, to: right }),
    orderFact(words, level, all, place),
    from,
    next === to ? said.once : said.misread({ to: at(level, to), right }),
  ]
  return { facts, cells: all.slice(0, 20) }
}

/** The order of a chain; of a long one, the caves around the one fallen into. */
function orderFact(words: Said, level: Level, all: readonly number[], place: number): string {
  const said = words.labyrinth.why.cave
  const first = Math.max(0, Math.min(place - 2, all.length - 6))
  const shown = all.slice(first, first + 6).map((cell) => said.at(caveOf(level, cell)))
  const { chain } = caveOf(level, all[place]!)
  const given = { chain, count: all.length, caves: shortListIn(words, shown) }
  return first > 0 || all.length > 6 ? said.among(given) : said.order(given)
}
