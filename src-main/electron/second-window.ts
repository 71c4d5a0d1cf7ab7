import { type BrowserWindow, nativeTheme, screen } from 'electron'
import type { Refuse } from '../app/log'
import { grounds, keepPlace } from './window'
import { type DesktopArea, insideScreens, type WindowPlaces } from './window-place'

export interface SecondWindowOptions {
  /** The only address it may have. */
  readonly url: string
  /** Null for a window with its usual place and size. */
  readonly places: WindowPlaces | null
  readonly refuse: Refuse
}

/**
 * Lets the app's page open one more window for its panes, and no other. The page itself draws in it, so it has no
 * bridge, runs no script of its own, and never leaves its address. It closes with the page: when the page is reloaded,
 * is lost, or its window is closed. Returns a function that returns the window, null while there is none.
 */
export function letSecondWindow(
  window: BrowserWindow,
  { url, places, refuse }: SecondWindowOptions,
): () => BrowserWindow | null {
  let second: BrowserWindow | null = null
  const { webContents } = window
  // Replaces the handler of all pages, which refuses every window.
  webContents.setWindowOpenHandler((asked) => {
    // The page must not choose properties of a window (a place, no frame).
    if (asked.url !== url || asked.features !== '' || second !== null) {
      refuse('window', asked.url)
      return { action: 'deny' }
    }
    return {
      action: 'allow',
      overrideBrowserWindowOptions: {
        width: 900,
        height: 700,
        minWidth: 360,
        minHeight: 240,
        ...areaBeside(window, places),
        title: 'Boardwright',
        backgroundColor: nativeTheme.shouldUseDarkColors ? grounds.dark : grounds.light,
        webPreferences: {
          sandbox: true,
          contextIsolation: true,
          nodeIntegration: false,
          webSecurity: true,
          devTools: false,
          spellcheck: false,
          navigateOnDragDrop: false,
        },
      },
    }
  })
  webContents.on('did-create-window', (made) => {
    second = made
    made.on('closed', () => (second = null))
    made.removeMenu()
    if (places?.load()?.isMaximised) made.maximize()
    if (places) keepPlace(made, places)
  })
  const end = (): void => second?.destroy()
  // The page could not draw in a window with another address.
  webContents.on('did-navigate', end)
  webContents.on('render-process-gone', end)
  window.on('closed', end)
  return () => second
}

/** Its last place; otherwise one on a screen without the app's window, if there is one. */
function areaBeside(window: BrowserWindow, places: WindowPlaces | null): Partial<DesktopArea> {
  const screens = screen.getAllDisplays()
  const areas = screens.map(({ workArea }) => workArea)
  const place = places?.load()
  const last = place ? insideScreens(place, areas) : null
  if (last) return last
  const here = screen.getDisplayMatching(window.getBounds())
  return screens.find(({ id }) => id !== here.id)?.workArea ?? {}
}
