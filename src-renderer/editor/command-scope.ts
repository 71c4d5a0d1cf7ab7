import type { Action } from '../ui/command'
import type { LevelEditor } from './level-editor.svelte'

/** As much of an open level as any command needs; those of a room also ask for the room's own state. */
export interface WithEditor {
  readonly editor: LevelEditor
}

/** Where commands find what they work on. */
export interface LevelScope<Part extends WithEditor = WithEditor> {
  /** The open level on show; null when there is none. */
  active(): Part | null
}

/** Wraps an action on the level on show; disabled when there is none, or a text that never was a level. */
export function onActive<Part extends WithEditor>(
  scope: LevelScope<Part>,
  run: (part: Part) => void,
  isEnabled: (part: Part) => boolean = () => true,
): Required<Action> {
  return onDocument(scope, run, (part) => part.editor.document.hasLevel && isEnabled(part))
}

/** Wraps an action on the document on show, with any text; disabled when there is none. */
export function onDocument<Part extends WithEditor>(
  scope: LevelScope<Part>,
  run: (part: Part) => void,
  isEnabled: (part: Part) => boolean = () => true,
): Required<Action> {
  return {
    isEnabled: () => {
      const part = scope.active()
      return part !== null && isEnabled(part)
    },
    run: () => {
      const part = scope.active()
      if (part && isEnabled(part)) run(part)
    },
  }
}
