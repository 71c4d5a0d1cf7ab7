import { misread, readingTable, type Misreading } from '../../../game/reading-table'

/** The switches of the rules. The right rules are one setting of them, each misreading turns one. */
export interface Rules {
  /** Cells from the ghost to the edge of the square around it. */
  readonly reach: number
  /** Hunters that neutralise. */
  readonly needed: number
  readonly isCountShared: boolean
  readonly doHousesShelter: boolean
  readonly tie: 'nobody' | 'both' | 'first'
  readonly isCheckedBeforeGhosts: boolean
  readonly canGoDiagonally: boolean
  readonly doTeamsBlock: boolean
  readonly doGhostsBlock: boolean
  readonly canLeaveWhereItCame: boolean
  readonly doesRest: boolean
  readonly isNewChecked: boolean
}

export const rightRules: Rules = {
  reach: 2,
  needed: 4,
  isCountShared: false,
  doHousesShelter: true,
  tie: 'nobody',
  isCheckedBeforeGhosts: false,
  canGoDiagonally: true,
  doTeamsBlock: false,
  doGhostsBlock: false,
  canLeaveWhereItCame: true,
  doesRest: false,
  isNewChecked: false,
}

const misreadings: readonly Misreading<Rules>[] = [
  misread('three-by-three', 'T3', 'Hunters must be in the 3 × 3 square around the ghost.', {
    reach: 1,
  }),
  misread(
    'four-of-both-teams',
    'T3',
    'Any four hunters are enough, whichever teams they belong to.',
    { isCountShared: true },
  ),
  misread('more-than-four', 'T3', 'More than four hunters are needed.', { needed: 5 }),
  misread('houses-no-shelter', 'G4', 'A ghost can be neutralised inside a house as well.', {
    doHousesShelter: false,
  }),
  misread('tie-scores-both', 'T3', 'With equal numbers, both teams get the point.', {
    tie: 'both',
  }),
  misread('first-team-wins-tie', 'T3', 'With equal numbers, White gets the point.', {
    tie: 'first',
  }),
  misread('before-ghosts-move', 'T3', 'Ghosts are checked where they stood before they moved.', {
    isCheckedBeforeGhosts: true,
  }),
  misread('four-neighbours', 'T2', 'Hunters move only up, down, left and right.', {
    canGoDiagonally: false,
  }),
  misread('teams-block', 'T2', 'No hunter enters a cell that an opponent was on.', {
    doTeamsBlock: true,
  }),
  misread('ghosts-block', 'T2', 'No hunter enters a cell that a ghost was on.', {
    doGhostsBlock: true,
  }),
  misread(
    'leaves-by-another-corner',
    'W2',
    'A ghost never leaves a house by the corner it came in by.',
    { canLeaveWhereItCame: false },
  ),
  misread('rests-on-arrival', 'W1', 'A ghost stands still for a turn when it arrives.', {
    doesRest: true,
  }),
  misread(
    'counts-as-it-appears',
    'T4',
    'A ghost that has just appeared is checked in the same turn, wherever it is.',
    { isNewChecked: true },
  ),
]

export const { readings, rulesOf } = readingTable(rightRules, misreadings)
