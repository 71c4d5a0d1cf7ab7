import { asSaved } from '@core/document/saved'
import { markSaved, typeText } from '@core/document/level-document'
import type { Bridge } from '@core/protocol/ipc'
import type { OutsideChange } from './difference'
import type { LevelEditor } from '../editor/level-editor.svelte'

/** Takes what other programs do to the files that are open. */
export class OutsideChanges {
  constructor(
    private readonly bridge: Bridge,
    private readonly editors: () => readonly LevelEditor[],
  ) {
    bridge.on('file:changed', ({ ticket, text, problem }) => {
      for (const editor of editors()) {
        if (editor.file?.ticket === ticket) take(editor, { text, problem })
      }
    })
  }

  /** Lets main know which files are open; to be called where effects may be made. */
  watch(): void {
    const tickets = $derived(this.editors().flatMap(({ file }) => (file ? [file.ticket] : [])))
    const list = $derived(tickets.join())
    $effect(() => {
      void this.bridge.request('file:watch', list === '' ? [] : list.split(','))
    })
  }
}

/** A document without changes of its own follows its file, any other one lets the user choose. */
export function take(editor: LevelEditor, found: OutsideChange): void {
  const { text } = found
  const { document } = editor.lines.main
  if (text === document.text) {
    editor.outside = null
    editor.lines.replaceMain(markSaved(document))
  } else if (text !== null && asSaved(document)?.text === text) {
    // Only the app itself could not know what stands there.
    editor.outside = null
  } else if (text === null || editor.isDirty) {
    editor.outside = found
    // What was saved is nowhere on disk any more: nothing that undo may lead to is saved.
    editor.lines.replaceMain({ ...document, savedAt: -1 })
  } else loadOutside(editor, text)
}

/** Puts the file's text into the document, as a step that can be undone; the playhead stays where it is. */
export function loadOutside(editor: LevelEditor, text: string): void {
  const { document } = editor.lines.main
  editor.outside = null
  editor.lines.replaceMain(markSaved(typeText(document, text, '', 'load the changed file')))
  editor.say(`${editor.name} was changed by another program and has been reloaded.`)
}
