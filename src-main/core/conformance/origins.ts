import type { HeldAt } from '../game/answer-origins'
import type { AnyGame } from '../game/any-game'
import { AnswerPieces } from '../judging/answer-pieces'
import { AnswerTrail } from '../judging/answer-trail'
import { TraceBook } from '../trace/book'
import { sketchOf } from '../trace/sketch-tally'
import { EngineChunkMaker } from '../trace/chunk-maker'
import { TraceCursor } from '../trace/cursor'
import type { ReadingId } from '../trace/machine'
import { figureSlotsOf } from '../trace/sketch'
import { demand, demandSame, generatedLevel, readingsOn, runnableSamples, type Check } from './kit'
import { recordLevel } from './record-level'

/** Pieces times steps of a run that is looked at after every step, at most. */
const MOST_LOOKS = 20_000

/** Where answers come from: each piece leads to the step that settles it, and each step to the pieces that it writes. */
export const originChecks: readonly Check[] = [
  {
    name: 'leads from each piece of an answer to the step that settles it and back, under every reading',
    run(subject) {
      const { game } = subject
      const seeds = Array.from({ length: subject.tries(3, 60) }, (_, index) => index + 1)
      const generated = seeds.map((seed) => generatedLevel(game, seed))
      let written = 0
      const levels = [...runnableSamples(subject), ...generated]
      for (const [number, { name, level }] of levels.entries()) {
        for (const reading of [undefined, ...readingsOn(subject, number, 5)]) {
          // A reading that changes nothing makes the same run again.
          const isSame = reading && game.engine.answer(level, reading) === game.engine.answer(level)
          if (!isSame)
            written += checkRun(game, `${name}, ${reading ?? 'right rules'}`, level, reading)
        }
      }
      demand(written > 0, 'no step of any run writes anything')
    },
  },
]

/** Checks all pieces of a run's answer; how many of them a step writes. */
function checkRun(game: AnyGame, name: string, level: unknown, reading?: ReadingId): number {
  const { layout, chunks, last } = recordLevel(game, level, reading)
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) cursor.append(chunk)
  const answer = game.engine.answer(level, reading)
  const trail = new AnswerTrail(game, level, answer)
  const { count } = trail.pieces
  checkCover(name, trail.pieces)
  if (cursor.stepCount * count > MOST_LOOKS) return 0
  const found = Array.from({ length: count }, (_, index) =>
    trail.settledAt({ layout, book: cursor.book, isWhole: true }, index),
  )
  demandSame(`${name}: settled in a book of sketches`, settledOfSketches(), found)
  const lastWritten = Array.from({ length: count }, () => 0)
  let before = textsNow()
  for (let position = 1; cursor.forward(); position++) {
    const written = trail.writtenBy(cursor.book, position)
    const now = textsNow()
    for (let index = 0; index < count; index++) {
      const what = `${name}: piece ${index} at step ${position}`
      const isWritten = written.includes(index)
      if (isWritten) lastWritten[index] = position
      // While the answer is another sentence, its pieces are others.
      const isKept = now.length !== count || now[index] === before[index]
      demand(isWritten || isKept, `${what} changes and no step writes it`)
      const isSettled = position >= (found[index] ?? Infinity)
      demand(!isSettled || now[index] === trail.pieces.textOf(index), `${what} is not settled`)
    }
    before = now
  }
  demandSame(`${name}: the steps that settle the pieces`, found, lastWritten)
  for (const position of new Set(found)) {
    const isTold = position === 0 || cursor.eventsOf(position! - 1).length > 0
    demand(isTold, `${name}: step ${position} writes and nothing happens in it`)
  }
  for (let index = 0; index < count; index++) {
    for (const held of game.origins.heldAt(level, index, answer)) {
      demand(isReadOff(index, held), `${name}: piece ${index} is not read off slot ${held.slot}`)
    }
  }
  return found.filter((position) => position !== 0).length

  function textsNow(): string[] {
    const pieces = new AnswerPieces(game.engine.answerOf(level, cursor.state), game.origins.piece)
    return Array.from({ length: pieces.count }, (_, index) => pieces.textOf(index))
  }

  function settledOfSketches(): (number | null)[] {
    const maker = new EngineChunkMaker(game.engine, level, layout, reading ?? null)
    const budget = { chunks: 1, keyframes: { usual: 8, most: 2000, changes: Infinity } }
    const figures = figureSlotsOf(layout)
    const book = new TraceBook(maker, budget, figures)
    chunks.forEach((chunk, index) =>
      index === 0 ? book.append(chunk) : book.appendSketch(sketchOf(chunk, figures), null),
    )
    return found.map((_, index) => trail.settledAt({ layout, book, isWhole: true }, index))
  }

  /** Whether other bits give another answer; where a piece waits for a count it does not say the count. */
  function isReadOff(index: number, { slot, shift = 0, mask, least }: HeldAt): boolean {
    if (mask === undefined && least !== undefined) return true
    const bits = mask ?? -1
    const held = (last[slot]! >> shift) & bits
    const others = [0, ...Array.from({ length: 31 }, (_, bit) => (held ^ (1 << bit)) & bits)]
    return others.some((other) => {
      const state = last.slice()
      state[slot] = (state[slot]! & ~(bits << shift)) | (other << shift)
      const pieces = new AnswerPieces(game.engine.answerOf(level, state), game.origins.piece)
      return index >= pieces.count || pieces.textOf(index) !== trail.pieces.textOf(index)
    })
  }
}

/** Every letter of an answer that is not blank belongs to one piece. */
function checkCover(name: string, pieces: AnswerPieces): void {
  const { text, count } = pieces
  for (let at = 0; at < text.length; at++) {
    if (text[at]!.trim() === '') continue
    const index = pieces.indexAt(at)
    demand(index !== null, `${name}: no piece at ${at} of the answer`)
    const { from, to } = pieces.stretchOf(index!)
    demand(from <= at && at < to, `${name}: piece ${index} does not hold ${at}`)
  }
  for (let index = 1; index < count; index++) {
    const isApart = pieces.stretchOf(index - 1).to <= pieces.stretchOf(index).from
    demand(isApart, `${name}: pieces ${index - 1} and ${index} overlap`)
  }
}
