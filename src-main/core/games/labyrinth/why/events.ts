import { wordsOf } from '../../../game/event-words'
import type { StopWords } from '../../../game/stop-facts'
import { events } from '../play/events'
import type { Level } from '../model'
import { bumpEventsIn } from './bump'
import { currentEventsIn } from './current'
import { saidEventsIn } from './said'
import { stepEventsIn } from './stepped'
import type { Said } from './words'

/** Every event in words, with its reasons; walks are numbered from 1. */
export function eventsIn(words: Said, { describeStop, whyStop }: StopWords<Level>) {
  return wordsOf<Level, typeof events.rows>(events, {
    ...stepEventsIn(words),
    ...bumpEventsIn(words),
    ...currentEventsIn(words),
    ...saidEventsIn(words),
    'cannot-be-played': { sentence: describeStop, grounds: whyStop },
  })
}
