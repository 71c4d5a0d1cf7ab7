import type { StepView } from '../../../game/debugging'
import type { EventWords } from '../../../game/event-words'
import { listIn } from '../../../words'
import { cellName, kingDistance } from '../cells'
import type { events } from '../play/events'
import { ghostsOf, hunterCell, type Ghost } from '../play/layout'
import { HUNTERS, players, type Level, type Player } from '../model'
import { BLACK, outcomeAt, TIE, WHITE, type OutcomeCode } from '../play/outcome'
import { rulesOf, type Rules } from '../play/readings'
import { isCornerCell, mapOf } from '../play/town'
import type { Said } from '../said'

/** The words for some kinds of events. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

/** A hunter by its team and place in it, from 0. */
export interface Hunter {
  readonly player: Player
  readonly index: number
  readonly cell: number
}

/** All hunters of a state, White's first. */
export function huntersOf(state: Int32Array): Hunter[] {
  return players.flatMap((player) =>
    Array.from({ length: HUNTERS }, (_, index) => ({
      player,
      index,
      cell: hunterCell(state, player, index),
    })),
  )
}

/** Team and number of a hunter, as messages take them. */
export function named({ player, index }: Pick<Hunter, 'player' | 'index'>): {
  readonly player: Player
  readonly hunter: number
} {
  return { player, hunter: index + 1 }
}

/** A ghost of a state by its number over the whole match; null if it is not there. */
export function ghostOf(state: Int32Array, birth: number): Ghost | null {
  return ghostsOf(state).find((ghost) => ghost.birth === birth) ?? null
}

/** A town, a state of a run in it, and the rules by which the run was made: the basis for counting hunters. */
export interface Standing {
  readonly level: Level
  readonly state: Int32Array
  readonly rules: Rules
}

/** The basis for counting hunters in a step. */
export function standingBefore(level: Level, { before, reading }: StepView): Standing {
  return { level, state: before, rules: rulesOf(reading ?? undefined) }
}

/** Hunters of a team in the square around a cell. */
export function around({ state, rules }: Standing, cell: number, player: Player): Hunter[] {
  return huntersOf(state).filter(
    (hunter) => hunter.player === player && kingDistance(hunter.cell, cell) <= rules.reach,
  )
}

/** Numbers of hunters of each team around a ghost on a cell. */
export function countsAround(
  standing: Standing,
  cell: number,
): { readonly white: number; readonly black: number } {
  return { white: around(standing, cell, 0).length, black: around(standing, cell, 1).length }
}

/** The outcome for a ghost on a cell, with a state's hunters. */
export function outcomeOn(standing: Standing, cell: number): OutcomeCode {
  const { white, black } = countsAround(standing, cell)
  return outcomeAt(standing.rules, mapOf(standing.level.town), cell, white, black)
}

/** An outcome's name in messages. */
export function outcomeCode(outcome: OutcomeCode): 'none' | 'white' | 'black' | 'tie' {
  if (outcome === WHITE) return 'white'
  if (outcome === BLACK) return 'black'
  return outcome === TIE ? 'tie' : 'none'
}

/** "White has 4 hunters in the 5 × 5 square around HC: hunter 1 at GA, …", one sentence per team. */
export function aroundFacts(words: Said, standing: Standing, cell: number): string[] {
  const { why } = words.ghosts
  const side = 2 * standing.rules.reach + 1
  return players.map((player) => {
    const near = around(standing, cell, player)
    const where = { player, side, cell: cellName(cell) }
    if (near.length === 0) return why.noHunterAround(where)
    const hunters = near.map(({ index, cell: at }) =>
      why.hunterAt({ hunter: index + 1, cell: cellName(at) }),
    )
    return why.huntersAround({ ...where, count: near.length, hunters: listIn(words, hunters) })
  })
}

/** "a point for White", of an outcome. */
export function outcomeWords({ ghosts: { own } }: Said, outcome: OutcomeCode): string {
  return own.outcomes[outcomeCode(outcome)]
}

/** "HC is a corner of house 3", "HC is a street cell". */
export function placeWords({ ghosts: { own } }: Said, level: Level, cell: number): string {
  const map = mapOf(level.town)
  const house = map.houseAt[cell] ?? -1
  const kind = house < 0 ? 'street' : isCornerCell(map, cell) ? 'corner' : 'cell'
  return own.place({ kind, cell: cellName(cell), house: house + 1 })
}
