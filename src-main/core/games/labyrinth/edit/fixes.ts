import type { Diagnostic } from '../../../kernel/diagnostics'
import type { Fix } from '../../../game/module'
import type { Words } from '../../../words'
import { renumberChain } from './caves'
import { ESTUARY, estuary, isWater, ISLAND, kindOf, neighbour, numberOf, wayOf } from '../cells'
import { turnCell } from './brush'
import type { Code } from '../text/diagnostics'
import { at, type Edit, type Level } from '../model'
import { flowsOf } from '../text/river-flows'

type Said = Words['labyrinth']['own']['fixes']

/** The obvious fixes of a problem; none for most. */
export function fixesIn({
  labyrinth: {
    own: { fixes: said },
  },
}: Pick<Words, 'labyrinth'>) {
  return (level: Level, diagnostic: Diagnostic): readonly Fix<Edit>[] =>
    fixesOf(said, level, diagnostic)
}

function fixesOf(said: Said, level: Level, diagnostic: Diagnostic): readonly Fix<Edit>[] {
  const cell = diagnostic.cells[0]
  if (cell === undefined) return []
  const value = level.cells[cell]!
  switch (diagnostic.code as Code) {
    case 'cave-twice':
    case 'cave-gap':
      return fix(said.renumber({ chain: numberOf(value) }), renumberChain(level, numberOf(value)))
    case 'estuary-alone':
      return fix(said.island({ cell: at(level, cell) }), island(cell, 'delete-estuary'))
    case 'river-two-estuaries':
      return dropEstuary(said, level, numberOf(value))
    case 'river-off-map':
    case 'river-into-other':
    case 'river-no-estuary':
      return endRiver(said, level, cell)
    default:
      return []
  }
}

/** A river cell that leads nowhere: turned to the only cell that can be its next one, or else given an estuary. */
function endRiver(said: Said, level: Level, cell: number): readonly Fix<Edit>[] {
  const { rows, cols, cells } = level
  const value = cells[cell]!
  const number = numberOf(value)
  const flows = flowsOf(level)
  if (flows[cell]! >= 0) return []
  const nexts: number[] = []
  for (let way = 0; way < 4; way++) {
    const next = neighbour(rows, cols, cell, way)
    const isOwn = next >= 0 && isWater(cells[next]!) && numberOf(cells[next]!) === number
    if (isOwn && !flows.includes(next) && !leadsTo(flows, next, cell)) nexts.push(way)
  }
  if (nexts.length > 1) return []
  const [turn] = nexts
  if (turn !== undefined) {
    const next = neighbour(rows, cols, cell, turn)
    return fix(
      said.turn({ cell: at(level, cell), to: at(level, next) }),
      turnCell(level, cell, turn),
    )
  }
  const hasEstuary = cells.some((own) => kindOf(own) === ESTUARY && numberOf(own) === number)
  if (hasEstuary) return []
  const ahead = neighbour(rows, cols, cell, wayOf(value))
  const isFree = ahead >= 0 && kindOf(cells[ahead]!) === ISLAND
  const end = isFree ? ahead : flows.includes(cell) ? cell : -1
  if (end < 0) return []
  const label = 'add-estuary'
  const edit: Edit = { kind: 'paint', cells: [end], values: [estuary(number)], label }
  return fix(said.estuary({ river: number, cell: at(level, end) }), edit)
}

/** Of several estuaries, keeps only the one that a river reaches. */
function dropEstuary(said: Said, level: Level, number: number): readonly Fix<Edit>[] {
  const flows = flowsOf(level)
  const estuaries: number[] = []
  level.cells.forEach((value, cell) => {
    if (kindOf(value) === ESTUARY && numberOf(value) === number) estuaries.push(cell)
  })
  const dry = estuaries.filter((cell) => !flows.includes(cell))
  if (dry.length !== estuaries.length - 1) return []
  const values = dry.map(() => ISLAND)
  const edit: Edit = { kind: 'paint', cells: dry, values, label: 'delete-estuary' }
  const cells = dry.map((cell) => at(level, cell)).join(', ')
  return fix(dry.length === 1 ? said.island({ cell: cells }) : said.islands({ cells }), edit)
}

/** Whether the current from one cell reaches another. */
function leadsTo(flows: Int32Array, from: number, to: number): boolean {
  let cell = from
  for (let left = flows.length; left > 0 && cell >= 0; left--) {
    if (cell === to) return true
    cell = flows[cell]!
  }
  return false
}

function fix(title: string, edit: Edit | null): readonly Fix<Edit>[] {
  return edit ? [{ title, edit }] : []
}

function island(cell: number, label: string): Edit {
  return { kind: 'paint', cells: [cell], values: [ISLAND], label }
}
