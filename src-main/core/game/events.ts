import type { ReadingId } from '../trace/machine'
import type { EventShape } from '../trace/recorder'
import type { TraceEvent } from '../trace/trace'
import type { Deciding, EventKind } from './module'

/** One named argument of an event, a single integer in the trace. */
export interface EventArg<T extends number | boolean> {
  readonly isFlag: boolean
  /** Never present; only carries the type. */
  readonly type?: T
}

/** A whole number; the meaning of -1 (none) is up to the game. */
export const int: EventArg<number> = { isFlag: false }

/** True or false. */
export const flag: EventArg<boolean> = { isFlag: true }

/** One of a few whole numbers, such as the codes of reasons. */
export function intOf<T extends number>(): EventArg<T> {
  return { isFlag: false }
}

/**
 * Declaration of a kind of event; its key in the table is the stable name, its position the code. Its title is in the
 * catalogue (`wordedEngine`).
 */
export interface EventRow {
  /** False for events so frequent that they would drown the others in a log. */
  readonly isNotable?: false
  /** Ids of all rules that may decide such an event. */
  readonly rules: readonly string[]
  /** The misreadings without which it never happens. */
  readonly readings?: readonly ReadingId[]
  /** In the order in which a trace stores them. `name` is reserved. */
  readonly args: Readonly<Record<string, EventArg<number> | EventArg<boolean>>>
}

export type EventRows = Readonly<Record<string, EventRow>>

/** The arguments of a kind of event by name. */
export type ArgsOf<Rows extends EventRows, Name extends keyof Rows> = {
  readonly [Arg in keyof Rows[Name]['args']]: Rows[Name]['args'][Arg] extends EventArg<infer T>
    ? T
    : never
}

/** Which rules decide events, by the names of those kinds that several may decide (`EventKind.decidedBy`). */
export type DecidedBy<Rows extends EventRows> = {
  readonly [Name in keyof Rows]?: (level: never, values: ArgsOf<Rows, Name>) => Deciding
}

/** An event of one kind, or of one of several, as read from a trace; `name` says which. */
export type EventOf<Rows extends EventRows, Name extends keyof Rows = keyof Rows> = {
  [One in Name]: { readonly name: One } & ArgsOf<Rows, One>
}[Name]

/** The kinds of events of a game, how a trace stores them, and how they are read with named arguments. */
export class EventTable<const Rows extends EventRows> {
  /** Indexed by event code. */
  readonly kinds: readonly EventKind[]
  /** Shapes for the recorder, by name: `recorder.emit(events.named.moved, { from, to })`. */
  readonly named: { readonly [Name in keyof Rows]: EventShape<ArgsOf<Rows, Name>> }
  private readonly shapes: readonly Shape[]

  /** `rows`: the kinds by name. */
  constructor(
    readonly rows: Rows,
    decidedBy: DecidedBy<Rows> = {},
  ) {
    const entries = Object.entries<EventRow>(rows)
    this.kinds = entries.map(([name, { args: _, isNotable = true, ...row }]) => ({
      name,
      title: name,
      isNotable,
      ...row,
      ...(decidedBy[name] && { decidedBy: decidedBy[name] }),
    }))
    this.shapes = entries.map(([name, { args }], code) => {
      const isFlag = Object.values(args).map((arg) => arg.isFlag)
      return { name, code, args: Object.keys(args), isFlag }
    })
    this.named = Object.fromEntries(
      this.shapes.map((shape) => [shape.name, shape]),
    ) as unknown as typeof this.named
  }

  /** An event with its arguments by name. */
  read({ code, args }: TraceEvent): EventOf<Rows> {
    const shape = this.shapes[code]!
    const found: Record<string, string | number | boolean> = { name: shape.name }
    for (let i = 0; i < shape.args.length; i++) {
      found[shape.args[i]!] = shape.isFlag[i]! ? args[i] !== 0 : args[i]!
    }
    return found as EventOf<Rows>
  }

  /** Whether an event is of a kind. */
  is(event: TraceEvent, name: keyof Rows): boolean {
    return event.code === this.named[name].code
  }

  /** Those of some events that are of one of the given kinds, in order. */
  all<Name extends keyof Rows>(
    events: readonly TraceEvent[],
    ...names: readonly Name[]
  ): EventOf<Rows, Name>[] {
    const codes = names.map((name) => this.named[name].code)
    const found: EventOf<Rows, Name>[] = []
    for (const event of events) {
      if (codes.includes(event.code)) found.push(this.read(event) as EventOf<Rows, Name>)
    }
    return found
  }
}

interface Shape extends EventShape {
  readonly name: string
  readonly isFlag: readonly boolean[]
}
