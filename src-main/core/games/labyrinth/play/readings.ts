import { misread, readingTable, type Misreading } from '../../../game/reading-table'

/** The switches of the rules. The right rules are one setting of them, each misreading turns one (or one and its twin). */
export interface Rules {
  /** Whether a move along the arrow of the river cell one leaves is safe from the current. */
  readonly isDownstreamCalm: boolean
  /** Whether a move to the cell that flows into the one one leaves is safe: from a river cell, from an estuary. */
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
  misread('drift-to-estuary', 'M5', 'The current carries the player all the way to the estuary.', {
    drift: 'to-estuary',
  }),
  misread(
    'always-shift',
    'M5',
    'The current shifts every player who enters a river cell, from any side.',
    {
      isDownstreamCalm: false,
      isUpstreamCalm: false,
      isEstuaryUpstreamCalm: false,
    },
  ),
  misread('no-upstream-exception', 'M5', 'The current also shifts a player who moves upstream.', {
    isUpstreamCalm: false,
    isEstuaryUpstreamCalm: false,
  }),
  misread(
    'no-downstream-exception',
    'M5',
    'The current also shifts a player who moves downstream.',
    { isDownstreamCalm: false },
  ),
  misread('estuary-like-island', 'M5', 'Every step from an estuary into a river is shifted.', {
    isEstuaryUpstreamCalm: false,
  }),
  misread(
    'estuary-frees-whole-river',
    'L4',
    'From an estuary, every step into its own river is safe.',
    { calmWithin: 'from-estuary' },
  ),
  misread('same-river-never-shifts', 'L3', 'No move between cells of one river is shifted.', {
    calmWithin: 'whole-river',
  }),
  misread('other-river-never-shifts', 'L3', 'A move from one river into another is not shifted.', {
    areOtherRiversCalm: true,
  }),
  misread('bump-writes-w', 'L1', 'Bumping into a wall or the border writes w.', {
    bumpLetter: 'w',
  }),
  misread('bump-writes-nothing', 'L1', 'Bumping into a wall or the border writes nothing.', {
    bumpLetter: 'nothing',
  }),
  misread(
    'last-cave-stays',
    'M4',
    'A player who falls into the last cave of a chain stays there.',
    { caves: 'last-stays' },
  ),
  misread('cave-stays', 'M4', 'Caves lead nowhere: the player stays where they fell.', {
    caves: 'all-stay',
  }),
  misread('caves-by-reading-order', 'M4', 'The next cave is the next one in reading order.', {
    caves: 'reading-order',
  }),
  misread('bog-arrow-is-the-only-way', 'M1', 'A bog can be left only along its arrow.', {
    isBogArrowOnlyWay: true,
  }),
  misread('bog-blocks-entry', 'M1', 'A bog cannot be entered through its impassable side.', {
    doesBogBlockEntry: true,
  }),
  misread(
    'both-letters',
    'L2',
    'A shift writes the river cell and then the cell where the player ends.',
    { areBothLetters: true },
  ),
  misread('start-counts', 'IN', 'The cell where a walk starts is written as well.', {
    isStartWritten: true,
  }),
]

export const { readings, rulesOf } = readingTable(rightRules, misreadings)
