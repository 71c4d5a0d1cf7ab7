import { z } from 'zod'
import { compareRules } from '@core/judging/compare-outputs'
import type { Requests } from '@core/protocol/ipc'
import { levelText as text } from '../files/journal/records'
import { callNumber } from './call-number'
import type { LateRequest } from './late-requests'
import { botSchemas } from './bot-schemas'
import { programSchemas } from './program-schemas'
import { setSchemas } from './set-schemas'
import { stressSchemas } from './stress-schemas'

const id = z.string().max(300)
const output = z.strictObject({
  ...{ game: id, text, output: text },
  compare: z.enum(compareRules).optional(),
})

/** Kind and size of the arguments of the requests that are looked at late; one without a schema does not compile. */
export const lateSchemas: { readonly [N in LateRequest]: z.ZodType<Requests[N]['args']> } = {
  'judge:explain': z.tuple([callNumber, output]),
  ...setSchemas,
  ...programSchemas,
  ...stressSchemas,
  ...botSchemas,
}
