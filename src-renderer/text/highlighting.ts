import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tags } from '@lezer/highlight'

/** In every game, official texts are numbers and words separated by spaces. */
const officialText = StreamLanguage.define<null>({
  name: 'official-text',
  startState: () => null,
  token(stream) {
    if (stream.eatSpace()) return null
    if (stream.match(/[+-]?\d+(?![^\s\d])/)) return 'number'
    if (stream.match(/\p{Letter}+/u)) return 'keyword'
    stream.next()
    return 'punctuation'
  },
})

const colours = HighlightStyle.define([
  { tag: tags.number, color: 'var(--text)' },
  { tag: tags.keyword, color: 'var(--accent)' },
  { tag: tags.punctuation, color: 'var(--text-muted)' },
])

/** Light colouring: letters in a different colour than numbers. */
export const highlighting: Extension = [officialText, syntaxHighlighting(colours)]
