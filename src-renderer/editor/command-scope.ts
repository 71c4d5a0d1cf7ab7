import type { Action } from '../ui/command'
import type { LevelEditor } from './level-editor.svelte'
import { words } from '../ui/words'

/** The part of an open level that every command needs; commands of a room also need the room's state. */
export interface WithEditor {
  readonly editor: LevelEditor
}

/** Access to the level that commands work on. */
export interface LevelScope<Part extends WithEditor = WithEditor> {
  /** The open level shown; null when there is none. */
  active(): Part | null
}

/** Why a command is off when no level is in front. */
export const NO_LEVEL = words.editor.noLevel

/** Why a command is off when errors prevent the run of the level. */
export const HAS_ERRORS = words.editor.hasErrors

/** Wraps an action on the level shown; off when there is none, or if its text was never a valid level. */
export function onActive<Part extends WithEditor>(
  scope: LevelScope<Part>,
  run: (part: Part) => void,
  whyOff: (part: Part) => string | null = () => null,
): Required<Action> {
  return onDocument(scope, run, (part) =>
    part.editor.document.hasLevel ? whyOff(part) : words.editor.notRead,
  )
}

/** Wraps an action on the document shown, whether or not its text is valid; off when there is none. */
export function onDocument<Part extends WithEditor>(
  scope: LevelScope<Part>,
  run: (part: Part) => void,
  whyOff: (part: Part) => string | null = () => null,
): Required<Action> {
  return {
    whyOff: () => {
      const part = scope.active()
      return part === null ? NO_LEVEL : whyOff(part)
    },
    run: () => {
      const part = scope.active()
      if (part && whyOff(part) === null) run(part)
    },
  }
}
