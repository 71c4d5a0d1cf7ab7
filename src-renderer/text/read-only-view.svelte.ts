import { EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, keymap, type DecorationSet } from '@codemirror/view'
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { elementOf } from '../ui/windows'
import { readOnlyExtensions, lookOfLines } from './extensions'
import { changeBetween } from './line-ends'
import { columns } from './in-columns'
import { lineWrapping } from './line-wrapping.svelte'
import type { TextMark } from './text-mark'

/** The text of a read-only view and its marks; its getters may be reactive. */
export interface ShownText {
  readonly text: string
  readonly marks: readonly TextMark[]
  /** The range to scroll into view. */
  readonly followed: TextMark | undefined
  choose(offset: number): void
}

const setMarks = StateEffect.define<readonly TextMark[]>()
const marked = Decoration.mark({ class: 'cm-marked' })
const differing = Decoration.mark({ class: 'cm-differing' })

const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(held, { changes, effects }) {
    let now = held.map(changes)
    for (const effect of effects) if (effect.is(setMarks)) now = markSet(effect.value)
    return now
  },
  provide: (field) => EditorView.decorations.from(field),
})

function markSet(marks: readonly TextMark[]): DecorationSet {
  const shown = marks.filter(({ from, to }) => from < to)
  return Decoration.set(
    shown.map(({ from, to, isDifferent }) => (isDifferent ? differing : marked).range(from, to)),
    true,
  )
}

/** Mounts a read-only text. */
export function readOnlyView(label: string, shown: ShownText): Attachment<HTMLElement> {
  return (parent) => untrack(() => mount(label, shown, parent))
}

function mount(label: string, shown: ShownText, parent: HTMLElement): () => void {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: shown.text,
      extensions: [
        markField,
        // Before the other keys, which use Enter to start a line.
        keymap.of([{ key: 'Enter', run: ({ state }) => choose(state.selection.main.head) }]),
        EditorView.domEventHandlers({
          click({ button, target, clientX }, { state }) {
            const isOnText = Boolean(elementOf(target)?.closest('.cm-line'))
            const { empty, head } = state.selection.main
            if (button !== 0 || !isOnText || !empty) return
            // A click puts the caret on the nearer side of a character, but the character itself is meant.
            const isBehind = head > 0 && clientX < (view.coordsAtPos(head)?.left ?? 0)
            if (isBehind) view.dispatch({ selection: { anchor: head - 1 } })
            choose(isBehind ? head - 1 : head)
          },
        }),
        readOnlyExtensions(label),
      ],
    }),
  })

  function choose(offset: number): true {
    shown.choose(offset)
    return true
  }

  $effect(() => {
    const change = changeBetween(view.state.sliceDoc(), shown.text)
    if (change) view.dispatch({ changes: change })
  })
  $effect(() => {
    const { length } = view.state.doc
    // Marks may belong to a newer text that has not arrived yet.
    const marks = shown.marks.filter(({ to }) => to <= length)
    view.dispatch({ effects: setMarks.of(marks) })
  })
  $effect(() => {
    const { followed } = shown
    if (followed && followed.to <= view.state.doc.length)
      view.dispatch({ effects: EditorView.scrollIntoView(followed.from, { y: 'nearest' }) })
  })
  $effect(() => view.dispatch({ effects: lookOfLines(lineWrapping.isOn, columns.isOn) }))
  return () => view.destroy()
}
