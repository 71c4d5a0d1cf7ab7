/** A place in the matrix: of a program on a test, or the head of either; neither is the corner. */
export interface MatrixPlace {
  /** Path; null for the heads of the programs. */
  readonly test: string | null
  /** Id; null for the names of the tests. */
  readonly program: string | null
}

/** The figure shown beside a verdict. */
export type VerdictFigure = 'none' | 'time' | 'memory'

/** A test as the matrix shows it. */
export interface MatrixTest {
  readonly path: string
  /** Id of its game; empty if it is not known. */
  readonly game: string
  /** Whether it has an official answer, without which nothing can be judged. */
  readonly isAnswered: boolean
}

/** A row of the matrix. */
export interface MatrixTestRow extends MatrixTest {
  /** How many of the programs that should fail do so here; null while not all of them were run on it. */
  readonly failing: number | null
}

/** The programs and tests to run; null for all. */
export interface RunChoice {
  readonly programs: readonly string[] | null
  readonly tests: readonly string[] | null
}

/** Which tests the matrix shows, where the keys are in it, and what is chosen to be run. */
export class MatrixView {
  words = $state('')
  /** Only tests on which none of the programs that should fail does. */
  onlyIdle = $state(false)
  figure = $state<VerdictFigure>('time')
  /** Whether the details of the current place are shown beside the matrix. */
  isTelling = $state(false)
  chosenPrograms = $state.raw<ReadonlySet<string>>(new Set())
  chosenTests = $state.raw<ReadonlySet<string>>(new Set())
  private at = $state.raw<MatrixPlace | null>(null)
  /** The last place, used when its test or program is removed. */
  private last = { row: 0, col: 0 }

  readonly shown = $derived.by((): readonly MatrixTestRow[] => {
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean)
    return this.tests().filter(
      ({ path, failing }) =>
        (!this.onlyIdle || failing === 0) &&
        words.every((word) => path.toLowerCase().includes(word)),
    )
  })
  /** Row among the tests shown, -1 for the heads. */
  readonly row = $derived.by(() => {
    if (this.at?.test === null) return -1
    const { test } = this.at ?? {}
    const found = this.shown.findIndex(({ path }) => path === test)
    return found >= 0 ? found : Math.min(this.last.row, this.shown.length - 1)
  })
  /** Column among the programs, -1 for the names. */
  readonly col = $derived.by(() => {
    if (this.at?.program === null) return -1
    const found = this.programs().indexOf(this.at?.program ?? '')
    return found >= 0 ? found : Math.min(this.last.col, this.programs().length - 1)
  })
  /** What is chosen to be run; null while nothing is. */
  readonly toRun = $derived.by((): RunChoice | null => {
    const { chosenPrograms, chosenTests } = this
    if (chosenPrograms.size + chosenTests.size === 0) return null
    const listed = (chosen: ReadonlySet<string>) => (chosen.size > 0 ? [...chosen] : null)
    return { programs: listed(chosenPrograms), tests: listed(chosenTests) }
  })
  /** The programs that commands apply to: the chosen ones if the current one is among them, otherwise the current one. */
  readonly targets = $derived.by((): readonly string[] => {
    const { program, chosenPrograms } = this
    if (program === null) return []
    const isMany = chosenPrograms.has(program)
    return isMany ? this.programs().filter((id) => chosenPrograms.has(id)) : [program]
  })
  readonly test = $derived(this.shown[this.row]?.path ?? null)
  readonly program = $derived.by(() => this.programs()[this.col] ?? null)

  constructor(
    private readonly tests: () => readonly MatrixTestRow[],
    private readonly programs: () => readonly string[],
  ) {}

  /** Brings the keys to a place; what lies outside is brought to the edge, and the corner to the first test. */
  goTo(row: number, col: number): void {
    const to = {
      row: Math.max(-1, Math.min(row, this.shown.length - 1)),
      col: Math.max(-1, Math.min(col, this.programs().length - 1)),
    }
    if (to.row < 0 && to.col < 0) {
      if (this.row < 0) to.col = 0
      else to.row = 0
    }
    this.last = to
    this.at = {
      test: to.row < 0 ? null : this.shown[to.row]!.path,
      program: to.col < 0 ? null : this.programs()[to.col]!,
    }
  }

  /** Goes to a program on a test, or to the head of a program. */
  show(program: string, test: string | null): void {
    if (test !== null && !this.shown.some(({ path }) => path === test)) {
      this.words = ''
      this.onlyIdle = false
    }
    const row = test === null ? -1 : this.shown.findIndex(({ path }) => path === test)
    this.goTo(row, this.programs().indexOf(program))
    this.isTelling = true
  }

  /** Chooses the program or the test at a head, or no longer. */
  toggle(row: number, col: number): void {
    if (row < 0) this.chosenPrograms = toggled(this.chosenPrograms, this.programs()[col])
    else if (col < 0) this.chosenTests = toggled(this.chosenTests, this.shown[row]?.path)
  }

  chooseNone(): void {
    this.chosenPrograms = this.chosenTests = new Set()
  }
}

function toggled(chosen: ReadonlySet<string>, one: string | undefined): ReadonlySet<string> {
  const next = new Set(chosen)
  if (one !== undefined && !next.delete(one)) next.add(one)
  return next
}
