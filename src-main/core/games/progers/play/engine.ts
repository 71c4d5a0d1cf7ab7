import type { Engine } from '../../../game/module'
import { events } from './events'
import { layoutOf } from './layout'
import type { Level } from '../model'
import { answer, answerOf } from './play'
import { readings, rulesOf } from './readings'
import { makeStage } from './stage'
import { phases, playStep } from './turn'

export const engine: Engine<Level> = {
  phases,
  eventKinds: events.kinds,
  readings,
  layout: layoutOf,
  start(level, recorder, reading) {
    const stage = makeStage(level, recorder, rulesOf(reading))
    return { step: () => playStep(stage) }
  },
  answer,
  answerOf,
}
