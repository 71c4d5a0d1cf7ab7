import { makeRng, type Rng } from '@core/kernel/rng'
import type { Corpus } from './corpus'
import { mutate } from './mutations'
import { shrink } from './shrink'
import type { FuzzTarget, Trial } from './target'

/** Inputs that a target is fed with at most; older finds give way to new ones. */
const MOST_IN_POOL = 2000
/** Finds of one kind that are written down; more tell nothing new. */
const MOST_OF_A_KIND = 2

/** Time for making one input smaller, in ms; some inputs take a good part of a second to try. */
const SHRINK_TIME = 10_000

/** Feeds one target with mutated inputs, keeps what reaches something new and writes down what finds a fault. */
export class Fuzzer {
  tried = 0
  kept = 0
  slowest = 0
  readonly found: string[] = []
  private readonly rng: Rng
  private readonly pool: string[] = []
  private readonly reached = new Set<string>()
  private readonly kinds = new Map<string, number>()

  constructor(
    readonly target: FuzzTarget,
    private readonly corpus: Corpus,
    private readonly finds: Corpus,
    private readonly seed: number,
    /** Hears of each input before it is tried, for the case that it never comes back. */
    private readonly onInput: (input: string) => void,
  ) {
    this.rng = makeRng(seed)
  }

  /** Tries what is there already: samples, the corpus and earlier finds. */
  begin(): void {
    for (const input of this.target.seeds()) this.take(input, false)
    for (const { input } of this.corpus.read()) this.take(input, false)
    for (const { input } of this.finds.read()) this.take(input, false)
  }

  /** Tries one mutated input. */
  next(): void {
    const larder = { pool: this.pool, words: this.target.words }
    this.take(mutate(this.rng.pick(this.pool), this.rng, larder), true)
  }

  private take(input: string, isNew: boolean): void {
    const { fault, features } = this.try(input)
    if (fault) this.report(input, fault.kind, fault.detail)
    const fresh = features.filter((feature) => !this.reached.has(feature))
    if (!fault && isNew && fresh.length > 0) this.keep(input, fresh)
    for (const feature of features) this.reached.add(feature)
    if ((fresh.length > 0 || !isNew) && !fault) this.addToPool(input)
  }

  private try(input: string): Trial {
    this.tried++
    this.onInput(input)
    const begun = performance.now()
    const trial = this.target.attempt(input, makeRng(seedOf(input)))
    this.slowest = Math.max(this.slowest, performance.now() - begun)
    return trial
  }

  private keep(input: string, fresh: readonly string[]): void {
    const reaches = (candidate: string): boolean => {
      const trial = this.try(candidate)
      return trial.fault === null && fresh.every((feature) => trial.features.includes(feature))
    }
    const small = shrink(input, reaches, lateAfter(SHRINK_TIME))
    if (this.corpus.keep(small) !== null) this.kept++
    this.addToPool(small)
  }

  private report(input: string, kind: string, detail: string): void {
    const times = this.kinds.get(kind) ?? 0
    this.kinds.set(kind, times + 1)
    if (times >= MOST_OF_A_KIND) return
    const small = shrink(
      input,
      (candidate) => this.try(candidate).fault?.kind === kind,
      lateAfter(SHRINK_TIME),
    )
    const path = this.finds.keep(small, `${this.seed}-`, 10_000)
    this.found.push(
      `${kind}: ${detail}\n    ${JSON.stringify(small.slice(0, 300))}\n    ${path ?? 'known'}`,
    )
  }

  private addToPool(input: string): void {
    if (this.pool.length < MOST_IN_POOL) this.pool.push(input)
    else this.pool[this.rng.below(MOST_IN_POOL)] = input
  }
}

/** A seed made from the input, so that its trial comes out the same everywhere. */
export function seedOf(input: string): number {
  let hash = 2166136261
  for (let at = 0; at < input.length; at++) {
    hash = Math.imul(hash ^ input.charCodeAt(at), 16777619)
  }
  return hash >>> 0
}

function lateAfter(ms: number): () => boolean {
  const end = Date.now() + ms
  return () => Date.now() > end
}
