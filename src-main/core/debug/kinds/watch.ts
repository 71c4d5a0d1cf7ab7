/** When a figure of the run counts as hit: at the step that makes it true, not at those that leave it so. */
export type FigureTest =
  | { readonly op: 'rises' | 'falls' | 'changes' }
  | { readonly op: '>=' | '<=' | '='; readonly value: number }

/** What a breakpoint watches for. Names and not numbers where numbers could come to mean something else. */
export type Watch =
  /** An event names the cell, an entity enters or leaves it, or what lies on it changes. */
  | { readonly kind: 'cell'; readonly page: number; readonly row: number; readonly col: number }
  /** An event names the entity (numbered as in `EventFacts.entity`), or its place changes. */
  | { readonly kind: 'entity'; readonly entity: number }
  /** An event of the kind of that name. */
  | { readonly kind: 'event'; readonly name: string }
  /** An event that the rule decided. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** A figure of the run by its name; null for any of the main ones. */
  | { readonly kind: 'figure'; readonly figure: string | null; readonly test: FigureTest }

/** The watches of a kind. */
export type WatchOf<K extends Watch['kind']> = Extract<Watch, { readonly kind: K }>
