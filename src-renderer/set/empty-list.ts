import type { SetList } from '@core/protocol/set'

/** What a set consists of before main has told of it. */
export const emptyList: SetList = {
  tests: [],
  notes: {
    tests: {},
    made: {},
    groups: {},
    scoring: {},
    packing: {},
    compare: 'tokens',
    limits: null,
    problem: null,
  },
  leftOut: [],
  elsewhere: [],
  problem: null,
}
