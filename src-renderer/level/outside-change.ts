import type { FoundText } from '@core/protocol/file-ticket'

/** A change of a document's file by another program; deleted if there is neither text nor problem. */
export type OutsideChange = FoundText
