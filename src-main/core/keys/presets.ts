/** Keys by the id of their command. */
export type KeysById = Readonly<Record<string, readonly string[]>>

/** Keys as users of another program know them; what is not named here has our own. */
export interface KeyPreset {
  readonly title: string
  readonly keys: KeysById
}

/** Sets of keys to begin with. */
export const keyPresets = {
  boardwright: { title: 'Boardwright', keys: {} },
  tiled: {
    title: 'Tiled',
    keys: {
      'tool-select': ['R'],
      'next-variant': ['.'],
      'previous-variant': [','],
      'mirror-horizontal': ['X', '$mod+H'],
      'mirror-vertical': ['Y', '$mod+Shift+H'],
      rotate: ['Z', '$mod+R'],
      'next-symmetry': ['Alt+X'],
      'previous-symmetry': ['Alt+Shift+X'],
      'check-symmetry': ['Alt+C'],
      'why-cell': ['Alt+Q'],
      'zoom-fit': ['$mod+Slash', '$mod+0'],
    },
  },
  vscode: {
    title: 'VS Code',
    keys: {
      palette: ['$mod+Shift+P', 'F1'],
      'context-help': ['Shift+F1'],
      keys: ['$mod+K $mod+S'],
      'open-folder': ['$mod+Shift+O', '$mod+K $mod+O'],
      present: ['Shift+F5', '$mod+K Z'],
      'palette-places': ['Control+G', '$mod+Shift+G'],
      generate: ['$mod+Alt+G'],
      'close-tab': ['$mod+W', '$mod+F4'],
      'compare-readings': ['$mod+Alt+R'],
      'reopen-tab': ['$mod+Shift+T'],
      'next-hit': ['F8', 'Alt+F8'],
      redo: ['$mod+Shift+Z', '$mod+Y'],
      phase: ['F11', 'F12'],
      'phase-back': ['Shift+F11', 'Shift+F12'],
      'full-screen': ['Control+F11'],
    },
  },
} as const satisfies Readonly<Record<string, KeyPreset>>

export type KeyPresetId = keyof typeof keyPresets
