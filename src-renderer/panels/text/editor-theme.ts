import { EditorView } from '@codemirror/view'

const underline = (colour: string) => ({
  backgroundImage: 'none',
  paddingBottom: '0',
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: 'none',
})

/** The editor in the tokens of the page, so that it follows the theme by itself. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--pane)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px' },
  '.cm-content': { padding: '4px 0', caretColor: 'var(--accent)', userSelect: 'text' },
  '.cm-line': { padding: '0 8px 0 4px' },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--accent)' },
  '.cm-selectionBackground': { background: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, & > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'color-mix(in srgb, var(--accent) 28%, transparent)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--hover) 55%, transparent)' },
  '.cm-gutters': {
    border: '0',
    borderRight: '1px solid var(--line)',
    backgroundColor: 'var(--pane-sunken)',
    color: 'var(--text-muted)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'var(--hover)', color: 'var(--text)' },
  '.cm-gutter-lint': { width: '18px' },
  '.cm-specialChar': { color: 'var(--warning)', fontSize: '10px' },
  '.cm-lintRange-error': underline('var(--error)'),
  '.cm-lintRange-warning': underline('var(--warning)'),
  '.cm-lintRange-active': { backgroundColor: 'var(--warning-ground)' },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--error)' },
  '.cm-lintPoint-warning:after': { borderBottomColor: 'var(--warning)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--pane)',
    color: 'var(--text)',
    fontFamily: 'var(--font-ui)',
  },
  '.cm-diagnostic': { maxWidth: '360px', padding: '4px 8px', whiteSpace: 'normal' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--error)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--warning)' },
  '.cm-panels': {
    borderColor: 'var(--line)',
    backgroundColor: 'var(--pane-sunken)',
    color: 'var(--text)',
    fontFamily: 'var(--font-ui)',
  },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '6px 28px 6px 8px' },
  '.cm-panel.cm-search [name=close]': { top: '6px', right: '8px', color: 'var(--text)' },
  '.cm-panel.cm-search label': { fontSize: '12px' },
  '.cm-textfield': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--pane)',
    fontSize: '12px',
  },
  '.cm-button': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundImage: 'none',
    backgroundColor: 'var(--pane)',
    fontSize: '12px',
  },
  '.cm-button:hover': { backgroundColor: 'var(--hover)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-ground)', outline: '1px solid var(--line)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-ground)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-ground)' },
})
