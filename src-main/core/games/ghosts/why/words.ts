import type { StepView } from '../../../game/debugging'
import type { EventWords } from '../../../game/event-words'
import { listOf } from '../../../game/sentences'
import { cellName, kingDistance } from '../cells'
import type { events } from '../play/events'
import { ghostsOf, hunterCell, type Ghost } from '../play/layout'
import { HUNTERS, playerNames, players, type Level, type Player } from '../model'
import { BLACK, outcomeAt, TIE, WHITE, type OutcomeCode } from '../play/outcome'
import { rulesOf, type Rules } from '../play/readings'
import { isCornerCell, mapOf } from '../play/town'

/** What is said of some kinds of event. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

/** "Ghost 7". */
export function ghostName(birth: number): string {
  return `Ghost ${birth + 1}`
}

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

/** "hunter 3 of White". */
export function hunterName({ player, index }: Hunter): string {
  return `hunter ${index + 1} of ${playerNames[player]}`
}

/** A ghost of a state by its number over the whole match; null when it is not there. */
export function ghostOf(state: Int32Array, birth: number): Ghost | null {
  return ghostsOf(state).find((ghost) => ghost.birth === birth) ?? null
}

/** A town, a state of a run in it, and the rules by which the run was made: what hunters are counted on. */
export interface Standing {
  readonly level: Level
  readonly state: Int32Array
  readonly rules: Rules
}

/** What a step's hunters were counted on. */
export function standingBefore(level: Level, { before, reading }: StepView): Standing {
  return { level, state: before, rules: rulesOf(reading ?? undefined) }
}

/** Hunters of a team in the square round a cell. */
export function around({ state, rules }: Standing, cell: number, player: Player): Hunter[] {
  return huntersOf(state).filter(
    (hunter) => hunter.player === player && kingDistance(hunter.cell, cell) <= rules.reach,
  )
}

/** "White has 4 in the 5 × 5 square around HC: hunter 1 at GA, …", one sentence a team. */
export function aroundFacts(standing: Standing, cell: number): string[] {
  const side = 2 * standing.rules.reach + 1
  return players.map((player) => {
    const near = around(standing, cell, player)
    const where = `in the ${side} × ${side} square around ${cellName(cell)}`
    if (near.length === 0) return `${playerNames[player]} has no hunter ${where}.`
    const names = near.map(({ index, cell: at }) => `hunter ${index + 1} at ${cellName(at)}`)
    return `${playerNames[player]} has ${near.length} ${where}: ${listOf(names)}.`
  })
}

/** What becomes of a ghost on a cell, with a state's hunters. */
export function outcomeOn(standing: Standing, cell: number): OutcomeCode {
  const [white, black] = [around(standing, cell, 0).length, around(standing, cell, 1).length]
  return outcomeAt(standing.rules, mapOf(standing.level.town), cell, white, black)
}

/** "a point for White", of an outcome. */
export function outcomeWords(outcome: OutcomeCode): string {
  if (outcome === WHITE) return 'a point for White'
  if (outcome === BLACK) return 'a point for Black'
  return outcome === TIE ? 'neutralised, no point for either team' : 'not neutralised'
}

/** "HC is a corner of house 3", "HC is street". */
export function placeWords(level: Level, cell: number): string {
  const map = mapOf(level.town)
  const house = map.houseAt[cell] ?? -1
  if (house < 0) return `${cellName(cell)} is street`
  return `${cellName(cell)} is a ${isCornerCell(map, cell) ? 'corner' : 'cell'} of house ${house + 1}`
}
