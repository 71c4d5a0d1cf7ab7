import { isDirty, redo, undo, type LevelDocument } from './level-document'

/** The document as it was when last saved, reached by undo or redo; null when that point is lost. */
export function asSaved(document: LevelDocument): LevelDocument | null {
  if (document.savedAt < 0) return null
  let reached = document
  while (isDirty(reached)) {
    const next = reached.past.length > reached.savedAt ? undo(reached) : redo(reached)
    if (next === reached) return null
    reached = next
  }
  return reached
}
