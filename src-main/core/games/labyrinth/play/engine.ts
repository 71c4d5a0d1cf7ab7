import type { Engine } from '../../../game/module'
import { answer } from './answer'
import { events } from './events'
import { layoutOf, writtenText } from './layout'
import { WalkMachine } from './machine'
import type { Level } from '../model'
import { phases } from './phases'
import { readings, rulesOf } from './readings'

export const engine: Engine<Level> = {
  phases,
  eventKinds: events.kinds,
  readings,
  layout: layoutOf,
  start: (level, recorder, reading) => new WalkMachine(level, recorder, rulesOf(reading)),
  answer,
  answerOf: (_level, state) => `${writtenText(state)}\n`,
}
