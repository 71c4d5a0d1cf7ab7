import type { FrameChoice } from '../../canvas/picture/frame-steps'

interface AnimationOptions {
  readonly each: FrameChoice['each']
  /** Frames per second. */
  readonly rate: number
  readonly isLooped: boolean
}

/** The last choice for animations; kept while the window is open. */
class AnimationChoice {
  options = $state.raw<AnimationOptions>({ each: 'step', rate: 4, isLooped: true })

  set(changes: Partial<AnimationOptions>): void {
    this.options = { ...this.options, ...changes }
  }
}

export const animationChoice = new AnimationChoice()
