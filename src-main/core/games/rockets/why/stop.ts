import type { InputFault } from '../../../game/inputs'
import { stopWordsIn, type StopWords } from '../../../game/stop-facts'
import { playerOfTurn, type Level } from '../model'
import { inputsIn } from '../play/inputs'
import { ARROWS_EACH } from '../play/placement'
import { messageIn } from '../text/diagnostics'
import type { Words } from '../../../words'

/** The event that ends a run before an illegal arrow, and the reasons (R5, R6). */
export function stopIn(words: Pick<Words, 'game' | 'rockets'>): StopWords<Level> {
  const { stop } = words.rockets.why
  return stopWordsIn<Level>(words, inputsIn(words), messageIn(words), (level, { turn, why }) => [
    groundOf(level, turn, why),
  ])

  function groundOf(level: Level, turn: number, why: InputFault['why']): string {
    switch (why.code) {
      case 'arrow-on-pit':
        return stop.pit
      case 'arrow-on-rocket':
        return stop.rocket
      case 'arrow-on-own-oldest':
        return stop.ownOldest({ most: ARROWS_EACH, player: playerOfTurn(level, turn) + 1 })
      case 'arrow-on-arrow': {
        const placed = Number(why.args[4]) - 1
        const last = placed + ARROWS_EACH * level.rockets.length + 1
        const player = playerOfTurn(level, placed) + 1
        return stop.arrow({ most: ARROWS_EACH, player, turn: last, free: last + 1 })
      }
      default:
        return stop.grid({ width: level.width, height: level.height })
    }
  }
}
