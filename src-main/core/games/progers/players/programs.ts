import { doInstruction } from '../play/instructions'
import { letterAt, robotSpot, robotWay, slots } from '../play/layout'
import { SPOTS } from '../model'
import { HAND_SIZE, LETTERS, LONGEST_PROGRAM } from '../official'
import type { Journal, Stage } from '../play/stage'

/** A stage for trying things and taking them back. */
export type TrialStage = Stage & { readonly writer: Journal }

/**
 * Tries the programs of a player's hand; of those that use the same letters and lead to the same state only the first.
 * `onEnd` is called in that state, before new letters are drawn; afterwards the state is restored. Letters are numbers;
 * the first `length` of them are the program.
 */
export function tryPrograms(
  stage: TrialStage,
  player: number,
  onEnd: (letters: Uint8Array, length: number) => void,
): void {
  const { writer, level } = stage
  const { state } = writer
  const counts = new Uint8Array(LETTERS.length)
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    const letter = letterAt(level, state, player, slot)
    if (letter >= 0) counts[letter]!++
  }
  const letters = new Uint8Array(LONGEST_PROGRAM)
  const seen = new Set<number>()
  const sampleEnd = slots.samples + level.samples.length

  const goOn = (length: number, used: number): void => {
    for (let letter = 0; letter < counts.length; letter++) {
      if (counts[letter] === 0) continue
      const mark = writer.mark()
      counts[letter]!--
      letters[length] = letter
      doInstruction(stage, player, letter)
      const nowUsed = used + (1 << (letter * 3))
      const key = keyOf(nowUsed)
      if (!seen.has(key)) {
        seen.add(key)
        onEnd(letters, length + 1)
        if (length + 1 < LONGEST_PROGRAM && state[slots.over] === 0) goOn(length + 1, nowUsed)
      }
      writer.rollback(mark)
      counts[letter]!++
    }
  }
  goOn(0, 0)

  /**
   * Key of the used letters (three bits each), the robot's place and direction, and a hash of the places of all
   * samples.
   */
  function keyOf(used: number): number {
    let hash = 0
    for (let slot = slots.samples; slot < sampleEnd; slot++) hash = (hash * 31 + state[slot]!) | 0
    const pose = robotSpot(state, player) * 4 + robotWay(state, player)
    return (used * SPOTS * 4 + pose) * 2 ** 20 + (hash & 0xfffff)
  }
}

/** A program as in the text. */
export function programText(letters: Uint8Array, length: number): string {
  let text = ''
  for (let at = 0; at < length; at++) text += LETTERS[letters[at]!]!
  return text
}
