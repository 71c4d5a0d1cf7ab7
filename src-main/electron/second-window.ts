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
 * runs no script of its own, and leaves its address for nothing. It closes with the window of the app.
 */
export function letSecondWindow(
  window: BrowserWindow,
  { url, places, refuse }: SecondWindowOptions,
): void {
  let second: BrowserWindow | null = null
  const { webContents } = window
  // In place of the handler that every page has, which lets none open.
  webContents.setWindowOpenHandler((asked) => {
    if (asked.url !== url || second !== null) {
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
        webPreferences: { devTools: false, spellcheck: false, navigateOnDragDrop: false },
      },
    }
  })
  webContents.on('did-create-window', (made) => {
    second = made
    made.on('closed', () => (second = null))
    made.removeMenu()
    if (places?.load()?.isMaximised) made.maximize()
    if (places) keepPlace(made, places)
    // The page has no right to fill a screen, but the user has.
    made.webContents.on('before-input-event', (event, { type, key }) => {
      const isFull = made.isFullScreen()
      if (type !== 'keyDown' || !(key === 'F11' || (key === 'Escape' && isFull))) return
      event.preventDefault()
      made.setFullScreen(!isFull)
    })
  })
  const end = (): void => second?.destroy()
  webContents.on('render-process-gone', end)
  window.on('closed', end)
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
