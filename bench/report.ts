import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { rounded, verdict, type Figure } from './figures'

/** What the figures were measured with. */
export interface Surroundings {
  readonly cpu: string
  readonly cores: number
  readonly memory: string
  readonly system: string
  readonly node: string
  /** Processes that wanted a core in the minute before, on average: with more than cores, times are too long. */
  readonly load: number
  /** What a reader should know of how it was run, from BENCH_NOTE; empty when nothing. */
  readonly note: string
  /** Null when no window was measured. */
  readonly electron: string | null
}

export function surroundings(electron: string | null): Surroundings {
  const found = cpus()
  return {
    cpu: found[0]?.model.trim() ?? 'unknown',
    cores: found.length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${platform()} ${release()} ${arch()}`,
    node: process.versions.node,
    load: Math.round(loadavg()[0]! * 10) / 10,
    note: process.env['BENCH_NOTE'] ?? '',
    electron,
  }
}

/** Values of another measurement by the names of their figures. */
export type Before = ReadonlyMap<string, number | null>

/** The values of a kept `results.json`; none where no file is named. */
export function valuesOf(file: string | null): Before {
  if (file === null) return new Map()
  const { figures } = JSON.parse(readFileSync(file, 'utf8')) as { figures: readonly Figure[] }
  return new Map(figures.map(({ name, value }) => [name, value]))
}

/** The result as a terminal shows it. */
export function textReport(
  about: Surroundings,
  figures: readonly Figure[],
  before: Before,
): string {
  const rows = padded(rowsOf(figures, before))
  const lines = rows.map((row) => row.join('  ').trimEnd())
  return `${aboutLine(about)}\n\n${lines.join('\n')}\n`
}

/** Keeps the result in bench/, for people and for programs. */
export function keepReport(
  folder: string,
  about: Surroundings,
  figures: readonly Figure[],
  before: Before,
): void {
  const rows = padded(rowsOf(figures, before))
  const rule = rows[0]!.map((cell) => '-'.repeat(cell.length))
  const table = [rows[0]!, rule, ...rows.slice(1)].map((row) => `| ${row.join(' | ')} |`)
  const text = `# Measured\n\nBy \`npm run bench\`. ${aboutLine(about)}\n\n${table.join('\n')}\n`
  writeFileSync(join(folder, 'RESULTS.md'), text)
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify({ about, figures }, null, 2)}\n`)
}

/** Cells filled up to the width of their column. */
function padded(rows: readonly (readonly string[])[]): string[][] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at]!)))
}

const HEAD = ['figure', 'before', 'value', 'at most', 'verdict', 'floor', 'how']

function rowsOf(figures: readonly Figure[], before: Before): string[][] {
  return [HEAD, ...figures.map((figure) => cellsOf(figure, before))]
}

function cellsOf(figure: Figure, before: Before): string[] {
  const { name, value, unit, target, floor, note } = figure
  const shown = (number: number | null | undefined): string =>
    typeof number === 'number' ? `${rounded(number)} ${unit}` : '-'
  const most = target === undefined ? '' : `${Number(target.toPrecision(3))} ${unit}`
  const least = floor === undefined ? '' : `${shown(floor.value)}: ${floor.what}`
  return [name, shown(before.get(name)), shown(value), most, verdict(figure), least, note]
}

function aboutLine({
  cpu,
  cores,
  memory,
  system,
  node,
  load,
  note,
  electron,
}: Surroundings): string {
  const app = electron === null ? 'no window measured' : `Electron ${electron}`
  const machine = `${cpu}, ${cores} cores, ${memory}, ${system}`
  return `${machine}, Node ${node}, ${app}, load before ${load}.${note === '' ? '' : ` ${note}`}`
}
