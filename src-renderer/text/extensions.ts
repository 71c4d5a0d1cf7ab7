import { defaultKeymap } from '@codemirror/commands'
import { lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  type StateEffect,
} from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { alignedColumns } from './align-columns'
import { editorTheme } from './editor-theme'
import { highlighting } from './highlighting'
import { withLineEnds, type LineEnd } from './line-ends'
import { phrases } from './phrases'
import { words } from '../ui/words'

/** Marks changes that come from the document, so that they are not sent back to it. */
export const fromDocument = Annotation.define<true>()

export interface HistoryCommands {
  undo(): void
  redo(): void
}

/** Undo and redo belong to the document, so their keys, and requests of a system's edit menu, are handled here. */
function documentHistory(commands: HistoryCommands): Extension {
  const taken = { preventDefault: true, stopPropagation: true }
  const undo = () => (commands.undo(), true)
  const redo = () => (commands.redo(), true)
  return [
    keymap.of([
      { key: 'Mod-z', run: undo, ...taken },
      { key: 'Mod-Shift-z', run: redo, ...taken },
      { key: 'Mod-y', run: redo, ...taken },
    ]),
    EditorView.domEventHandlers({
      beforeinput(event) {
        if (event.inputType === 'historyUndo') commands.undo()
        else if (event.inputType === 'historyRedo') commands.redo()
        else return false
        event.preventDefault()
        return true
      },
    }),
  ]
}

/** The line ending of the text; a separate compartment, because a text from elsewhere may have a different one. */
export class LineEndSetting {
  private readonly compartment = new Compartment()

  initially(lineEnd: LineEnd): Extension {
    return this.compartment.of(EditorState.lineSeparator.of(lineEnd))
  }

  changedTo(lineEnd: LineEnd) {
    return this.compartment.reconfigure(EditorState.lineSeparator.of(lineEnd))
  }
}

const lineLook = new Compartment()

/**
 * Makes long lines wrap, or aligns the words of tables in columns, or neither, which is the default; aligned lines do
 * not wrap.
 */
export function lookOfLines(isWrapped: boolean, isInColumns: boolean): StateEffect<unknown> {
  if (isInColumns) return lineLook.reconfigure(alignedColumns)
  return lineLook.reconfigure(isWrapped ? EditorView.lineWrapping : [])
}

/** An invisible character: its short name if it has one, because few fonts have a sign for it. */
function specialLetter(code: number, description: string | null, sign: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'cm-specialChar'
  element.textContent = code === 13 ? 'CR' : sign
  element.title = description ?? ''
  element.setAttribute('aria-label', description ?? sign)
  return element
}

/** The extensions of every text shown, editable or not. */
function shownText(label: string): Extension {
  return [
    lineNumbers(),
    highlightSpecialChars({ render: specialLetter }),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    search(),
    phrases,
    lineLook.of([]),
    keymap.of([...searchKeymap, ...defaultKeymap]),
    // It can be reached by Tab even without the index, but accessibility checkers only recognize this.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    editorTheme,
  ]
}

/** All extensions of the text pane except its listeners. */
export function textExtensions(commands: HistoryCommands): Extension {
  return [
    lintGutter(),
    highlightSelectionMatches(),
    highlighting,
    documentHistory(commands),
    keymap.of([{ key: 'F8', run: nextDiagnostic, shift: previousDiagnostic }]),
    EditorView.clipboardInputFilter.of((text, state) =>
      withLineEnds(text, state.lineBreak === '\r\n' ? '\r\n' : '\n'),
    ),
    shownText(words.text.title),
  ]
}

/** The extensions of a read-only text: the caret can be moved by keys, and nothing can be typed. */
export function readOnlyExtensions(label: string): Extension {
  return [
    EditorState.readOnly.of(true),
    EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
    shownText(label),
  ]
}
