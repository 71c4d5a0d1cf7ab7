import type { RunLimits } from '@core/judging/run-end'
import { useBelow, type TreeUse } from './process-tree'

/** Ms before the first look at a run, and between two looks. */
const FIRST = 10
const INTERVAL = 25

/** What a run was seen to use. */
export interface SeenUse {
  /** The most bytes at once; null when it was never looked at. */
  readonly memory: number | null
  /** Ms of processor time at the last look; null likewise. */
  readonly cpu: number | null
}

/** Looks at the processes of a run now and then, and tells when they use more than they may. */
export class TreeWatch {
  private timer: NodeJS.Timeout | null = null
  private most = -1
  private cpu = -1
  private isOver = false

  /** `above`: the process whose children they are. */
  constructor(
    private readonly above: number,
    private readonly limits: RunLimits,
    private readonly onExcess: (limit: 'memory' | 'processes' | 'cpu') => void,
  ) {
    this.wait(FIRST)
  }

  get seen(): SeenUse {
    return { memory: this.most < 0 ? null : this.most, cpu: this.cpu < 0 ? null : this.cpu }
  }

  end(): void {
    this.isOver = true
    if (this.timer) clearTimeout(this.timer)
  }

  private wait(ms: number): void {
    this.timer = setTimeout(() => void this.look(), ms)
  }

  private async look(): Promise<void> {
    const use = await useBelow(this.above)
    if (this.isOver) return
    if (use.processes > 0) this.note(use)
    this.wait(INTERVAL)
  }

  private note({ processes, memory, cpu }: TreeUse): void {
    this.most = Math.max(this.most, memory)
    this.cpu = Math.max(this.cpu, cpu)
    if (processes > this.limits.processes) this.onExcess('processes')
    else if (memory > this.limits.memory) this.onExcess('memory')
    else if (cpu > this.limits.cpu) this.onExcess('cpu')
  }
}
