import { EditorState, type Extension } from '@codemirror/state'
import { words } from '../ui/words'

const { search } = words.text

/** The texts of CodeMirror's parts, in the app's words. */
export const phrases: Extension = EditorState.phrases.of({
  Find: search.find,
  Replace: search.replaceBy,
  next: search.next,
  previous: search.previous,
  all: search.all,
  'match case': search.matchCase,
  regexp: search.regexp,
  'by word': search.byWord,
  replace: search.replace,
  'replace all': search.replaceAll,
  close: search.close,
  'Go to line': search.goToLine,
  go: search.go,
  'current match': search.currentMatch,
  'on line': search.onLine,
  'replaced match on line $': search.replacedOne,
  'replaced $ matches': search.replacedAll,
  'Control character': words.text.controlCharacter,
  '$ unchanged lines': words.text.unchangedLines,
  'Selection deleted': words.text.selectionDeleted,
})
