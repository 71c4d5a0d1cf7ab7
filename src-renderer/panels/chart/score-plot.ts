import uPlot from 'uplot'
import { figureStyle } from './figure-style'

/** What a chart of figures over turns is made for. */
export interface PlotSettings {
  readonly figures: readonly string[]
  /** Figures that belong to the right-hand scale. */
  readonly isSecondary: readonly boolean[]
  /** Called with the turn, from 0, that the user clicked. */
  readonly onTurn: (turn: number) => void
}

/** A chart with a mark at one turn; the mark is an element of its own, so that moving it paints nothing. */
export class ScorePlot {
  private readonly plot: uPlot
  private readonly mark = document.createElement('div')
  private readonly observer: ResizeObserver
  private turn = 0
  private turnCount = 0

  constructor(parent: HTMLElement, settings: PlotSettings) {
    const colour = (token: string) => () =>
      getComputedStyle(parent).getPropertyValue(token).trim() || 'gray'
    const axis = {
      stroke: colour('--text-muted'),
      grid: { stroke: colour('--line'), width: 1 },
      ticks: { stroke: colour('--line'), width: 1, size: 4 },
      font: `11px ${getComputedStyle(parent).fontFamily}`,
      // Turns and figures are whole numbers.
      incrs: [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((e) => [1, 2, 5].map((step) => step * 10 ** e)),
    }
    const range = (_: uPlot, low: number | null, high: number | null): [number, number] =>
      scoreRange(low, high)
    this.plot = new uPlot(
      {
        width: Math.max(1, parent.clientWidth),
        height: Math.max(1, parent.clientHeight),
        padding: [8, 12, 0, 0],
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { size: 6 } },
        scales: { x: { time: false }, y: { range }, second: { range } },
        axes: [
          { ...axis, size: 24, gap: 2, values: (_, turns) => turns.map((turn) => String(turn)) },
          { ...axis, size: 44, gap: 4 },
          ...(settings.isSecondary.includes(true)
            ? [{ ...axis, scale: 'second', side: 1, size: 36, gap: 4, grid: { show: false } }]
            : []),
        ],
        series: [
          {},
          ...settings.figures.map((label, figure) => {
            const { token, dash } = figureStyle(figure)
            return {
              scale: settings.isSecondary[figure] ? 'second' : 'y',
              label,
              stroke: colour(token),
              dash: [...dash],
              width: 1.5,
              points: { show: false },
            }
          }),
        ],
        hooks: { draw: [() => this.placeMark()] },
      },
      [[], ...settings.figures.map(() => [])],
      parent,
    )
    this.mark.className = 'turn-mark'
    this.plot.over.append(this.mark)
    this.plot.over.addEventListener('click', () => {
      const turn = this.plot.data[0][this.plot.cursor.idx ?? -1]
      if (turn !== undefined) settings.onTurn(turn - 1)
    })
    this.observer = new ResizeObserver(() => {
      const size = { width: parent.clientWidth, height: parent.clientHeight }
      if (size.width > 0 && size.height > 0) this.plot.setSize(size)
    })
    this.observer.observe(parent)
  }

  /** Shows figures by turn, one column each; turns are counted from 1 on the axis. */
  show(columns: readonly Int32Array[]): void {
    const turns = shownTurns(columns[0]?.length ?? 0)
    this.turnCount = columns[0]?.length ?? 0
    this.plot.setData([
      turns.map((turn) => turn + 1),
      ...columns.map((column) => turns.map((turn) => column[turn]!)),
    ])
  }

  hide(figure: number, isHidden: boolean): void {
    if (this.plot.series[figure + 1]?.show === isHidden) {
      this.plot.setSeries(figure + 1, { show: !isHidden })
    }
  }

  /** Moves the mark to a turn, from 0. */
  markTurn(turn: number): void {
    this.turn = turn
    this.placeMark()
  }

  /** Paints anew in the colours of the theme. */
  repaint(): void {
    this.plot.redraw(false, true)
  }

  destroy(): void {
    this.observer.disconnect()
    this.plot.destroy()
  }

  private placeMark(): void {
    this.mark.hidden = this.turnCount === 0
    if (this.turnCount === 0) return
    const at = this.plot.valToPos(Math.min(this.turn + 1, this.turnCount), 'x')
    this.mark.style.translate = `${Math.round(at)}px 0`
  }
}

/** Points a line has at most: about two for each pixel of a wide window. */
const MOST_POINTS = 4000

/** Every turn or, of a long run, every so manyth one, and the last. */
function shownTurns(count: number): number[] {
  const stride = Math.max(1, Math.ceil(count / MOST_POINTS))
  const turns = Array.from({ length: Math.ceil(count / stride) }, (_, at) => at * stride)
  if (stride > 1 && turns.at(-1) !== count - 1) turns.push(count - 1)
  return turns
}

/** From nought or the lowest up, with a little room above. */
function scoreRange(low: number | null, high: number | null): [number, number] {
  const bottom = Math.min(0, low ?? 0)
  const top = Math.max(high ?? 1, bottom + 1)
  return [bottom, top + Math.max(0.5, (top - bottom) * 0.05)]
}
