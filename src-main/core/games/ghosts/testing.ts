import type { Rng } from '../../kernel/rng'
import { advance, begin, toMove } from './play/advance'
import { CELL_COUNT, cellNames, rowOf, SIDE } from './cells'
import { generator } from './edit/generator'
import { generateTown } from './edit/generate-town'
import {
  GHOSTS,
  HUNTERS,
  isHidden,
  players,
  teamStarts,
  type Edit,
  type GhostMove,
  type House,
  type Level,
  type Turn,
} from './model'
import { randomMove } from './players/player-random'
import { hasErrors } from '../../kernel/diagnostics'
import { validate } from './text/rules'
import { positionOf } from './play/position'
import { hunterSteps } from './play/steps'
import { mapOf } from './play/town'

/**
 * An edit that fits the level, for tests of undo. The edited level can always be printed and read, but may have errors.
 */
export function randomEdit(level: Level, rng: Rng): Edit {
  const choices: (() => Edit)[] = [
    () => ({ kind: 'set-limit', limit: rng.between(0, 500) }),
    () => ({ kind: 'set-starts', starts: rng.below(4) === 0 ? null : randomCells(GHOSTS, rng) }),
    () => spliced(level, rng),
    () => playedOn(level, rng),
    () => ({ kind: 'set-forfeit', forfeit: rng.pick([0, 1, null] as const) }),
  ]
  if (level.town.length < 40) {
    const at = rng.below(level.town.length + 1)
    choices.push(() => ({ kind: 'insert', list: 'town', index: at, item: randomHouse(rng) }))
  }
  if (level.town.length > 0) {
    const index = rng.below(level.town.length)
    choices.push(() => ({ kind: 'set', list: 'town', index, item: randomHouse(rng) }))
    choices.push(() => ({ kind: 'remove', list: 'town', index }))
  }
  if (rng.below(20) === 0) {
    const town = generateTown(8, 20, rng)
    choices.push(() => ({
      kind: 'replace',
      level: { ...level, form: 'match', player: 0, town },
      label: 'new town',
    }))
  }
  const edit = rng.pick(choices)()
  // A replaced level must be in a form that can hold it.
  if (edit.kind !== 'replace') return edit
  const form = edit.level.turns.length > 0 || edit.level.forfeit !== null ? 'match' : 'level'
  return { ...edit, level: { ...edit.level, form } }
}

/** Turns changed, added or removed; nothing comes after a turn that was not shown. */
function spliced(level: Level, rng: Rng): Edit {
  const count = level.turns.length
  const index = rng.below(count + 1)
  const remove = rng.below(Math.min(4, count - index) + 1)
  const isEnd = index + remove === count
  const isAfterHidden = isHidden(level.turns[index - 1])
  if (isAfterHidden)
    return { kind: 'splice', list: 'turns', index: count - 1, remove: 1, items: [] }
  const turns = Array.from({ length: rng.below(4) }, () => randomTurn(rng))
  if (isEnd && rng.below(4) === 0) turns.push(hiddenTurn(rng))
  return { kind: 'splice', list: 'turns', index, remove, items: turns }
}

/** One more legal turn, if the level allows it. */
function playedOn(level: Level, rng: Rng): Edit {
  const index = level.turns.length
  const none: Edit = { kind: 'splice', list: 'turns', index, remove: 0, items: [] }
  if (toMove(level).length === 0 || hasErrors(validate(level))) return none
  const match = begin(level, rng)
  const answers = players.map((player) => cellNames(randomMove(positionOf(match), player, rng)))
  const advanced = advance(match, answers, rng)
  return advanced.ok ? { kind: 'replace', level: advanced.value, label: 'play a turn' } : none
}

function randomTurn(rng: Rng): Turn {
  const ghosts: GhostMove[] = randomCells(GHOSTS, rng).map((at) => {
    const next = rng.below(4) === 0 ? rng.below(CELL_COUNT) : -1
    return { at: next >= 0 && rng.below(2) === 0 ? -1 : at, next }
  })
  return { teams: [randomCells(8, rng), randomCells(8, rng)], ghosts }
}

function hiddenTurn(rng: Rng): Turn {
  const own = randomCells(8, rng)
  return { teams: rng.below(2) === 0 ? [own, null] : [null, own], ghosts: null }
}

function randomCells(count: number, rng: Rng): number[] {
  return Array.from({ length: count }, () => rng.below(CELL_COUNT))
}

/** A house anywhere, large or small. */
function randomHouse(rng: Rng): House {
  const row = rng.below(SIDE)
  const col = rng.below(SIDE)
  const rows = rng.between(1, Math.min(6, SIDE - row))
  return { row, col, rows, cols: rng.between(1, Math.min(6, SIDE - col)) }
}

/** A match of some turns. */
export function playedLevel(rng: Rng): Level {
  return generator.generate({ ...generator.defaults, turns: rng.between(4, 24) }, rng)
}

/** The match with a step that is illegal for a hunter or ghost, or with turns beyond its limit. */
export function plantFault(level: Level, rng: Rng): { level: Level; index: number } {
  const index = rng.below(level.turns.length)
  if (rng.below(5) === 0) return { level: { ...level, limit: 2 * index + 1 }, index }
  const turn = level.turns[index]!
  const team = turn.teams[0]!
  const inHouse = rng.pick(mapOf(level.town).corners[0]!)
  const harmed: Turn[] = [
    // No cell is next to both the first hunter's cell and the cell farthest from it.
    {
      ...turn,
      teams: [team.with(0, rowOf(team[0]!) < SIDE / 2 ? CELL_COUNT - 1 : 0), turn.teams[1]],
    },
    { ...turn, teams: [turn.teams[0], turn.teams[1]!.with(1, turn.teams[1]![0]!)] },
    { ...turn, teams: [team.with(7, inHouse), turn.teams[1]] },
    { ...turn, ghosts: turn.ghosts!.with(0, { at: faraway(turn.ghosts![0]!.at), next: -1 }) },
    { ...turn, ghosts: turn.ghosts!.with(5, { at: turn.ghosts![5]!.at, next: teamStarts[0][0]! }) },
  ]
  return { level: { ...level, turns: level.turns.with(index, rng.pick(harmed)) }, index }
}

/** The match with a hunter who moves differently in one turn; later turns are unchanged. */
export function changeInput(level: Level, rng: Rng): Level {
  const index = rng.below(level.turns.length)
  const turn = level.turns[index]!
  const before = level.turns[index - 1]?.teams[0] ?? teamStarts[0]
  const hunter = rng.below(HUNTERS)
  const team = turn.teams[0]!.with(
    hunter,
    rng.pick(hunterSteps(mapOf(level.town), before[hunter]!)),
  )
  const changed: Turn = { ...turn, teams: [team, turn.teams[1]] }
  return { ...level, turns: level.turns.with(index, changed) }
}

function faraway(cell: number): number {
  return (cell + CELL_COUNT / 2) % CELL_COUNT
}
