import { misread, readingTable, type Misreading } from '../../../game/reading-table'

/** The switches of the rules. The official rules are one setting of them, and each misreading changes one switch. */
export interface Rules {
  /** Cells from the ghost to the edge of the square around it. */
  readonly reach: number
  /** Number of hunters needed to neutralise. */
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
  misread('three-by-three', 'T3', {
    reach: 1,
  }),
  misread('four-of-both-teams', 'T3', { isCountShared: true }),
  misread('more-than-four', 'T3', { needed: 5 }),
  misread('houses-no-shelter', 'G4', {
    doHousesShelter: false,
  }),
  misread('tie-scores-both', 'T3', {
    tie: 'both',
  }),
  misread('first-team-wins-tie', 'T3', {
    tie: 'first',
  }),
  misread('before-ghosts-move', 'T3', {
    isCheckedBeforeGhosts: true,
  }),
  misread('four-neighbours', 'T2', {
    canGoDiagonally: false,
  }),
  misread('teams-block', 'T2', {
    doTeamsBlock: true,
  }),
  misread('ghosts-block', 'T2', {
    doGhostsBlock: true,
  }),
  misread('leaves-by-another-corner', 'W2', { canLeaveWhereItCame: false }),
  misread('rests-on-arrival', 'W1', {
    doesRest: true,
  }),
  misread('counts-as-it-appears', 'T4', { isNewChecked: true }),
]

export const { readings, rulesOf } = readingTable(rightRules, misreadings)
