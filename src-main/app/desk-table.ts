import { programTable, type ProgramParts } from './program-table'
import type { DeskRequest, RequestTable } from './request-table'
import { setTable, type SetParts } from './set-table'
import { stressTable, type StressParts } from './stress-table'

/** The parts for sets, programs and outputs. */
export type DeskParts = SetParts & ProgramParts & StressParts

/** The page's requests about sets, programs and outputs. */
export const deskTable: RequestTable<DeskParts, DeskRequest> = {
  ...setTable,
  ...programTable,
  ...stressTable,
}
