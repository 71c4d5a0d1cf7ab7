import type { RunLimits } from '@core/judging/run-end'
import { useBelow, type TreeUse } from './process-tree'

/** Ms before the first look at a run, and between two looks. */
const FIRST = 10
const INTERVAL = 25

/** The observed use of a run. */
export interface SeenUse {
  /** The most bytes at once; null when it was never looked at. */
  readonly memory: number | null
  /** Ms of processor time at the last look; null likewise. */
  readonly cpu: number | null
}

/** Watches the processes of a run, and reports when they exceed their limits. */
export class TreeWatch {
  private timer: NodeJS.Timeout | null = null
  private most = -1
  private cpu = -1
  private lastLook = performance.now()
  private waiting = 0
  private isOver = false

  /** `above`: the process whose children they are; `use` tells what these use. */
  constructor(
    private readonly above: number,
    private readonly limits: RunLimits,
    private readonly onExcess: (limit: 'memory' | 'processes' | 'cpu') => void,
    private readonly use = useBelow,
  ) {
    this.wait(FIRST)
  }

  /** Time in ms for which they were runnable but no processor was free, estimated from the looks so far. */
  async waited(): Promise<number> {
    await this.look()
    return Math.max(0, this.waiting)
  }

  get seen(): SeenUse {
    return { memory: this.most < 0 ? null : this.most, cpu: this.cpu < 0 ? null : this.cpu }
  }

  end(): void {
    this.isOver = true
    if (this.timer) clearTimeout(this.timer)
  }

  private wait(ms: number): void {
    this.timer = setTimeout(() => {
      void this.look().then(() => {
        if (!this.isOver) this.wait(INTERVAL)
      })
    }, ms)
  }

  private async look(): Promise<void> {
    const use = await this.use(this.above)
    if (!this.isOver && use.processes > 0) this.note(use)
  }

  private note({ processes, memory, cpu, isRunnable }: TreeUse): void {
    const now = performance.now()
    const ran = Math.max(0, cpu - Math.max(0, this.cpu))
    if (isRunnable) this.waiting += now - this.lastLook - ran
    this.lastLook = now
    this.most = Math.max(this.most, memory)
    this.cpu = Math.max(this.cpu, cpu)
    if (processes > this.limits.processes) this.onExcess('processes')
    else if (memory > this.limits.memory) this.onExcess('memory')
    else if (cpu > this.limits.cpu) this.onExcess('cpu')
  }
}
