import { type KeyChoice, keysIn, ownKeys } from '@core/keys/choice'

/** The keys of the window as the user has chosen them; kept by main. */
class Keymap {
  choice = $state.raw<KeyChoice>(ownKeys)

  /** The keys of a command, the one to show first; `own` are those that it has by itself. */
  keysOf(id: string, own: readonly string[]): readonly string[] {
    return keysIn(this.choice, id, own)
  }
}

export const keymap = new Keymap()
