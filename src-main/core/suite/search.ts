import type { AnyGame } from '../game/any-game'
import { hasErrors } from '../kernel/diagnostics'
import { rngOf } from '../kernel/rng'
import type { ReadingId } from '../trace/machine'
import { LevelLook } from './level-look'
import { shrinking } from './shrink'
import { costOf, type Cost, type Wish } from './wish'

/** What is looked for. The same plan finds the same level, however many threads share the work. */
export interface SearchPlan {
  readonly wishes: readonly Wish[]
  readonly seed: number
  /** Only levels within the official limits, of which nothing is warned. */
  readonly isOfficial?: boolean
}

/** Candidates that are made and looked at in one go. */
export const BLOCK = 64

/** A level that meets the wishes. */
export interface Hit {
  /** Number of the candidate. */
  readonly candidate: number
  readonly cost: Cost
  /** How much there is that could be taken away. */
  readonly size: number
  readonly text: string
  /** All misreadings it catches. */
  readonly caught: readonly ReadingId[]
}

/** Makes the candidates of a block and gives those that meet the wishes, the best first. Pure. */
export function searchBlock(game: AnyGame, plan: SearchPlan, block: number): Hit[] {
  const hits: Hit[] = []
  for (let candidate = block * BLOCK; candidate < (block + 1) * BLOCK; candidate++) {
    const level = candidateOf(game, plan, candidate)
    if (level === null) continue
    const hit = hitOf(game, plan, candidate, level)
    if (hit) hits.push(hit)
  }
  return hits.sort(byWorth)
}

/** Shrinks a hit to one that meets the wishes no worse. Pure. */
export function shrinkHit(game: AnyGame, plan: SearchPlan, hit: Hit): Hit {
  if (!game.shrinking) return hit
  const parsed = game.format.parse(hit.text)
  if (!parsed.ok) throw new Error(`a candidate cannot be read: ${hit.text}`)
  const run = shrinking(game, parsed.value.level, plan.wishes, plan)
  for (;;) {
    const { done, value } = run.next()
    if (done) return hitOf(game, plan, hit.candidate, value.level)!
  }
}

/** The better hit comes first: fewer misreadings besides, then smaller, then found earlier. */
export function byWorth(a: Hit, b: Hit): number {
  return a.cost - b.cost || a.size - b.size || a.candidate - b.candidate
}

function candidateOf(game: AnyGame, { seed, isOfficial }: SearchPlan, candidate: number): unknown {
  const rng = rngOf(seed, candidate)
  const { generator } = game
  const level: unknown = generator.generate(generator.vary?.(rng) ?? generator.defaults, rng)
  const diagnostics = game.validate(level)
  const isSound = isOfficial ? diagnostics.length === 0 : !hasErrors(diagnostics)
  return isSound ? level : null
}

/** A level as a hit; null where it does not meet the wishes. */
export function hitOf(
  game: AnyGame,
  plan: SearchPlan,
  candidate: number,
  level: unknown,
): Hit | null {
  const look = new LevelLook(game, level)
  const cost = costOf(look, plan.wishes)
  if (cost === Infinity) return null
  const { caught } = look
  return { candidate, cost, size: sizeOf(game, level), text: game.format.print(level), caught }
}

function sizeOf(game: AnyGame, level: unknown): number {
  const list = game.shrinking?.removables(level) ?? []
  return list.reduce((sum, { count }) => sum + count, 0)
}
