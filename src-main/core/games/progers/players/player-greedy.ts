import type { Rng } from '../../../kernel/rng'
import { slots } from '../play/layout'
import type { Level } from '../model'
import { programText, tryPrograms } from './programs'
import { makeJournal, makeStage } from '../play/stage'

/**
 * The program that brings most points at once; among those the most samples aboard, then the most letters, then any.
 */
export function thinkGreedy(level: Level, state: Int32Array, player: number, rng: Rng): string {
  const writer = makeJournal(state)
  const stage = { ...makeStage(level, writer), writer }
  let best = ''
  let bestValue = -1
  let equals = 0
  tryPrograms(stage, player, (letters, length) => {
    const score = writer.state[slots.scores + player]!
    const value = (score * 64 + writer.state[slots.cargo + player]!) * 8 + length
    if (value < bestValue) return
    equals = value === bestValue ? equals + 1 : 1
    bestValue = value
    if (rng.below(equals) === 0) best = programText(letters, length)
  })
  return best
}
