import type { FileTicket } from '@core/protocol/file-ticket'
import type { ShowcaseSample } from '../../games/samples'

/** The actions of the start page. */
export interface StartActions {
  newLevel(gameId: string): unknown
  openSample(sample: ShowcaseSample): unknown
  open(): unknown
  openFolder(): unknown
  importPackage(): unknown
  generate(): unknown
  openRecent(file: FileTicket): unknown
  openRecentFolder(folder: FileTicket): unknown
  clearRecent(): unknown
  showShortcuts(): unknown
  takeTour(): unknown
  declineTour(): unknown
}
