import { asSaved } from '@core/document/saved'
import { markSaved, markSavedAs, typeText } from '@core/document/level-document'
import type { Bridge } from '@core/protocol/ipc'
import type { OpenLevel, OutsideChange } from '../../level/index'
import { words } from '../../ui/words'

/** Handles changes and moves of open files by other programs. */
export class OutsideChanges {
  constructor(
    private readonly bridge: Bridge,
    private readonly levels: () => readonly OpenLevel[],
  ) {
    bridge.on('file:changed', ({ ticket, text, problem }) => {
      for (const level of levels()) {
        if (level.file?.ticket === ticket) take(level, { text, problem })
      }
    })
    bridge.on('file:moved', (moves) => {
      // All at once, because files may have changed places.
      const next = levels().map(
        ({ file }) => moves.find(({ ticket }) => ticket === file?.ticket)?.file ?? null,
      )
      for (const [at, level] of levels().entries()) if (next[at]) level.fileMoved(next[at])
    })
  }

  /** Tells main which files are open; call it where effects may be created. */
  watch(): void {
    const tickets = $derived(this.levels().flatMap(({ file }) => (file ? [file.ticket] : [])))
    const list = $derived(tickets.join())
    $effect(() => {
      void this.bridge.request('file:watch', list === '' ? [] : list.split(','))
    })
  }
}

/** A document without unsaved changes takes its file's new text; for others the user chooses. */
export function take(level: OpenLevel, found: OutsideChange): void {
  const { text } = found
  const { document } = level.editor.lines.main
  if (text === document.text) {
    level.outside = null
    level.editor.lines.replaceMain(markSaved(document))
  } else if (text !== null && asSaved(document)?.text === text) {
    // The file contains what was saved; only the app did not know that.
    level.outside = null
  } else if (text !== null && cameBack(level, text)) {
    level.outside = null
    level.editor.lines.markSaved(text)
  } else if (text === null || level.isDirty) {
    const { notice } = level.editor
    level.outside = found
    // The saved text is no longer on disk: no text that undo leads to counts as saved.
    level.editor.lines.replaceMain({ ...document, savedAt: -1 })
    // The text is the same, so the message about it stays, for instance why it could not be saved.
    level.editor.notice = notice
  } else loadOutside(level, text)
}

/**
 * True for a file that was missing, for example on a removed disk, and has returned with a text that the document had.
 */
function cameBack({ outside, editor }: OpenLevel, text: string): boolean {
  const wasGone = outside !== null && outside.text === null
  return wasGone && markSavedAs(editor.lines.main.document, text).savedAt >= 0
}

/** Puts the file's text into the document, as an undo step; the playhead stays where it is. */
export function loadOutside(level: OpenLevel, text: string): void {
  const { document } = level.editor.lines.main
  level.outside = null
  level.editor.lines.replaceMain(markSaved(typeText(document, text, '', words.keep.outside.load)))
  level.editor.say(words.keep.outside.reloaded({ name: level.name }))
}
