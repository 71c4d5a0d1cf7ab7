import { type BrowserWindow, nativeTheme, screen } from 'electron'
import type { Refuse } from '../app/log'
import { grounds, keepPlace } from './window'
import { type Area, insideScreens, type WindowPlaces } from './window-place'

export interface SecondWindowOptions {
  /** The one address that it may have. */
  readonly url: string
  /** Null for one with its usual place and size. */
  readonly places: WindowPlaces | null
  readonly refuse: Refuse
}

/**
 * Lets the app's page open one window more for its panes, and no other. The page itself draws in it, so it gets no bridge,
 * runs no script of its own, and leaves its address for nothing. It closes with the page: when that is loaded again, is lost
 * or has its window closed. Gives what tells the window, null while there is none.
 */
export function letSecondWindow(
  window: BrowserWindow,
  { url, places, refuse }: SecondWindowOptions,
): () => BrowserWindow | null {
  let second: BrowserWindow | null = null
  const { webContents } = window
  // Replaces the handler of every page, which lets no window open.
  webContents.setWindowOpenHandler((asked) => {
    // What a page may wish of a window (a place, no frame) is not for it to say.
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
  // Another page could not draw in it.
  webContents.on('did-navigate', end)
  webContents.on('render-process-gone', end)
  window.on('closed', end)
  return () => second
}

/** Where it was last; else on a screen that the app's window is not on, where there is one. */
function areaBeside(window: BrowserWindow, places: WindowPlaces | null): Partial<Area> {
  const screens = screen.getAllDisplays()
  const areas = screens.map(({ workArea }) => workArea)
  const place = places?.load()
  const last = place ? insideScreens(place, areas) : null
  if (last) return last
  const here = screen.getDisplayMatching(window.getBounds())
  return screens.find(({ id }) => id !== here.id)?.workArea ?? {}
}
