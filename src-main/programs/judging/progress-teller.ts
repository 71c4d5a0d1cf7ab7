import type { ProgramCell, ProgramRow, ProgramsProgress } from '@core/protocol/programs'

/** Time in ms that results are batched before they are reported, and maximum number of cells in a report. */
const INTERVAL = 80
const MOST = 500

/** Reports rows and cells in batches. */
export class ProgressTeller {
  private rows = new Map<string, ProgramRow>()
  private cells: ProgramCell[] = []
  private timer: NodeJS.Timeout | null = null
  private done = 0

  constructor(
    private readonly of: number,
    private readonly tell: (progress: ProgramsProgress) => void,
  ) {}

  row(row: ProgramRow): void {
    this.rows.set(row.program, row)
    this.wait()
  }

  cell(cell: ProgramCell): void {
    this.cells.push(cell)
    this.over(1)
    if (this.cells.length >= MOST) this.flush()
  }

  /** Counts cells as finished that have no verdict of their own. */
  over(cells: number): void {
    this.done += cells
    this.wait()
  }

  /** Reports what is still pending. */
  flush(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const { of, done } = this
    const [rows, cells] = [[...this.rows.values()], this.cells]
    this.rows = new Map()
    this.cells = []
    this.tell({ rows, cells, done, of })
  }

  private wait(): void {
    this.timer ??= setTimeout(() => this.flush(), INTERVAL)
  }
}
