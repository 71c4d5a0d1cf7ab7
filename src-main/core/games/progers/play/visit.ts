import { BONUS, BONUS_GIVEN, events, NO_BONUS, type Bonus } from './events'
import { aboard, LYING, onBase, sampleState, slots } from './layout'
import { bases, SAMPLE_TYPES, starts } from '../model'
import type { Stage } from './stage'

/** A robot visits a cell: it takes a sample if there is room, then unloads at a base (P4). */
export function visit(stage: Stage, player: number, spot: number, letter: number): void {
  const { writer, ground, rules } = stage
  const index = ground.sampleAt[spot]!
  const base = bases.indexOf(spot)
  const doesUnload = base >= 0 && (!rules.isOwnBaseOnly || spot === starts[player])
  if (index >= 0 && writer.state[slots.samples + index] === LYING) {
    const cargo = writer.state[slots.cargo + player]!
    if (cargo < rules.capacity) {
      writer.set(slots.samples + index, aboard(player))
      writer.set(slots.cargo + player, cargo + 1)
      writer.emit(events.named.took, {
        player,
        sample: index,
        aboard: cargo + 1,
        isUnloaded: doesUnload,
      })
    } else writer.emit(events.named['left-lying'], { player, sample: index, letter })
  }
  if (doesUnload && writer.state[slots.cargo + player]! > 0) unload(stage, player, base)
}

/** Whether there is a sample on a spot. */
export function hasSample(stage: Stage, spot: number): boolean {
  const index = stage.ground.sampleAt[spot]!
  return index >= 0 && stage.writer.state[slots.samples + index] === LYING
}

export function isFull(stage: Stage, player: number): boolean {
  return stage.writer.state[slots.cargo + player]! >= stage.rules.capacity
}

function unload(stage: Stage, player: number, base: number): void {
  const { level, writer } = stage
  const { state } = writer
  // The new types are determined before the first sample is unloaded (P3).
  const isNew = newTypes(stage, player)
  const hadBonus = new Uint8Array(SAMPLE_TYPES + 1)
  for (let index = 0; index < level.samples.length; index++) {
    if (state[slots.samples + index] !== aboard(player)) continue
    const { type } = level.samples[index]!
    const bonus = bonusOf(stage, isNew[type] === 1, hadBonus[type] === 1)
    hadBonus[type] = 1
    const score = state[slots.scores + player]! + (bonus === BONUS ? 2 : 1)
    const slot = slots.bases + base * SAMPLE_TYPES + type - 1
    writer.set(slots.samples + index, onBase(base, player))
    writer.set(slot, state[slot]! + 1)
    writer.set(slots.scores + player, score)
    writer.set(slots.delivered, state[slots.delivered]! + 1)
    writer.emit(events.named.unloaded, { player, base, sample: index, bonus, score })
  }
  writer.set(slots.cargo + player, 0)
  if (state[slots.delivered] !== level.samples.length) return
  writer.set(slots.over, 1)
  writer.emit(events.named['last-delivered'], { player, base })
}

function bonusOf({ rules }: Stage, isNew: boolean, hadBonus: boolean): Bonus {
  if (rules.bonus === 'none' || !isNew) return NO_BONUS
  return hadBonus && rules.bonus !== 'each-of-new-type' ? BONUS_GIVEN : BONUS
}

/** By type: 1 if no base, or under some misreadings this player, has had it. */
function newTypes({ level, writer, rules }: Stage, player: number): Uint8Array {
  const { state } = writer
  const isNew = new Uint8Array(SAMPLE_TYPES + 1).fill(1)
  if (rules.bonus === 'first-of-player') {
    level.samples.forEach(({ type }, index) => {
      const where = sampleState(state, index)
      if (where.kind === 'delivered' && where.player === player) isNew[type] = 0
    })
    return isNew
  }
  for (let at = 0; at < bases.length * SAMPLE_TYPES; at++) {
    if (state[slots.bases + at]! > 0) isNew[(at % SAMPLE_TYPES) + 1] = 0
  }
  return isNew
}
