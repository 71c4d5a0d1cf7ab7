import { BrowserWindow, nativeTheme, screen } from 'electron'
import { insideScreens, type DesktopArea, type WindowPlaces } from './window-place'

export interface WindowOptions {
  readonly preload: string
  readonly pageUrl: string
  /** Only for developers of the app; the tools can see and do everything that the page can. */
  readonly hasDevTools: boolean
  /** Null for a window with its usual place and size. */
  readonly places: WindowPlaces | null
}

/** Background of the page in its two themes: the window has it before the page is painted, so nothing flashes. */
export const grounds = { light: '#f4f5f7', dark: '#16191d' } as const

/** Time for which the window must rest before its place is saved, in ms. */
const REST = 300

/** Time after which the system has placed a new window, in ms. */
const SETTLING = 150

/** Time for a loaded page to paint itself before it is shown anyway, in ms. */
const PATIENCE = 500

/** Makes the window and loads the page; it is shown once the page has something to show. */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { preload, pageUrl, hasDevTools, places } = options
  const place = places?.load() ?? null
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea)
  const area = place && insideScreens(place, screens)
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    ...(area && { x: area.x, y: area.y }),
    minWidth: 1024,
    minHeight: 700,
    useContentSize: true,
    show: false,
    title: 'Boardwright',
    backgroundColor: nativeTheme.shouldUseDarkColors ? grounds.dark : grounds.light,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      devTools: hasDevTools,
      // Files come through main, which asks the user itself. The page does not need a private file system either.
      disableBlinkFeatures: 'FileSystemAccess,FileSystemAccessLocal,FileSystemAccessOriginPrivate',
      // It would fetch dictionaries, and levels are not prose.
      spellcheck: false,
      navigateOnDragDrop: false,
    },
  })
  // These bounds include the frame, unlike the size given above.
  if (area) window.setBounds(area)
  if (places) keepPlace(window, places)
  // The page sets the title through `window:title`.
  window.on('page-title-updated', (event) => event.preventDefault())
  // If several windows start at once, the first paint may never be reported; the loaded page is then shown as it is.
  const show = (): void => {
    if (window.isDestroyed() || window.isVisible()) return
    if (place?.isMaximised) window.maximize()
    window.show()
    if (area && !place?.isMaximised) setTimeout(() => putBack(window, area), SETTLING)
  }
  window.once('ready-to-show', show)
  window.webContents.once('did-finish-load', () => setTimeout(show, PATIENCE))
  // A page that cannot be loaded also sends an event, which is handled elsewhere.
  window.loadURL(pageUrl).catch(() => undefined)
  return window
}

/** Some systems choose the place of a new window themselves, so it is set once more. */
function putBack(window: BrowserWindow, area: DesktopArea): void {
  if (!window.isDestroyed() && !window.isMaximized()) window.setBounds(area)
}

/** Saves the window's place whenever it has come to rest, so that it survives a crash. */
export function keepPlace(window: BrowserWindow, places: WindowPlaces): void {
  let timer: NodeJS.Timeout | undefined
  const keep = (): void => {
    clearTimeout(timer)
    // A window that was never shown has no place.
    if (window.isDestroyed() || !window.isVisible() || window.isFullScreen()) return
    places.save({ ...window.getNormalBounds(), isMaximised: window.isMaximized() })
  }
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(keep, REST)
  }
  window.on('resize', soon)
  window.on('move', soon)
  window.on('maximize', soon)
  window.on('unmaximize', soon)
  window.on('close', keep)
  window.on('closed', () => clearTimeout(timer))
}
