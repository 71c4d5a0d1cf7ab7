import type uPlot from 'uplot'
import { figureStyle } from './figure-style'

/** The figures of a chart over turns. */
export interface PlotFigures {
  readonly figures: readonly string[]
  /** Whether each figure belongs to the right-hand scale. */
  readonly isSecondary: readonly boolean[]
}

/** Only whole numbers, because turns and figures are whole. */
const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((e) => [1, 2, 5].map((step) => step * 10 ** e))

/** Axes, scales and lines of the chart; colours are taken from the theme at each painting. */
export function plotOptions(
  parent: HTMLElement,
  { figures, isSecondary }: PlotFigures,
  turnRange: () => [number, number],
): Pick<uPlot.Options, 'scales' | 'axes' | 'series'> {
  const colour = (token: string) => () =>
    getComputedStyle(parent).getPropertyValue(token).trim() || 'gray'
  const axis = {
    stroke: colour('--text-muted'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line'), width: 1, size: 4 },
    font: `12px ${getComputedStyle(parent).fontFamily}`,
    incrs: steps,
  }
  const range = (_: uPlot, low: number | null, high: number | null): [number, number] =>
    figureRange(low, high)
  const second: uPlot.Axis = {
    ...axis,
    scale: 'second',
    side: 1,
    size: 36,
    gap: 4,
    grid: { show: false },
  }
  return {
    scales: { x: { time: false, range: turnRange }, y: { range }, second: { range } },
    axes: [
      { ...axis, size: 24, gap: 2, values: (_, turns) => turns.map((turn) => String(turn)) },
      { ...axis, size: 44, gap: 4 },
      ...(isSecondary.includes(true) ? [second] : []),
    ],
    series: [
      {},
      ...figures.map((label, figure) => {
        const { token, dash } = figureStyle(figure)
        return {
          scale: isSecondary[figure] ? 'second' : 'y',
          label,
          stroke: colour(token),
          dash: [...dash],
          width: 1.5,
          points: { show: false },
        }
      }),
    ],
  }
}

/** From zero, or from the lowest value if that is negative, with a little space above. */
function figureRange(low: number | null, high: number | null): [number, number] {
  const bottom = Math.min(0, low ?? 0)
  const top = Math.max(high ?? 1, bottom + 1)
  return [bottom, top + Math.max(0.5, (top - bottom) * 0.05)]
}
