import uPlot from 'uplot'
import type { PageTurn } from '../page-turns'
import { plotOptions, type PlotFigures } from './plot-options'
import { thinColumns } from './thin-columns'

/** The contents of a chart and its listeners; turns from 0. */
export interface PlotSettings extends PlotFigures {
  /** Called when a turn was clicked. */
  readonly onTurn: (turn: number) => void
  /** Called when the pointer is over a turn; null when it has left. */
  readonly onHover: (turn: number | null) => void
  /** Called when a range was chosen by dragging, or all turns were requested. */
  readonly onZoom: (isZoomed: boolean) => void
}

/** Maximum number of points of a line: about two for each pixel of a wide window. */
const MOST_POINTS = 4000
/** A drag over fewer pixels is a click. */
const LEAST_DRAG = 6
/** Minimum distance of page marks in pixels. */
const LEAST_PAGE = 6

/** A chart with a mark at one turn; the mark is a separate element, so that moving it repaints nothing. */
export class ScorePlot {
  private readonly plot: uPlot
  private readonly mark = document.createElement('div')
  private readonly observer: ResizeObserver
  private turn = 0
  private columns: readonly Int32Array[] = []
  private pages: readonly PageTurn[] = []
  /** First and last turn shown, counted from 1; null for all. */
  private stretch: readonly [number, number] | null = null

  constructor(
    private readonly parent: HTMLElement,
    private readonly settings: PlotSettings,
  ) {
    this.plot = new uPlot(
      {
        width: Math.max(1, parent.clientWidth),
        height: Math.max(1, parent.clientHeight),
        padding: [8, 12, 0, 0],
        legend: { show: false },
        cursor: {
          y: false,
          drag: { x: true, y: false, setScale: false, dist: LEAST_DRAG },
          points: { size: 6 },
        },
        ...plotOptions(parent, settings, () => this.turnRange()),
        hooks: {
          draw: [() => this.paintPages(), () => this.placeMark()],
          setCursor: [() => settings.onHover(this.turnUnderPointer())],
          setSelect: [() => this.zoomToSelection()],
        },
      },
      [[], ...settings.figures.map(() => [])],
      parent,
    )
    this.mark.className = 'turn-mark'
    this.plot.over.append(this.mark)
    // The library does not report the end of a drag as a click.
    this.plot.over.addEventListener('click', () => {
      const turn = this.turnUnderPointer()
      if (turn !== null) settings.onTurn(turn)
    })
    this.plot.over.addEventListener('dblclick', () => this.showAll())
    this.observer = new ResizeObserver(() => {
      const size = { width: parent.clientWidth, height: parent.clientHeight }
      if (size.width > 0 && size.height > 0) this.plot.setSize(size)
    })
    this.observer.observe(parent)
  }

  /** Shows figures by turn, one column for each figure; turns are counted from 1 on the axis. */
  show(columns: readonly Int32Array[], pages: readonly PageTurn[]): void {
    this.columns = columns
    this.pages = pages
    const [from, to] = this.turnRange()
    // One more turn at each end, so that the lines reach the edges.
    const first = this.stretch ? Math.max(0, Math.floor(from) - 2) : 0
    const last = this.stretch ? Math.min(this.turnCount, Math.ceil(to) + 1) : this.turnCount
    const { places, values } = thinColumns(columns, first, last, MOST_POINTS)
    this.plot.setData([places, ...values.map((column) => [...column])])
  }

  /** Shows all turns again. */
  showAll(): void {
    if (!this.stretch) return
    this.stretch = null
    this.settings.onZoom(false)
    this.show(this.columns, this.pages)
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

  /** Repaints in the colours of the theme. */
  repaint(): void {
    this.plot.redraw(false, true)
  }

  destroy(): void {
    this.observer.disconnect()
    this.plot.destroy()
  }

  private get turnCount(): number {
    return this.columns[0]?.length ?? 0
  }

  private turnRange(): [number, number] {
    if (this.stretch) return [...this.stretch]
    return [1, Math.max(2, this.turnCount)]
  }

  private turnUnderPointer(): number | null {
    const { left } = this.plot.cursor
    if (left === undefined || left < 0 || this.turnCount === 0) return null
    const turn = Math.round(this.plot.posToVal(left, 'x')) - 1
    return Math.max(0, Math.min(turn, this.turnCount - 1))
  }

  private zoomToSelection(): void {
    const { left, width } = this.plot.select
    if (width < LEAST_DRAG) return
    const from = this.plot.posToVal(left, 'x')
    const to = this.plot.posToVal(left + width, 'x')
    this.plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
    this.stretch = [from, Math.max(to, from + 1)]
    this.settings.onZoom(true)
    this.show(this.columns, this.pages)
  }

  private paintPages(): void {
    const { ctx, bbox } = this.plot
    const style = getComputedStyle(this.parent)
    const ratio = uPlot.pxRatio
    const [from, to] = this.turnRange()
    ctx.save()
    ctx.strokeStyle = ctx.fillStyle = style.getPropertyValue('--text-muted').trim()
    ctx.font = `${10 * ratio}px ${style.fontFamily}`
    ctx.textBaseline = 'top'
    ctx.lineWidth = ratio
    ctx.setLineDash([2 * ratio, 3 * ratio])
    let free = bbox.left
    let last = -Infinity
    for (const { turn, title } of this.pages) {
      if (turn + 1 < from || turn + 1 > to) continue
      const x = Math.round(this.plot.valToPos(turn + 1, 'x', true)) + ratio / 2
      if (x - last < LEAST_PAGE * ratio) continue
      last = x
      ctx.beginPath()
      ctx.moveTo(x, bbox.top)
      ctx.lineTo(x, bbox.top + bbox.height)
      ctx.stroke()
      const width = ctx.measureText(title).width
      if (x < free || x + width > bbox.left + bbox.width) continue
      ctx.fillText(title, x + 3 * ratio, bbox.top)
      free = x + width + 9 * ratio
    }
    ctx.restore()
  }

  private placeMark(): void {
    const place = Math.min(this.turn + 1, this.turnCount)
    const [from, to] = this.turnRange()
    this.mark.hidden = this.turnCount === 0 || place < from || place > to
    if (this.mark.hidden) return
    this.mark.style.translate = `${Math.round(this.plot.valToPos(place, 'x'))}px 0`
  }
}
