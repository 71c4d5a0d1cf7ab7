import fc from 'fast-check'

/** Ms between two things that a user does: mostly none, or as few as a quick hand needs. */
export const pause = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 5, arbitrary: fc.nat({ max: 60 }) },
  { weight: 1, arbitrary: fc.nat({ max: 900 }) },
)
