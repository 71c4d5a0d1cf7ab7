import { answerChecks } from './conformance-answers'
import { debuggingChecks } from './conformance-debugging'
import { editChecks } from './conformance-edits'
import type { Check } from './conformance-kit'
import { matchChecks } from './conformance-match'
import { ruleChecks } from './conformance-rules'
import { stopChecks } from './conformance-stops'
import { textChecks } from './conformance-texts'
import { traceChecks } from './conformance-traces'
import { whyChecks } from './conformance-why'

export type { Check, Sample, Subject } from './conformance-kit'

/** All checks of a game module (house 3.3). All chance is seeded, so a failure comes back. */
export const conformanceChecks: readonly Check[] = [
  ...textChecks,
  ...traceChecks,
  ...editChecks,
  ...answerChecks,
  ...debuggingChecks,
  ...whyChecks,
  ...ruleChecks,
  ...matchChecks,
  ...stopChecks,
]
