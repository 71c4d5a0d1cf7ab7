import type { SetList } from '@core/protocol/set'

/** The list of a set before main has sent one. */
export const emptyList: SetList = {
  tests: [],
  notes: {
    tests: {},
    made: {},
    groups: {},
    scoring: {},
    invalid: {},
    packing: {},
    compare: 'tokens',
    limits: null,
    problem: null,
  },
  leftOut: [],
  elsewhere: [],
  statements: {},
  problem: null,
}
