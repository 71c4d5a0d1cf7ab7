import type { BoardControls } from '../../board/index'
import type { Command } from '../../ui/command'
import { isTyping, KeyDispatch } from './keys'

/** What the keys of the window are for at the moment. */
export interface KeyTargets {
  readonly commands: () => readonly Command[]
  /** While a dialog is open, few commands are meant. */
  readonly hasDialog: () => boolean
  readonly board: () => Pick<BoardControls, 'isPanning' | 'setSpaceHeld'> | null
  /** Takes a key that is meant for what is just pasted; false for any other. */
  readonly takePasted: (event: KeyboardEvent) => boolean
}

/** The keys of all windows of the app: commands at once or by a chord, and a key that is held to pan. */
export class WindowKeys {
  /** The first key of a chord whose second is awaited. */
  chord = $state<string | null>(null)
  /** The key that is held to pan, as its place. */
  private panKey = ''
  private readonly dispatch = new KeyDispatch((first) => (this.chord = first))

  constructor(private readonly targets: KeyTargets) {}

  /** Before what has the focus: the second key of a chord is not for it, nor is one that is meant for what is just pasted. */
  readonly beforeFocus = (event: KeyboardEvent): void => {
    if (!isTyping(event.target) && this.targets.takePasted(event)) return
    if (this.targets.hasDialog()) this.dispatch.giveUp()
    this.dispatch.takeSecond(event)
  }

  /** After what has the focus. */
  readonly down = (event: KeyboardEvent): void => {
    const all = this.targets.commands()
    const meant = this.targets.hasDialog() ? all.filter(({ inDialog }) => inDialog) : all
    const isPan = this.dispatch.press(event, meant) && this.targets.board()?.isPanning()
    if (isPan && this.panKey === '') this.panKey = event.code
  }

  readonly up = (event: KeyboardEvent): void => {
    if (event.code === this.panKey) this.endPan()
  }

  /** A press elsewhere ends a chord. */
  readonly giveUp = (): void => this.dispatch.giveUp()

  /** Another window has the keys now. */
  readonly letGo = (): void => {
    this.dispatch.giveUp()
    this.endPan()
  }

  /** Has the keys of a further window as well, until `signal`. */
  follow(page: Pick<Window, 'addEventListener'>, signal: AbortSignal): void {
    page.addEventListener('keydown', this.beforeFocus, { signal, capture: true })
    page.addEventListener('keydown', this.down, { signal })
    page.addEventListener('keyup', this.up, { signal })
    page.addEventListener('blur', this.letGo, { signal })
    page.addEventListener('pointerdown', this.giveUp, { signal })
  }

  private endPan(): void {
    this.panKey = ''
    this.targets.board()?.setSpaceHeld(false)
  }
}
