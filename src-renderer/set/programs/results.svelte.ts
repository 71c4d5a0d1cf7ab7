import { SvelteMap } from 'svelte/reactivity'
import type { ProgramCell, ProgramRow, ProgramsProgress } from '@core/protocol/programs'

/** What a run is about: a program and a test that both are named are in it. */
export interface RunScope {
  readonly programs: ReadonlySet<string>
  readonly tests: ReadonlySet<string>
}

/** The result of a program on a test, and the run that reported it. */
interface HeldCell {
  readonly cell: ProgramCell
  readonly turn: number
  /** Whether it is from an older version of the program. */
  readonly isPast: boolean
}

/** The last results of each program on each test, and the results of programs as a whole. */
export class Results {
  /** By program. */
  readonly rows = new SvelteMap<string, ProgramRow>()
  /** Counts up whenever a cell is reported or dropped. */
  version = $state(0)
  /** By program and test. */
  private readonly cells = new Map<string, Map<string, HeldCell>>()
  /** How often a result of a program was reported or dropped. */
  private readonly changes = new Map<string, number>()
  /** By program, the run that reported it as a whole. */
  private readonly rowTurns = new Map<string, number>()
  private turn = 0

  /** What is known now; null if nothing is. */
  cell(program: string, test: string): ProgramCell | null {
    void this.version
    return this.cells.get(program)?.get(test)?.cell ?? null
  }

  /** The result, if it is still valid. */
  holding(program: string, test: string): ProgramCell | null {
    return this.isPast(program, test) ? null : this.cell(program, test)
  }

  /** Whether a result is outdated because the program has been changed since. */
  isPast(program: string, test: string): boolean {
    void this.version
    return this.cells.get(program)?.get(test)?.isPast ?? false
  }

  /** Whether some of a program's results are outdated. */
  hasPast(program: string): boolean {
    void this.version
    return [...(this.cells.get(program)?.values() ?? [])].some(({ isPast }) => isPast)
  }

  /** All valid results of a program. */
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

  /** A run begins: all results that it does not report are dropped at its end. */
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
   * The run is over: results that it should have reported but did not are dropped. Results of `rewritten` programs are
   * outdated: returns the programs that have any, including those that did not compile.
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
