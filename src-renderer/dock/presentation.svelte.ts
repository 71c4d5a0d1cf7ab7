/** The part of the screen that a presentation uses. */
export interface Screen {
  readonly isFullScreen: boolean
  fillScreen(isFull: boolean): Promise<void>
}

/** Whether the level in front is presented; the window fills the screen meanwhile. */
export class Presentation {
  isOn = $state(false)
  /** Whether the window filled the screen before. */
  private wasFull = false

  async turn(isOn: boolean, screen: Screen): Promise<void> {
    if (isOn === this.isOn) return
    this.isOn = isOn
    if (isOn) this.wasFull = screen.isFullScreen
    if (!this.wasFull) await screen.fillScreen(isOn)
  }
}

export const presentation = new Presentation()
