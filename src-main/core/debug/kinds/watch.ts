/**
 * When a figure of the run is a hit: at the step that makes the condition true, not at later steps that leave it true.
 */
export type FigureTest =
  | { readonly op: 'rises' | 'falls' | 'changes' }
  | { readonly op: '>=' | '<=' | '='; readonly value: number }

/** What a breakpoint watches for. Names are used where numbers could change their meaning. */
export type Watch =
  /** An event names the cell, an entity enters or leaves it, or its contents change. */
  | { readonly kind: 'cell'; readonly page: number; readonly row: number; readonly col: number }
  /** An event names the entity (numbered as in `EventFacts.entity`), or its place changes. */
  | { readonly kind: 'entity'; readonly entity: number }
  /** An event of the kind of that name. */
  | { readonly kind: 'event'; readonly name: string }
  /** An event that the rule decided. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** A figure of the run by name; null for any of the main ones. */
  | { readonly kind: 'figure'; readonly figure: string | null; readonly test: FigureTest }

/** The watches of a kind. */
export type WatchOf<K extends Watch['kind']> = Extract<Watch, { readonly kind: K }>
