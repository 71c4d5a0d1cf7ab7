import { EditorView } from '@codemirror/view'

const underline = (colour: string) => ({
  backgroundImage: 'none',
  paddingBottom: '0',
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: 'none',
})

/** The editor's styles in tokens of the page, so that it follows the theme by itself. */
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
  '.cm-gutter-lint .cm-gutterElement': { padding: '5px 4px 0' },
  // The markers differ in shape too, not only in colour.
  '.cm-lint-marker': { display: 'block', width: '10px', height: '10px', content: 'none' },
  '.cm-lint-marker-error': { borderRadius: '50%', background: 'var(--error)' },
  '.cm-lint-marker-warning': {
    background: 'var(--warning)',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
  },
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
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 6px',
    alignItems: 'center',
    padding: '6px 32px 6px 8px',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', height: '0', content: '""' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
    margin: '0',
  },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    gap: '4px',
    alignItems: 'center',
    fontSize: '12px',
  },
  '.cm-panel.cm-search .cm-textfield': { flex: '1 1 120px', minWidth: '0' },
  '.cm-panel.cm-search [name=close]': {
    top: '6px',
    right: '8px',
    width: '22px',
    height: '22px',
    borderRadius: 'var(--radius)',
    color: 'var(--text)',
    fontSize: '16px',
  },
  '.cm-panel.cm-search [name=close]:hover': { backgroundColor: 'var(--hover)' },
  '.cm-textfield, .cm-button': {
    height: '26px',
    padding: '0 8px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundImage: 'none',
    backgroundColor: 'var(--pane)',
    color: 'var(--text)',
    fontSize: '12px',
  },
  '.cm-button:hover': { backgroundColor: 'var(--hover)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-ground)', outline: '1px solid var(--line)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-ground)' },
  // Underlined as well, so that it is recognizable without colours.
  '.cm-marked': {
    borderBottom: '2px solid var(--accent)',
    backgroundColor: 'var(--accent-ground)',
    fontWeight: '600',
  },
  '.cm-differing': {
    outline: '2px solid var(--error)',
    outlineOffset: '-1px',
    backgroundColor: 'var(--error-ground)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-ground)' },
})
