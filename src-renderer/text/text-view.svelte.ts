import { setDiagnostics, type Diagnostic as Mark } from '@codemirror/lint'
import { EditorState, Text, type Transaction } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { LevelEditor } from '../editor/index'
import { columns } from './in-columns'
import { lineWrapping } from './line-wrapping.svelte'
import { fromDocument, LineEndSetting, textExtensions, lookOfLines } from './extensions'
import { changeBetween, lineEndOf, toViewText, type LineEnd } from './line-ends'
import { placeOfOffset, rangeOfPlace } from './text-places'
import { TypingGroups } from './typing-groups'
import { words } from '../ui/words'

/** Maximum number of problems marked in the text; the problems list has them all. */
const MOST_MARKS = 1000

/** Inputs that are a separate undo step each. */
const wholeEvents = ['input.paste', 'input.drop', 'input.replace', 'delete.cut']

/** Mounts the text of a document: typing changes the document, and changes made elsewhere are shown here. */
export function textView(editor: LevelEditor): Attachment<HTMLElement> {
  return (parent) => untrack(() => mount(editor, parent))
}

function mount(editor: LevelEditor, parent: HTMLElement): () => void {
  const groups = new TypingGroups(() => editor.newGroup())
  const setting = new LineEndSetting()
  let lineEnd: LineEnd = lineEndOf(editor.document.text)
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: editor.document.text,
      extensions: [
        setting.initially(lineEnd),
        textExtensions(editor),
        EditorView.updateListener.of((update) => {
          if (!listen(editor, groups, update)) queueMicrotask(() => show(editor.document.text))
        }),
      ],
    }),
  })

  function show(text: string): void {
    const nextEnd = lineEndOf(text, lineEnd)
    if (nextEnd === lineEnd && view.state.sliceDoc() === text) return
    groups.end()
    const change = changeBetween(view.state.doc.toString(), toViewText(text, nextEnd))
    view.dispatch({
      annotations: fromDocument.of(true),
      effects: nextEnd === lineEnd ? [] : setting.changedTo(nextEnd),
      ...(change && {
        changes: { ...change, insert: Text.of(change.insert.split('\n')) },
        // After an undo by the user the caret goes to the change; painting does not move it.
        ...(view.hasFocus && {
          selection: { anchor: change.from + change.insert.length },
          scrollIntoView: true,
        }),
      }),
    })
    lineEnd = nextEnd
  }

  $effect(() => show(editor.document.text))
  $effect(() => view.dispatch({ effects: lookOfLines(lineWrapping.isOn, columns.isOn) }))
  $effect(() => view.dispatch(setDiagnostics(view.state, marksOf(editor, view.state.doc))))
  $effect(() => {
    if (editor.reveal) untrack(() => reveal(editor, view))
  })
  return () => view.destroy()
}

/** Passes typed changes on; returns false if the document refused them. */
function listen(editor: LevelEditor, groups: TypingGroups, update: ViewUpdate): boolean {
  const typed = update.transactions.filter((each) => each.docChanged)
  if (typed.length > 0) {
    if (typed.every((each) => each.annotation(fromDocument))) return true
    let group = ''
    for (const each of typed) group = groupOf(groups, each)
    return editor.type(update.state.sliceDoc(), group)
  } else if (update.transactions.some((each) => each.isUserEvent('select'))) {
    editor.followCaret(placeOfOffset(update.state.doc, update.state.selection.main.head))
  }
  return true
}

function groupOf(groups: TypingGroups, transaction: Transaction): string {
  const is = (event: string) => transaction.isUserEvent(event)
  const isTyping = (is('input') || is('delete')) && !wholeEvents.some(is)
  const stretches: { from: number; to: number; inserted: string }[] = []
  transaction.changes.iterChanges((from, to, _fromAfter, _toAfter, inserted) => {
    stretches.push({ from, to, inserted: inserted.toString() })
  })
  const first = stretches[0] ?? { from: 0, to: 0, inserted: '' }
  const isWhole = !isTyping || stretches.length !== 1
  return groups.groupOf({ ...first, now: performance.now(), isWhole })
}

function marksOf(editor: LevelEditor, doc: Text): Mark[] {
  return editor.diagnostics.slice(0, MOST_MARKS).map((diagnostic) => ({
    ...rangeOfPlace(doc, diagnostic.place),
    severity: diagnostic.severity,
    message: words.text.problem({
      message: editor.game.message(diagnostic),
      rule: diagnostic.rule,
    }),
  }))
}

function reveal(editor: LevelEditor, view: EditorView): void {
  if (!editor.reveal) return
  const { from, to } = rangeOfPlace(view.state.doc, editor.reveal.place)
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  })
}
