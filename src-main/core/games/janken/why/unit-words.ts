import { cellName } from '../board'
import type { DataSet, Level, Terrain, TurnPlace, UnitType } from '../model'

export const typeNames: Readonly<Record<UnitType, string>> = {
  G: 'guardian',
  M: 'mage',
  S: 'swordsman',
}

export const terrainNames: Readonly<Record<Terrain, string>> = {
  F: 'field',
  W: 'woods',
  H: 'hills',
  M: 'mountains',
  U: 'under water',
}

/** "mage of side 2". */
export function unitWords(set: DataSet, unit: number): string {
  const { type, side } = set.units[unit]!
  return `${typeNames[type]} of side ${side}`
}

/** "Move 2 (D5 -> F8)". */
export function moveWords(level: Level, { page, index }: TurnPlace): string {
  const { from, to } = level.sets[page]!.moves[index]!
  return `Move ${index + 1} (${cellName(from)} -> ${cellName(to)})`
}

/** "1 point", "3 points". */
export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`
}
