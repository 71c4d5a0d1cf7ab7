import { answerChecks } from './answers'
import { debuggingChecks } from './debugging'
import { editChecks } from './edits'
import type { Check } from './kit'
import { matchChecks } from './match'
import { originChecks } from './origins'
import { ruleChecks } from './rules'
import { shrinkingChecks } from './shrinking'
import { stopChecks } from './stops'
import { textChecks } from './texts'
import { traceChecks } from './traces'
import { whyChecks } from './why'

export type { Check, Sample, Subject } from './kit'

/** All checks of a game module (house 3.3). All chance is seeded, so a failure comes back. */
export const conformanceChecks: readonly Check[] = [
  ...textChecks,
  ...traceChecks,
  ...editChecks,
  ...answerChecks,
  ...originChecks,
  ...debuggingChecks,
  ...whyChecks,
  ...ruleChecks,
  ...matchChecks,
  ...stopChecks,
  ...shrinkingChecks,
]
