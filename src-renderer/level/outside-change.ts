import type { FoundText } from '@core/protocol/ipc'

/** What another program has made of a document's file; without text and problem: deleted it. */
export type OutsideChange = FoundText
