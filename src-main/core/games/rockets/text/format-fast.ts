import type { Way } from '../../../kernel/grid'
import { Scanner } from '../../../kernel/scanner'
import { limits } from './limits'
import type { Door, Level, Rocket, Turn } from '../model'

/** Reads a valid text in one pass over its characters; null for anything unusual. */
export function readFast(text: string): Level | null {
  const scanner = new Scanner(text)
  const head: number[] = []
  for (const limit of Object.values(limits)) {
    const value = scanner.integerWithin(limit)
    if (value !== value || (limit !== limits.width && !scanner.isLineEnd())) return null
    head.push(value)
  }
  const [width = 0, height = 0, playerCount = 0, doorCount = 0, turnCount = 0] = head
  const rockets: Rocket[] = []
  for (let i = 0; i < playerCount; i++) {
    const x = scanner.integer()
    const y = scanner.integer()
    if (x !== x || y !== y || !scanner.isLineEnd()) return null
    rockets.push({ x, y })
  }
  const doors: Door[] = []
  for (let i = 0; i < doorCount; i++) {
    const at = scanner.integer()
    const wall = wayOf(scanner.letter())
    if (at !== at || !wall || !scanner.isLineEnd()) return null
    doors.push({ at, wall })
  }
  const turns: Turn[] = []
  for (let i = 0; i < turnCount; i++) {
    const x = scanner.integer()
    const y = scanner.integer()
    const way = wayOf(scanner.letter())
    if (x !== x || y !== y || !way || !scanner.isLineEnd()) return null
    turns.push({ x, y, way })
  }
  return scanner.isAtEnd() ? { width, height, rockets, doors, turns } : null
}

function wayOf(code: number): Way | null {
  return code === 78 ? 'N' : code === 69 ? 'E' : code === 83 ? 'S' : code === 87 ? 'W' : null
}
