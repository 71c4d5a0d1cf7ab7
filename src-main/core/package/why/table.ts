import { utf8Bytes } from '../../document/limits'
import type { WhyTable } from '../package'
import type { WhyRow } from './row'

/** The table of a plan, in which nothing is played yet. */
export const emptyTable: WhyTable = { text: '', boardless: 0, leftOut: 0 }

/** Maximum length of a table, in bytes of UTF-8, so that a judge reads it in a moment. */
export const MOST_TABLE = 4 * 1024 * 1024

/** The table of rows, in their order; words come before boards, and what no longer fits into `most` bytes is left out. */
export function whyTable(rows: readonly WhyRow[], most = MOST_TABLE): WhyTable {
  const own = [...new Map(rows.map((row) => [row.input, row])).values()]
  const lineOf = ({ input }: WhyRow, entry: string): string => `${input} ${entry}\n`
  let room = most
  const told = own.filter((row) => {
    const bytes = utf8Bytes(lineOf(row, row.plain))
    const fits = bytes <= room
    if (fits) room -= bytes
    return fits
  })
  let boardless = 0
  const lines = told.map((row) => {
    const more = row.full === null ? Infinity : utf8Bytes(row.full) - utf8Bytes(row.plain)
    if (more <= room) {
      room -= more
      return lineOf(row, row.full!)
    }
    boardless++
    return lineOf(row, row.plain)
  })
  return { text: lines.join(''), boardless, leftOut: own.length - told.length }
}
