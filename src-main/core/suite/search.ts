import type { AnyGame } from '../game/any-game'
import { hasErrors } from '../kernel/diagnostics'
import { few, rngOf, type Rng } from '../kernel/rng'
import type { ReadingId } from '../trace/machine'
import { altered } from './alter'
import { Costs } from './costs'
import { LevelLook } from './level-look'
import { costOf, distanceOf, meets, type Cost, type Wish } from './wish'

/** What is looked for. The same plan finds the same level, however many threads share the work. */
export interface SearchPlan {
  readonly wishes: readonly Wish[]
  readonly seed: number
  /** Only levels within the official limits and without warnings. */
  readonly isOfficial?: boolean
}

/** Candidates that are made and looked at at once. */
export const BLOCK = 64
/** Number of levels in a block that are reported. */
const TOLD = 4

/** A number of candidates. */
export interface Block {
  /** Number of the block; the candidates are numbered through all blocks. */
  readonly block: number
  /** Official text of a level from which the candidates lead on in small steps; null: each is a new level. */
  readonly from: string | null
  /** Whether levels that only come near to the wishes are wanted, too. */
  readonly isClimbing: boolean
}

/** Changes at most between a level and the next one that leads on from it. */
const MOST_CHANGES = 4

/** A level that meets the wishes, or comes near. */
export interface Hit {
  /** Number of the candidate. */
  readonly candidate: number
  /** Its distance from the wishes: 0 if it meets them. */
  readonly distance: number
  /** Infinity for one that does not meet them. */
  readonly cost: Cost
  /** The number of things that could be removed. */
  readonly size: number
  readonly text: string
  /** All misreadings it catches; empty for one that only comes near. */
  readonly caught: readonly ReadingId[]
}

/** The result of a block. */
export interface Haul {
  /** Levels that meet the wishes. */
  readonly hits: number
  /** Misreadings that all of these catch. */
  readonly always: readonly ReadingId[]
  /** The best levels, best first; if it climbs, including levels that only come near. */
  readonly best: readonly Hit[]
  /** Where the steps have led, or of new levels the best; null if nothing was met. */
  readonly end: Hit | null
}

/** A level of a block. Its text, and all that it catches, are asked for only if it is told in the end. */
type Met = Omit<Hit, 'text' | 'caught'> & { readonly look: LevelLook }

/** Makes the candidates of a block and looks at them. Pure. */
export function searchBlock(game: AnyGame, plan: SearchPlan, order: Block): Haul {
  const { wishes } = plan
  const first = order.block * BLOCK
  const costs = new Costs(wishes)
  const best: Met[] = []
  let hits = 0
  let always: readonly ReadingId[] | null = null
  let level = order.from === null ? null : levelOf(game, order.from)
  // Steps must not lead to ever larger levels.
  const largest = level === null ? 0 : 2 * sizeOf(game, level) + 16
  const start = level === null ? null : soundLook(game, plan, level)
  const toMet = (look: LevelLook, candidate: number, isHit: boolean, most: Cost): Met | null => {
    if (!isHit && !order.isClimbing) return null
    const cost = isHit ? costs.ofMet(look, most) : Infinity
    if (isHit && cost > most) return null
    const distance = isHit ? 0 : distanceOf(look, wishes)
    return { look, candidate, size: sizeOf(game, look.level), distance, cost }
  }
  let held = start && toMet(start, first, meets(start, wishes), Infinity)
  for (let at = 0; at < BLOCK; at++) {
    const rng = rngOf(plan.seed, first + at)
    const next = level === null ? newLevel(game, rng) : steppedFrom(game, level, rng)
    const look = soundLook(game, plan, next)
    if (!look) continue
    const isHit = meets(look, wishes)
    if (isHit) {
      hits++
      always = look.hasAnswer ? (always ?? look.readings).filter((id) => look.catches(id)) : []
    }
    // A dearer one would neither be told nor led on from.
    const isFree = best.length < TOLD || (level !== null && held === null)
    const most = isFree ? Infinity : Math.max(best.at(-1)!.cost, held?.cost ?? 0)
    const met = toMet(look, first + at, isHit, most)
    if (!met) continue
    best.push(met)
    best.sort(byWorth).splice(TOLD)
    // Steps to what is no worse are taken as well: nothing becomes better for a while where catching is rare.
    if (level === null || met.size > largest || (held && isFurther(met, held))) continue
    level = next
    held = met
  }
  const told = best.map(toldOf)
  const end = level === null ? told[0] : held && toldOf(held)
  return { hits, always: always ?? [], best: told, end: end ?? null }
}

/** A candidate; null for one with errors, or with warnings where those matter. */
function soundLook(game: AnyGame, { isOfficial }: SearchPlan, level: unknown): LevelLook | null {
  const told = game.validate(level)
  const isSound = isOfficial ? told.length === 0 : !hasErrors(told)
  return isSound ? new LevelLook(game, level, told) : null
}

function isFurther(hit: Met, than: Met): boolean {
  return hit.distance > than.distance || (hit.distance === 0 && hit.cost > than.cost)
}

/** The misreadings that all of some levels catch. */
export function common(levels: readonly Pick<Hit, 'caught'>[]): readonly ReadingId[] {
  const [first, ...others] = levels
  return first?.caught.filter((id) => others.every(({ caught }) => caught.includes(id))) ?? []
}

type Worth = Pick<Hit, 'candidate' | 'distance' | 'cost' | 'size'>

/** Orders hits, best first: closer to the conditions; if both meet them, fewer other misreadings, then smaller, then found earlier. */
export function byWorth(a: Worth, b: Worth): number {
  return (
    a.distance - b.distance ||
    // Small levels that do not meet the wishes are not the better ones.
    (a.distance === 0 ? a.cost - b.cost || a.size - b.size : 0) ||
    a.candidate - b.candidate
  )
}

/** A level as a hit; null if it does not meet the wishes. */
export function hitOf(look: LevelLook, { wishes }: SearchPlan, candidate: number): Hit | null {
  const cost = costOf(look, wishes)
  if (cost === Infinity) return null
  return toldOf({ look, candidate, size: sizeOf(look.game, look.level), distance: 0, cost })
}

function toldOf({ look, candidate, size, distance, cost }: Met): Hit {
  const text = look.game.format.print(look.level)
  const caught = distance === 0 && look.hasAnswer ? look.caught : []
  return { candidate, size, text, distance, cost, caught }
}

/** The level of an official text; one that cannot be read is a bug. */
export function levelOf(game: AnyGame, text: string): unknown {
  const parsed = game.format.parse(text)
  if (!parsed.ok) throw new Error(`a candidate cannot be read: ${text}`)
  return parsed.value.level
}

/** A small random level, a different one each time. It may have errors. */
export function newLevel({ generator }: AnyGame, rng: Rng): unknown {
  return generator.generate(generator.vary?.(rng) ?? generator.defaults, rng)
}

/** A level some small steps away. It may have errors. */
export function steppedFrom(game: AnyGame, level: unknown, rng: Rng): unknown {
  let next = level
  for (let left = few(rng, 1, MOST_CHANGES); left > 0; left--) next = altered(game, next, rng)
  return next
}

function sizeOf(game: AnyGame, level: unknown): number {
  const list = game.shrinking?.removables(level) ?? []
  return list.reduce((sum, { count }) => sum + count, 0)
}
