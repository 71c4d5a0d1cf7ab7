import type { Way } from '../../../kernel/grid'
import { headLimits } from './limits'
import type { Door, Level, Rocket, Turn } from '../model'

const NEWLINE = 10
const LOST = Number.NaN

/**
 * Reads a text without fault in one pass over its letters; null when anything is out of the ordinary. It accepts
 * nothing that the careful reader would find a word against, and gives the same level.
 */
export function readFast(text: string): Level | null {
  const end = text.length
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0

  const skipBlanks = () => {
    let c = text.charCodeAt(at)
    while (c === 32 || c === 9 || c === 13) c = text.charCodeAt(++at)
    return c
  }
  const integer = (): number => {
    let c = skipBlanks()
    const isMinus = c === 45
    if (isMinus) c = text.charCodeAt(++at)
    const first = at
    let value = 0
    while (c >= 48 && c <= 57) {
      value = value * 10 + c - 48
      c = text.charCodeAt(++at)
    }
    // Nine digits are more than any readable level needs; the careful reader takes the rest.
    if (at === first || at - first > 9 || !isWordEnd(c)) return LOST
    return isMinus && value > 0 ? -value : value
  }
  const way = (): Way | null => {
    const c = skipBlanks()
    if (!isWordEnd(text.charCodeAt(++at))) return null
    return c === 78 ? 'N' : c === 69 ? 'E' : c === 83 ? 'S' : c === 87 ? 'W' : null
  }
  const isLineEnd = () => {
    const c = skipBlanks()
    if (at >= end) return true
    at++
    return c === NEWLINE
  }

  const head: number[] = []
  for (const limit of headLimits) {
    const value = integer()
    if (!(value >= limit.lowest && value <= limit.highest)) return null
    head.push(value)
    if (limit.key !== 'width' && !isLineEnd()) return null
  }
  const [width, height, playerCount, doorCount, turnCount] = head as [
    number,
    number,
    number,
    number,
    number,
  ]
  const rockets: Rocket[] = []
  for (let i = 0; i < playerCount; i++) {
    const x = integer()
    const y = integer()
    if (x !== x || y !== y || !isLineEnd()) return null
    rockets.push({ x, y })
  }
  const doors: Door[] = []
  for (let i = 0; i < doorCount; i++) {
    const place = integer()
    const wall = way()
    if (place !== place || !wall || !isLineEnd()) return null
    doors.push({ at: place, wall })
  }
  const turns: Turn[] = []
  for (let i = 0; i < turnCount; i++) {
    const x = integer()
    const y = integer()
    const facing = way()
    if (x !== x || y !== y || !facing || !isLineEnd()) return null
    turns.push({ x, y, way: facing })
  }
  while (at < end) {
    const c = skipBlanks()
    if (at < end && c !== NEWLINE) return null
    at++
  }
  return { width, height, rockets, doors, turns }
}

/** A word ends before a blank, a line end or the end of the text (where the letter code is no number). */
function isWordEnd(c: number): boolean {
  return c === 32 || c === NEWLINE || c === 13 || c === 9 || c !== c
}
