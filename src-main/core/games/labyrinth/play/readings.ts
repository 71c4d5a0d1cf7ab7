import { misread, readingTable, type Misreading } from '../../../game/reading-table'

/**
 * The switches of the rules. The official rules are one setting of them, and each misreading changes one switch (or one
 * and its counterpart).
 */
export interface Rules {
  /** Whether a move along the arrow of the river cell being left is safe from the current. */
  readonly isDownstreamCalm: boolean
  /** Whether a move to the cell that flows into the one being left is safe: from a river cell, from an estuary. */
  readonly isUpstreamCalm: boolean
  readonly isEstuaryUpstreamCalm: boolean
  /** Further moves within one river that are safe. */
  readonly calmWithin: 'nothing' | 'from-estuary' | 'whole-river'
  readonly areOtherRiversCalm: boolean
  readonly drift: 'one-cell' | 'to-estuary'
  readonly bumpLetter: 'cell' | 'w' | 'nothing'
  readonly caves: 'ring' | 'last-stays' | 'all-stay' | 'reading-order'
  readonly isBogArrowOnlyWay: boolean
  readonly doesBogBlockEntry: boolean
  readonly areBothLetters: boolean
  readonly isStartWritten: boolean
}

const rightRules: Rules = {
  isDownstreamCalm: true,
  isUpstreamCalm: true,
  isEstuaryUpstreamCalm: true,
  calmWithin: 'nothing',
  areOtherRiversCalm: false,
  drift: 'one-cell',
  bumpLetter: 'cell',
  caves: 'ring',
  isBogArrowOnlyWay: false,
  doesBogBlockEntry: false,
  areBothLetters: false,
  isStartWritten: false,
}

const misreadings: readonly Misreading<Rules>[] = [
  misread('drift-to-estuary', 'M5', { drift: 'to-estuary' }),
  misread('always-shift', 'M5', {
    isDownstreamCalm: false,
    isUpstreamCalm: false,
    isEstuaryUpstreamCalm: false,
  }),
  misread('no-upstream-exception', 'M5', { isUpstreamCalm: false, isEstuaryUpstreamCalm: false }),
  misread('no-downstream-exception', 'M5', { isDownstreamCalm: false }),
  misread('estuary-like-island', 'M5', { isEstuaryUpstreamCalm: false }),
  misread('estuary-frees-whole-river', 'L4', { calmWithin: 'from-estuary' }),
  misread('same-river-never-shifts', 'L3', { calmWithin: 'whole-river' }),
  misread('other-river-never-shifts', 'L3', { areOtherRiversCalm: true }),
  misread('bump-writes-w', 'L1', { bumpLetter: 'w' }),
  misread('bump-writes-nothing', 'L1', { bumpLetter: 'nothing' }),
  misread('last-cave-stays', 'M4', { caves: 'last-stays' }),
  misread('cave-stays', 'M4', { caves: 'all-stay' }),
  misread('caves-by-reading-order', 'M4', { caves: 'reading-order' }),
  misread('bog-arrow-is-the-only-way', 'M1', { isBogArrowOnlyWay: true }),
  misread('bog-blocks-entry', 'M1', { doesBogBlockEntry: true }),
  misread('both-letters', 'L2', { areBothLetters: true }),
  misread('start-counts', 'IN', { isStartWritten: true }),
]

/** Misreadings that searches within the official limits never found apart. */
const alongside = {
  'drift-to-estuary': ['both-letters', 'start-counts'],
  'always-shift': ['start-counts'],
  'no-upstream-exception': ['start-counts'],
  'no-downstream-exception': ['start-counts'],
  'estuary-like-island': ['always-shift', 'no-upstream-exception', 'start-counts'],
  'estuary-frees-whole-river': ['drift-to-estuary', 'both-letters', 'start-counts'],
  'same-river-never-shifts': ['drift-to-estuary', 'both-letters', 'start-counts'],
  'other-river-never-shifts': ['both-letters', 'start-counts'],
  'bump-writes-w': ['bump-writes-nothing', 'start-counts'],
  'bump-writes-nothing': ['bump-writes-w', 'start-counts'],
  'last-cave-stays': ['start-counts'],
  'cave-stays': ['start-counts'],
  'caves-by-reading-order': ['start-counts'],
  'bog-arrow-is-the-only-way': ['start-counts'],
  'bog-blocks-entry': ['start-counts'],
  'both-letters': ['start-counts'],
}

export const { readings, rulesOf } = readingTable(rightRules, misreadings, alongside)
