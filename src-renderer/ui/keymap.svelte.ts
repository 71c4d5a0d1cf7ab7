import { type KeyChoice, keysIn, ownKeys } from '@core/keys/choice'

/** The user's keys in the window; main stores them. */
class Keymap {
  choice = $state.raw<KeyChoice>(ownKeys)

  /** The keys of a command, the one to display first; `own`: its default keys. */
  keysOf(id: string, own: readonly string[]): readonly string[] {
    return keysIn(this.choice, id, own)
  }
}

export const keymap = new Keymap()
