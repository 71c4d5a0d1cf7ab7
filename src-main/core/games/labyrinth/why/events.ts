import { wordsOf } from '../../../game/event-words'
import { events } from '../play/events'
import type { Level } from '../model'
import { bumpEvents } from './bump'
import { currentEvents } from './current'
import { saidEvents } from './said'
import { stepEvents } from './stepped'
import { describeStop, whyStop } from './stop'

/** Every event in words, and what made it happen; walks are said from 1. */
export const { describe, whyEvent } = wordsOf<Level, typeof events.rows>(events, {
  ...stepEvents,
  ...bumpEvents,
  ...currentEvents,
  ...saidEvents,
  'cannot-be-played': { sentence: describeStop, grounds: whyStop },
})
