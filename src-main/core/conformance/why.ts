import type { AnyGame } from '../game/any-game'
import { demand, readingsOn, runnableSamples, type Check } from './kit'
import { everyLevel, walk } from './steps'
import type { Explanation } from '../game/debugging'

/** Steps of a run that are looked at: few, and all. */
const LOOKS = [3, 6] as const
const LOOKS_OF_READINGS = 2
/** Boards up to this many cells are asked about cell by cell; under readings far fewer cells are. */
const SMALL_BOARD = 100
const CELLS_OF_READINGS = 10

/** What the debugger asks of games: why. */
export const whyChecks: readonly Check[] = [
  {
    name: 'says why each event happened, in sentences with a rule and cells',
    run(subject) {
      const { debugging } = subject.game
      for (const { name, level } of everyLevel(subject)) {
        walk(
          subject.game,
          level,
          (step, cells) => {
            for (const event of step.events) {
              const why = debugging.whyEvent(level, step, event)
              const { text, rule } = subject.game.describe(level, event)
              demandWhy(subject.game, `${name}: ${text}`, why, cells)
              demand(why.rule === rule, `${name}: "${text}" rests on ${rule} or ${why.rule}`)
            }
          },
          subject.tries(...LOOKS) * 10,
        )
      }
    },
  },
  {
    name: 'says for each cell why it changed or did not',
    run(subject) {
      for (const { name, level } of everyLevel(subject)) {
        walk(
          subject.game,
          level,
          (step, cells) => demandCells(subject.game, name, level, step, cells),
          subject.tries(...LOOKS),
        )
      }
    },
  },
  {
    name: 'says why under each reading as well',
    run(subject) {
      const { debugging } = subject.game
      for (const [number, { name, level }] of runnableSamples(subject).entries()) {
        for (const id of readingsOn(subject, number, 5)) {
          walk(
            subject.game,
            level,
            (step, cells) => {
              for (const event of step.events) {
                const why = debugging.whyEvent(level, step, event)
                demandWhy(subject.game, `${name}, ${id}`, why, cells)
              }
              demandCells(subject.game, `${name}, ${id}`, level, step, cells, CELLS_OF_READINGS)
            },
            LOOKS_OF_READINGS,
            id,
          )
        }
      }
    },
  },
]

function demandCells(
  game: AnyGame,
  name: string,
  level: unknown,
  step: Parameters<AnyGame['debugging']['whyCell']>[1],
  cells: ReadonlySet<number>,
  most = SMALL_BOARD,
): void {
  const every = Math.ceil(cells.size / most)
  let at = step.turn
  for (const cell of cells) {
    if (at++ % every !== 0) continue
    const why = game.debugging.whyCell(level, step, cell)
    const what = `${name}, turn ${step.turn + 1}, phase ${step.phase}, cell ${cell}`
    demandWhy(game, what, why, cells)
    demand(why.cells[0] === cell, `${what}: its own cell is not the main one`)
  }
}

function demandWhy(
  game: AnyGame,
  what: string,
  { rule, facts, cells }: Explanation,
  board: ReadonlySet<number>,
): void {
  demand(
    game.rules.some(({ id }) => id === rule),
    `${what}: no rule ${rule}`,
  )
  demand(facts.length > 0, `${what}: no facts`)
  for (const fact of facts) {
    const isSentence = /^[A-Z(0-9“].*[^.\s]\.$/.test(fact) && !fact.includes('  ')
    demand(isSentence && !/undefined|NaN|null/.test(fact), `${what}: "${fact}"`)
  }
  demand(new Set(facts).size === facts.length, `${what}: a fact twice in ${JSON.stringify(facts)}`)
  for (const cell of cells) demand(board.has(cell), `${what}: no cell ${cell}`)
}
