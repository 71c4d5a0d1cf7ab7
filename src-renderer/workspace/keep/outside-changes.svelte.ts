import { asSaved } from '@core/document/saved'
import { markSaved, markSavedAs, typeText } from '@core/document/level-document'
import type { Bridge } from '@core/protocol/ipc'
import type { OpenLevel, OutsideChange } from '../../level/index'
import { words } from '../../ui/words'

/** Takes what other programs do to the files that are open, and where these are moved. */
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
      // All at once: files may have changed places.
      const next = levels().map(
        ({ file }) => moves.find(({ ticket }) => ticket === file?.ticket)?.file ?? null,
      )
      for (const [at, level] of levels().entries()) if (next[at]) level.fileMoved(next[at])
    })
  }

  /** Lets main know which files are open; to be called where effects may be made. */
  watch(): void {
    const tickets = $derived(this.levels().flatMap(({ file }) => (file ? [file.ticket] : [])))
    const list = $derived(tickets.join())
    $effect(() => {
      void this.bridge.request('file:watch', list === '' ? [] : list.split(','))
    })
  }
}

/** A document without changes of its own follows its file, any other one lets the user choose. */
export function take(level: OpenLevel, found: OutsideChange): void {
  const { text } = found
  const { document } = level.editor.lines.main
  if (text === document.text) {
    level.outside = null
    level.editor.lines.replaceMain(markSaved(document))
  } else if (text !== null && asSaved(document)?.text === text) {
    // Only the app itself could not know what stands there.
    level.outside = null
  } else if (text !== null && cameBack(level, text)) {
    level.outside = null
    level.editor.lines.markSaved(text)
  } else if (text === null || level.isDirty) {
    const { notice } = level.editor
    level.outside = found
    // What was saved is nowhere on disk any more: nothing that undo may lead to is saved.
    level.editor.lines.replaceMain({ ...document, savedAt: -1 })
    // The text is the same, so what was said of it stays: why it could not be saved, for instance.
    level.editor.notice = notice
  } else loadOutside(level, text)
}

/** True for a file that was gone, as one on a disk that was taken out, and is there again with a text that the document had. */
function cameBack({ outside, editor }: OpenLevel, text: string): boolean {
  const wasGone = outside !== null && outside.text === null
  return wasGone && markSavedAs(editor.lines.main.document, text).savedAt >= 0
}

/** Puts the file's text into the document, as a step that can be undone; the playhead stays where it is. */
export function loadOutside(level: OpenLevel, text: string): void {
  const { document } = level.editor.lines.main
  level.outside = null
  level.editor.lines.replaceMain(markSaved(typeText(document, text, '', words.keep.outside.load)))
  level.editor.say(words.keep.outside.reloaded({ name: level.name }))
}
