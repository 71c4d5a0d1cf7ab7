import type { WhyTable } from '../package'
import type { WhyRow } from './row'

/** The table of a plan, in which nothing is played yet. */
export const emptyTable: WhyTable = { text: '', boardless: 0, leftOut: 0 }

/** Maximum length of a table, in characters, so that a judge reads it in a moment. */
export const MOST_TABLE = 4 * 1024 * 1024

/** The table of rows, in their order; words come before boards, and what no longer fits is left out. */
export function whyTable(rows: readonly WhyRow[], most = MOST_TABLE): WhyTable {
  const own = [...new Map(rows.map((row) => [row.input, row])).values()]
  const lineOf = ({ input }: WhyRow, entry: string): string => `${input} ${entry}\n`
  let room = most
  const told = own.filter((row) => {
    const { length } = lineOf(row, row.plain)
    const fits = length <= room
    if (fits) room -= length
    return fits
  })
  let boardless = 0
  const lines = told.map((row) => {
    const more = row.full === null ? Infinity : row.full.length - row.plain.length
    if (more <= room) {
      room -= more
      return lineOf(row, row.full!)
    }
    boardless++
    return lineOf(row, row.plain)
  })
  return { text: lines.join(''), boardless, leftOut: own.length - told.length }
}
