import type { AnyGame } from '@core/game/any-game'
import type { PictureOptions } from '@core/protocol/picture'
import type { TraceCursor } from '@core/trace/cursor'
import type { AnyBoardLook } from '../board-view'
import { writeGif, type FramePlan } from './animation'
import { CanvasPainter } from './canvas-painter'
import { sceneAt } from './scene'
import type { Work } from './slices'
import { KEY_FRAMES, writeWebm, type CanvasSource } from './webm'

/** The kinds of animations by the ending of their files: the name, how one is written, and whether it is a film. */
export const animationKinds = {
  gif: { title: 'GIF', write: writeGif, isFilm: false },
  webm: { title: 'WebM', write: writeWebm, isFilm: true },
} as const

export type AnimationKind = keyof typeof animationKinds

/** A run of a level, with a separate cursor. */
export interface RunToShow {
  readonly game: AnyGame
  readonly look: AnyBoardLook
  readonly level: unknown
  readonly cursor: TraceCursor
}

/** Draws the states of a run, independently of the window and its playhead. */
export async function framesOf(
  { game, look, level, cursor }: RunToShow,
  options: PictureOptions,
  kind: AnimationKind,
): Promise<CanvasSource> {
  const painter = await CanvasPainter.make(
    look,
    game.size(level),
    options,
    animationKinds[kind].isFilm,
  )
  return {
    canvas: painter.canvas,
    width: painter.width,
    height: painter.height,
    paint: (step) => {
      cursor.seek(step)
      painter.paint(sceneAt(game, look, level, cursor))
    },
    pixels: () => painter.pixels(),
  }
}

export async function writeAnimation(
  run: RunToShow,
  options: PictureOptions,
  kind: AnimationKind,
  plan: FramePlan,
  work: Work,
): Promise<void> {
  const source = await framesOf(run, options, kind)
  await animationKinds[kind].write(source, plan, work)
}

/** Number of frames written to estimate the size. */
const SAMPLE = 8

/** The approximate size of an animation in bytes, estimated from a few frames of its middle. */
export async function estimateBytes(
  run: RunToShow,
  options: PictureOptions,
  kind: AnimationKind,
  plan: FramePlan,
  signal: AbortSignal,
): Promise<number> {
  const { steps } = plan
  const from = Math.max(0, (steps.length - SAMPLE) >> 1)
  const measure = async (count: number): Promise<number> => {
    let bytes = 0
    const work: Work = {
      sink: (part) => Promise.resolve(void (bytes += part.length)),
      onProgress: () => {},
      signal,
    }
    const sample = { ...plan, steps: steps.slice(from, from + count) }
    await writeAnimation(run, options, kind, sample, work)
    return bytes
  }
  const few = Math.min(SAMPLE, steps.length)
  const whole = await measure(few)
  if (few === steps.length) return whole
  const first = await measure(1)
  const seconds = (steps.length * plan.delay) / 1000
  const wholeFrames = kind === 'webm' ? Math.max(1, Math.ceil(seconds / KEY_FRAMES)) : 1
  const change = Math.max(0, whole - first) / (few - 1)
  return Math.round(first * wholeFrames + change * (steps.length - wholeFrames))
}
