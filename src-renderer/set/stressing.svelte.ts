import type { AnyGame } from '@core/game/any-game'
import type { BotProgram } from '@core/protocol/bots'
import type { Bridge } from '@core/protocol/ipc'
import type { SetProgram } from '@core/protocol/programs'
import type { StressEnd, StressProgram, StressProgress, StressSource } from '@core/protocol/stress'
import { call } from '../ui/call'
import { Job } from '../ui/job.svelte'
import type { OpenSet } from './open-set.svelte'
import { words } from './set-words'

/** The maximum numbers of levels to try that the user can choose from. */
export const stressBudgets = [1000, 10_000, 100_000, 1_000_000] as const

/** A program to choose, by a name of the page's own. */
export interface StressChoice {
  readonly id: string
  readonly title: string
  readonly program: StressProgram
}

/** The key if no program is chosen: the rules decide. */
export const RULES = ''

/** Looks for a level on which a program fails: the request, the progress, and the result. */
export class Stressing extends Job<StressProgress, StressEnd> {
  /** Null while nothing is looked for. */
  game = $state.raw<AnyGame | null>(null)
  /** The set whose tests may be copied and changed, and whose programs may be tried. */
  set = $state.raw<OpenSet | null>(null)
  kept = $state.raw<readonly SetProgram[]>([])
  chosen = $state.raw<readonly BotProgram[]>([])
  /** Ids of choices; empty for none. */
  program = $state('')
  other = $state(RULES)
  source = $state<StressSource>('both')
  seed = $state(1)
  tries = $state<number>(stressBudgets[1])
  isOfficial = $state(true)
  /** Ms. */
  time = $state(5000)
  /** Megabytes. */
  memory = $state(1024)

  /** Why it cannot start; null if it can. */
  readonly whyNot: string | null = $derived.by(() => {
    if (this.programOf(this.program) === null) return words.set.stress.chooseFirst
    return this.program === this.other ? words.set.stress.same : null
  })
  readonly choices: readonly StressChoice[] = $derived.by(() => {
    const { set } = this
    const kept = this.kept.map(({ id, name }): StressChoice => {
      const program = { kind: 'kept', set: set?.ticket ?? '', program: id } as const
      return { id: `kept ${id}`, title: name, program }
    })
    return [...kept, ...this.chosen.map(choiceOf)]
  })

  constructor(private readonly bridge: Bridge) {
    super()
  }

  /**
   * Shows the form with the last choices, but with the limits of a set that has its own, and with the program that its
   * keys are on.
   */
  async open(game: AnyGame, set: OpenSet | null): Promise<void> {
    this.close()
    const source = set && set.list.tests.length > 0 ? 'both' : 'new'
    Object.assign(this, { game, set, source, kept: [] })
    const limits = set?.list.notes.limits
    if (limits) Object.assign(this, { time: limits.time, memory: limits.memory / 2 ** 20 })
    const listed = set ? await this.bridge.request('programs:list', set.ticket) : null
    if (this.game !== game || this.set !== set) return
    this.kept = listed?.programs ?? []
    const ids = this.choices.map((choice) => choice.id)
    const current = `kept ${set?.programs?.view.program ?? ''}`
    if (ids.includes(current)) this.program = current
    else if (!ids.includes(this.program)) this.program = ids[0] ?? ''
    if (!ids.includes(this.other)) this.other = RULES
  }

  /** Asks for a program by dialog, and takes it for one of the two. */
  async choose(role: 'program' | 'other'): Promise<void> {
    const chosen = await this.bridge.request('stress:choose')
    if (!chosen) return
    this.chosen = [...this.chosen.filter(({ ticket }) => ticket !== chosen.ticket), chosen]
    this[role] = choiceOf(chosen).id
  }

  async start(): Promise<void> {
    const { game, set, source, seed, tries, isOfficial, time, memory } = this
    const program = this.programOf(this.program)
    if (!game || !program || this.isRunning || this.whyNot !== null) return
    this.forget()
    const request = {
      ...{ game: game.id, program, other: this.programOf(this.other) },
      ...{ source, seed, tries, isOfficial },
      ...(set && { compare: set.list.notes.compare }),
      set: source === 'new' ? null : (set?.ticket ?? null),
      limits: { time, memory: memory * 2 ** 20 },
    }
    await this.perform((piece) => call(this.bridge, piece, 'stress:run', request))
  }

  /** Goes on with the next seed. */
  again(): Promise<void> {
    this.seed++
    return this.start()
  }

  /** Closes the form and drops the result. */
  close(): void {
    this.forget()
    this.game = null
  }

  private programOf(id: string): StressProgram | null {
    return this.choices.find((one) => one.id === id)?.program ?? null
  }
}

function choiceOf({ ticket, name, folder }: BotProgram): StressChoice {
  return {
    id: `chosen ${ticket}`,
    title: words.set.stress.chosen({ name, folder }),
    program: { kind: 'chosen', ticket },
  }
}
