import type { AnyGame } from '@core/game/any-game'
import type { Diagnostic } from '@core/kernel/diagnostics'
import { ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { ShrinkProgress, ShrunkLevel } from '@core/protocol/set'
import { withOrigin, type HowMade, type KnownMaking, type MadeTest } from '@core/suite/how-made'
import type { TestWorth } from '@core/suite/look-at-text'
import type { Wish } from '@core/suite/wish'
import type { ReadingId } from '@core/trace/machine'
import { call } from '../ui/call'
import { Job } from '../ui/job.svelte'
import type { OpenSet } from './open-set.svelte'

/** A level to shrink. */
export interface ToShrink {
  readonly game: AnyGame
  readonly text: string
  /** Of its file or tab, without ending. */
  readonly name: string
  readonly diagnostics: readonly Diagnostic[]
  /** What it is for, as its note says; empty if nothing does. */
  readonly purpose: string
  /** How it was made, where that is known of this text, or of one with the hash. */
  readonly made: KnownMaking | null
  /** The test of an open set with the same text; null for a level outside of sets, or with unsaved changes. */
  readonly test: { readonly set: OpenSet; readonly path: string } | null
}

/** A property of the level, which the user can choose to keep. */
export interface Trait {
  readonly group: 'readings' | 'rules' | 'events' | 'problems'
  readonly title: string
  readonly wish: Wish
}

/** Shrinks a level while it keeps the chosen properties: the properties, the progress, and the result. */
export class Shrinking extends Job<ShrinkProgress, ShrunkLevel> {
  /** Null while nothing is to be shrunk. */
  level = $state.raw<ToShrink | null>(null)
  /** Null while the properties of the level are being computed. */
  traits = $state.raw<readonly Trait[] | null>(null)
  chosen = $state.raw<ReadonlySet<Trait>>(new Set())
  /** Whether it should catch no other misreading needlessly. */
  isAlone = $state(true)
  isOfficial = $state(true)
  /** Misreadings that the level and the result catch; null while that is unknown. */
  caught = $state.raw<{
    readonly before: readonly ReadingId[]
    readonly now: readonly ReadingId[]
  } | null>(null)
  private readonly looking = new Job<never, TestWorth | null>()
  private before: readonly ReadingId[] = []

  constructor(private readonly bridge: Bridge) {
    super()
  }

  /** The smallest text so far; null before there is one. */
  get small(): string | null {
    return this.result?.steps.at(-1)?.text ?? null
  }

  /** How the result is made again; null while there is none. */
  get made(): MadeTest | null {
    const made = this.result?.made
    return made ? { ...withOrigin(made, this.level?.made ?? null), hash: made.hash } : null
  }

  /** The same without the hash. */
  get how(): HowMade | undefined {
    const { hash: _hash, ...how } = this.made ?? { hash: '' }
    return 'by' in how ? how : undefined
  }

  /** The chosen properties as wishes. */
  get wishes(): Wish[] {
    const chosen = (this.traits ?? []).filter((trait) => this.chosen.has(trait))
    const wishes = chosen.map(({ wish }) => wish)
    const mayBeAlone = wishes.some(({ kind }) => kind === 'catches')
    return this.isAlone && mayBeAlone ? [...wishes, { kind: 'alone' }] : wishes
  }

  /** Shows the properties of a level. */
  async open(level: ToShrink): Promise<void> {
    this.close()
    const isOfficial = level.diagnostics.length === 0
    Object.assign(this, { level, isOfficial, traits: null })
    const hasErrors = level.diagnostics.some(({ severity }) => severity === 'error')
    const asked = { game: level.game.id, text: level.text }
    const worth = await this.looking.perform(async (piece) =>
      ok(hasErrors ? null : await call(this.bridge, piece, 'set:worth', asked)),
    )
    if (this.level !== level) return
    this.problem = this.looking.problem
    this.traits = traitsOf(level, worth)
    this.before = worth?.caught ?? []
    this.chosen = new Set(purposeIn(this.traits, level.purpose))
  }

  toggle(trait: Trait): void {
    const next = new Set(this.chosen)
    if (!next.delete(trait)) next.add(trait)
    this.chosen = next
  }

  async start(): Promise<void> {
    const { level, wishes, isOfficial } = this
    if (!level || wishes.length === 0 || this.isRunning) return
    this.forget()
    this.caught = null
    const { game, text } = level
    const request = { game: game.id, text, wishes, isOfficial }
    await this.perform((piece) => call(this.bridge, piece, 'set:shrink', request))
    const { small } = this
    if (small === null || wishes.some(({ kind }) => kind === 'problem')) return
    const worth = await this.looking.perform(async (piece) =>
      ok(await call(this.bridge, piece, 'set:worth', { game: game.id, text: small })),
    )
    if (worth && this.small === small) this.caught = { before: this.before, now: worth.caught }
  }

  /** Closes the form and drops the result. */
  close(): void {
    this.looking.forget()
    this.forget()
    Object.assign(this, { level: null, caught: null })
  }
}

/** What a level is for: the misreadings that its note names, else the rules and events, else the first thing that it does. */
function purposeIn(traits: readonly Trait[], purpose: string): readonly Trait[] {
  const names = new Set(purpose.split(/[\s,.;:()]+/))
  const named = traits.filter(({ wish }) => names.has(nameOf(wish)))
  const readings = named.filter(({ group }) => group === 'readings')
  return [readings, named, traits.slice(0, 1)].find(({ length }) => length > 0) ?? []
}

function nameOf(wish: Wish): string {
  if (wish.kind === 'catches') return wish.reading
  return wish.kind === 'rule' ? wish.rule : wish.kind === 'event' ? wish.event : ''
}

/** Problems once for each kind; the rest is known of levels without errors alone. */
function traitsOf({ game, diagnostics }: ToShrink, worth: TestWorth | null): Trait[] {
  const { readings, eventKinds } = game.engine
  const problems = new Map(diagnostics.map((one) => [one.code, one]))
  return [
    ...readings.flatMap(({ id, belief }): Trait | readonly Trait[] =>
      worth?.caught.includes(id)
        ? {
            group: 'readings',
            title: `${id}: ${belief}`,
            wish: { kind: 'catches', reading: id },
          }
        : [],
    ),
    ...game.rules.flatMap(({ id, title }): Trait | readonly Trait[] =>
      worth && id in worth.rules
        ? { group: 'rules', title: `${id} ${title}`, wish: { kind: 'rule', rule: id } }
        : [],
    ),
    ...eventKinds.flatMap(({ name, title }): Trait | readonly Trait[] =>
      worth && name in worth.events
        ? { group: 'events', title, wish: { kind: 'event', event: name } }
        : [],
    ),
    ...[...problems].map(([code, one]): Trait => ({
      group: 'problems',
      title: game.message(one),
      wish: { kind: 'problem', code },
    })),
  ]
}
