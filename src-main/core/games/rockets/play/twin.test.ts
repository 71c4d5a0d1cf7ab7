import { describe, expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import type { Way } from '../../../kernel/grid'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { rockets } from '../../testing'
import { answer } from './answer'
import { generator } from '../edit/generator'
import type { Level } from '../model'
import { phases } from './phases'
import { placed } from '../why/placed'

/*
 * A second solution, written only from the rules page: one object an animal, lists searched from end to end, nothing
 * shared with the engine but the level. Slow and plain on purpose.
 */
interface Animal {
  x: number
  y: number
  facing: Way
  isCat: boolean
  cameFrom: string
}

const ahead: Record<Way, { dx: number; dy: number; left: Way; back: Way }> = {
  N: { dx: 0, dy: -1, left: 'W', back: 'S' },
  E: { dx: 1, dy: 0, left: 'N', back: 'W' },
  S: { dx: 0, dy: 1, left: 'E', back: 'N' },
  W: { dx: -1, dy: 0, left: 'S', back: 'E' },
}

const name = (at: { x: number; y: number }) => `${at.x},${at.y}`

/** Hears of the board after each phase. */
type Look = (phase: string, animals: readonly Animal[], arrows: readonly Arrow[]) => void

interface Arrow {
  x: number
  y: number
  way: Way
  player: number
}

function slowAnswer(level: Level, look: Look = () => {}): string {
  const east = level.width - 1
  const south = level.height - 1
  const scores = level.rockets.map(() => 0)
  const arrows: Arrow[] = []
  let animals: Animal[] = []

  const phases1to4 = (turn: number) => {
    for (const { at, wall } of level.doors) {
      const facing = ahead[wall].back
      const x = wall === 'W' ? -1 : wall === 'E' ? east + 1 : at
      const y = wall === 'N' ? -1 : wall === 'S' ? south + 1 : at
      animals.push({ x, y, facing, isCat: turn % 10 === 0, cameFrom: '' })
    }
    look('spawn', animals, arrows)
    for (const animal of animals) {
      animal.cameFrom = name(animal)
      animal.x += ahead[animal.facing].dx
      animal.y += ahead[animal.facing].dy
    }
    const pits = new Set([`0,0`, `${east},0`, `0,${south}`, `${east},${south}`])
    animals = animals.filter((animal) => !pits.has(name(animal)))
    look('move', animals, arrows)
    for (const isCat of [false, true]) {
      level.rockets.forEach((rocket, player) => {
        const inside = animals.filter((a) => a.isCat === isCat && name(a) === name(rocket))
        scores[player]! += inside.length * (isCat ? -10 : 1)
        animals = animals.filter((a) => !inside.includes(a))
      })
      look(isCat ? 'cats' : 'mice', animals, arrows)
    }
    scores.forEach((score, player) => (scores[player] = score < 0 ? 0 : score))
  }

  level.turns.forEach((placed, index) => {
    phases1to4(index + 1)
    const cats = animals.filter(({ isCat }) => isCat)
    animals = animals.filter((mouse) => {
      if (mouse.isCat) return true
      const isTogether = cats.some((cat) => name(cat) === name(mouse))
      const hasPassed = cats.some(
        (cat) => name(cat) === mouse.cameFrom && cat.cameFrom === name(mouse),
      )
      return !isTogether && !hasPassed
    })
    look('eat', animals, arrows)
    for (const animal of animals) {
      const arrow = arrows.find((a) => name(a) === name(animal))
      if (arrow) animal.facing = arrow.way
      const x = animal.x + ahead[animal.facing].dx
      const y = animal.y + ahead[animal.facing].dy
      const isWall = x < 0 || y < 0 || x > east || y > south
      if (isWall) animal.facing = ahead[animal.facing].left
    }
    look('turn', animals, arrows)
    const player = index % level.rockets.length
    const own = arrows.filter((a) => a.player === player)
    if (own.length === 3) arrows.splice(arrows.indexOf(own[0]!), 1)
    arrows.push({ ...placed, player })
    look('place', animals, arrows)
  })
  phases1to4(level.turns.length + 1)
  return scores.map((score) => `${score}\n`).join('')
}

describe('the slow twin', () => {
  it.each([
    { kind: 'small', side: 6, doors: 4, turns: 30, count: 150 },
    { kind: 'crowded', side: 5, doors: 20, turns: 60, count: 60 },
    { kind: 'official', side: 14, doors: 10, turns: 60, count: 90 },
  ])('answers the same on $count $kind levels', ({ side, doors, turns, count }) => {
    let scored = 0
    for (let seed = 1; seed <= count; seed++) {
      const rng = makeRng(seed)
      const level = generator.generate(
        {
          width: rng.between(3, side),
          height: rng.between(3, side),
          players: rng.between(1, 5),
          doors: rng.between(1, doors),
          turns: rng.between(0, turns),
          aim: rng.below(101),
          shared: rng.below(40),
        },
        rng,
      )
      const expected = slowAnswer(level)
      if (/[1-9]/.test(expected)) scored++
      expect(answer(level), `seed ${seed}`).toBe(expected)
    }
    // Levels where nothing happens would prove nothing.
    expect(scored).toBeGreaterThan(count / 2)
  })

  it('finds all animals and arrows where `placed` tells them, after each phase', () => {
    let animalsSeen = 0
    for (let seed = 1; seed <= 25; seed++) {
      const rng = makeRng(seed)
      const [width, height, doors] = [rng.between(4, 9), rng.between(4, 9), rng.between(1, 9)]
      const recipe = { width, height, players: rng.between(1, 4), doors, turns: rng.between(1, 40) }
      const level = generator.generate({ ...recipe, aim: 50, shared: 20 }, rng)
      const expected: string[] = []
      slowAnswer(level, (phase, animals, arrows) => {
        animalsSeen += animals.length
        const here = animals.map((a) => `${a.isCat ? 'cat' : 'mouse'} ${name(a)} ${a.facing}`)
        const laid = arrows.map((a) => `arrow ${name(a)} ${a.way} of ${a.player + 1}`)
        const own = level.rockets.map((r, player) => `rocket ${name(r)} of ${player + 1}`)
        expected.push([phase, ...[...here, ...laid, ...own].sort()].join('; '))
      })
      const found = stepsOfRun(rockets, level).map(({ phase, after }) => {
        const list = placed(level, after).map(({ kind, row, col, details }) => {
          const head = `${kind} ${col},${row}`
          if (kind === 'rocket') return `${head} of ${details['player']}`
          if (kind === 'arrow') return `${head} ${details['dir']} of ${details['player']}`
          return `${head} ${details['facing']}`
        })
        return [phases[phase]!.name, ...list.sort()].join('; ')
      })
      expect(found, `seed ${seed}`).toEqual(expected)
    }
    expect(animalsSeen).toBeGreaterThan(1000)
  })

  it('answers the statement’s example', () => {
    const turns = '20W 22E 10S 11E 21W 01S 03E 20E'.split(' ').map((t) => ({
      x: Number(t[0]),
      y: Number(t[1]),
      way: t[2] as Way,
    }))
    const level: Level = {
      width: 5,
      height: 5,
      rockets: [
        { x: 1, y: 2 },
        { x: 3, y: 2 },
      ],
      doors: [
        { at: 2, wall: 'E' },
        { at: 2, wall: 'W' },
      ],
      turns,
    }
    expect([slowAnswer(level), answer(level)]).toEqual(['8\n8\n', '8\n8\n'])
  })
})
