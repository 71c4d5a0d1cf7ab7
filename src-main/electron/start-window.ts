import type { BrowserWindow } from 'electron'
import { join } from 'node:path'
import type { CommandLine } from '../app/command-line'
import { logError, logPageError, logRefused } from '../app/log'
import type { OpenQueue } from '../app/open-queue'
import type { Rest } from '../app/rest'
import { serveWindow } from '../app/serve-window'
import { listen } from './listen'
import type { PageSource } from './page-source'
import { letSecondWindow } from './second-window'
import { electronShell } from './shell'
import { watchPage } from './watch-page'
import { openWindow } from './window'
import { WindowPlaces } from './window-place'

export interface StartOptions {
  readonly commandLine: CommandLine
  readonly page: PageSource
  readonly queue: OpenQueue
  /** Path of the preload script. */
  readonly preload: string
  /** Path of the worker's script. */
  readonly worker: string
  /** Path of the script of the threads that work on sets. */
  readonly suiteWorker: string
  /** Path of the script of the thread that makes packages. */
  readonly packer: string
}

/** The window and its services. */
export interface Started extends Rest {
  readonly window: BrowserWindow
  /** Releases the user's files; resolves when all data of the app is on disk. */
  settle(): Promise<unknown>
}

/** Calls `tell` when the window enters or leaves full screen; in full screen only Alt shows its menu bar. */
function followFullScreen(window: BrowserWindow, tell: (isFull: boolean) => void): void {
  const changed = (isFull: boolean) => (): void => {
    window.setAutoHideMenuBar(isFull)
    window.setMenuBarVisibility(!isFull)
    tell(isFull)
  }
  window.on('enter-full-screen', changed(true))
  window.on('leave-full-screen', changed(false))
}

/** Makes the window and its services, and connects them. To be called once the app is ready. */
export function startWindow(options: StartOptions): Started {
  const { commandLine, page, queue, preload, worker, suiteWorker, packer } = options
  let made: BrowserWindow | null = null
  let second: () => BrowserWindow | null = () => null
  const shell = electronShell(
    () => (made?.isDestroyed() ? null : made),
    () => second(),
  )
  const service = serveWindow({
    shell,
    commandLine,
    queue,
    isPage: page.isPage,
    worker,
    suiteWorker,
    packer,
  })
  const places = new WindowPlaces(join(shell.userData, 'window.json'), (error) =>
    logError('place of the window not kept', error),
  )
  const window = (made = openWindow({
    preload,
    pageUrl: `${page.url}?lang=${service.language.code}`,
    hasDevTools: page.devOrigin !== null,
    places: commandLine.isDemo ? null : places,
  }))
  const secondPlaces = new WindowPlaces(join(shell.userData, 'second-window.json'), (error) =>
    logError('place of the second window not kept', error),
  )
  second = letSecondWindow(window, {
    url: page.secondUrl,
    places: commandLine.isDemo ? null : secondPlaces,
    refuse: logRefused,
  })
  followFullScreen(window, (isFull) => shell.window.send('window:filled-screen', { isFull }))
  watchPage(window.webContents, { logError, logPageError, onLost: service.pageLost })
  window.on('close', (event) => {
    if (!service.mayClose()) event.preventDefault()
  })
  window.on('closed', service.windowClosed)
  // Cleans up after an app that was killed while programs ran; nothing waits for it.
  window.webContents.once('did-finish-load', () => {
    void import('../programs/own-folder').then(({ takeLeftovers }) => takeLeftovers())
  })
  listen(service.answers, (contents) => !window.isDestroyed() && contents === window.webContents)
  return {
    window,
    settle: () => Promise.all([service.settle(), places.settled(), secondPlaces.settled()]),
    settled: () => Promise.all([service.settled(), places.settled(), secondPlaces.settled()]),
    lookedAround: () => service.lookedAround(),
  }
}
