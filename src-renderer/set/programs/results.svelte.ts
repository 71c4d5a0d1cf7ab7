import { SvelteMap } from 'svelte/reactivity'
import type { ProgramCell, ProgramRow, ProgramsProgress } from '@core/protocol/programs'

/** What a run is about: a program and a test that both are named are in it. */
export interface RunScope {
  readonly programs: ReadonlySet<string>
  readonly tests: ReadonlySet<string>
}

/** What is known of a program on a test, and by which run it was told. */
interface HeldCell {
  readonly cell: ProgramCell
  readonly turn: number
  /** Its program was another. */
  readonly isPast: boolean
}

/** The last results of each program on each test, and what is said of programs as a whole. */
export class Results {
  /** By program. */
  readonly rows = new SvelteMap<string, ProgramRow>()
  /** Counts up whenever a cell is told or dropped. */
  version = $state(0)
  /** By program and test. */
  private readonly cells = new Map<string, Map<string, HeldCell>>()
  /** How often anything new was told of a program, or dropped. */
  private readonly changes = new Map<string, number>()
  /** By program, the run that told of it as a whole. */
  private readonly rowTurns = new Map<string, number>()
  private turn = 0

  /** What is known now; null if nothing is. */
  cell(program: string, test: string): ProgramCell | null {
    void this.version
    return this.cells.get(program)?.get(test)?.cell ?? null
  }

  /** What is known and still holds. */
  holding(program: string, test: string): ProgramCell | null {
    return this.isPast(program, test) ? null : this.cell(program, test)
  }

  /** True for what a program got that has been written since. */
  isPast(program: string, test: string): boolean {
    void this.version
    return this.cells.get(program)?.get(test)?.isPast ?? false
  }

  /** True for a program some of whose results are past. */
  hasPast(program: string): boolean {
    void this.version
    return [...(this.cells.get(program)?.values() ?? [])].some(({ isPast }) => isPast)
  }

  /** All that is known of a program and still holds. */
  ofProgram(program: string): ProgramCell[] {
    void this.version
    return [...(this.cells.get(program)?.values() ?? [])].flatMap(({ cell, isPast }) =>
      isPast ? [] : cell,
    )
  }

  /** Another number whenever something of a program is other than before. */
  versionOf(program: string): number {
    void this.version
    return this.changes.get(program) ?? 0
  }

  /** True when the run under way has not told it yet. */
  isOld(program: string, test: string): boolean {
    void this.version
    return this.cells.get(program)?.get(test)?.turn !== this.turn
  }

  /** A run begins: all that it does not tell is dropped at its end. */
  begin(): void {
    this.turn++
    this.version++
  }

  take({ rows, cells }: Pick<ProgramsProgress, 'rows' | 'cells'>): void {
    for (const row of rows) {
      this.rows.set(row.program, row)
      this.rowTurns.set(row.program, this.turn)
    }
    for (const cell of cells) {
      const held = this.cells.get(cell.program) ?? new Map<string, HeldCell>()
      if (!cell.isKept || !held.has(cell.test)) this.noteChange(cell.program)
      this.cells.set(cell.program, held.set(cell.test, { cell, turn: this.turn, isPast: false }))
    }
    if (cells.length > 0) this.version++
  }

  /**
   * The run is over: what it was about and did not tell is no longer known. What programs got that were `rewritten` is past:
   * gives those of which there is any, those that did not compile among them.
   */
  end({ programs, tests }: RunScope, rewritten: ReadonlySet<string> = new Set()): string[] {
    const past = new Set<string>()
    for (const program of programs) {
      const held = this.cells.get(program)
      for (const [test, { cell, turn, isPast }] of held ?? [])
        // What is past already stays until a run tells another.
        if (turn !== this.turn && !isPast && tests.has(test)) {
          if (rewritten.has(program)) {
            held!.set(test, { cell, turn, isPast: true })
            past.add(program)
          } else held!.delete(test)
          this.noteChange(program)
        }
      if (rewritten.has(program) && this.isOldError(program)) {
        this.rows.delete(program)
        past.add(program)
      }
    }
    this.version++
    return [...past]
  }

  /** True where the run did not say again that a program does not compile. */
  private isOldError(program: string): boolean {
    return this.rows.get(program)?.state === 'compile' && this.rowTurns.get(program) !== this.turn
  }

  private noteChange(program: string): void {
    this.changes.set(program, (this.changes.get(program) ?? 0) + 1)
  }
}
