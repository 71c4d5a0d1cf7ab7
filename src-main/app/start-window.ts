import { app, nativeTheme, shell } from 'electron'
import type { BrowserWindow } from 'electron'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { OpenReply } from '@core/protocol/ipc'
import { Exports } from '../files/exports'
import { LevelFiles } from '../files/level-files'
import { MatchExport } from '../files/match-export'
import { RecentFiles } from '../files/recent-files'
import { Workspaces } from '../files/workspaces'
import { GeneratorHost } from '../runs/generator-host'
import { MatchHost } from '../runs/match-host'
import { RunSlots } from '../runs/run-slots'
import { makeAnnounce, type Announce } from './announce'
import { CloseGuard } from './close-guard'
import { confirm } from './confirm'
import type { CommandLine } from './command-line'
import { DamageReport } from './damage-report'
import { makeDemo } from './demo'
import { registerHandlers } from './handle'
import { makeHandlers } from './handlers'
import { JournalDesk } from './journal-desk'
import { logError, logPageError, logPath, logRefused } from './log'
import { AppMenu } from './menu'
import { themeOf } from './menu-template'
import { nativeEdit } from './native-edit'
import type { OpenQueue } from './open-queue'
import { openLicences } from './open-licences'
import { offerReload } from './page-lost'
import type { PageSource } from './page-source'
import { makeSafeSaving } from './safe-saving'
import { MainSettings } from './settings'
import { quitSettled } from './quit-settled'
import { watchPage, watchProcesses } from './watch-page'
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
}

/** Most memory of a run's thread, in MB; typed arrays lie beside it, and the trace limits hold them. */
const WORKER_HEAP = 1024
/** Ms that the page waits for the files that the app is started with. */
const FIRST_FILES = 2000

/** Makes the window and all that serves it, and wires them up. To be called once the app is ready. */
export function startWindow(options: StartOptions): BrowserWindow {
  const { commandLine, page, queue } = options
  const userData = app.getPath('userData')
  const announce = makeAnnounce(() => (window.isDestroyed() ? null : window.webContents))
  const damage = new DamageReport(announce)
  const notKept =
    (what: string, words: string | null = what) =>
    (error: unknown): void => {
      logError(`${what} not kept`, error)
      if (words !== null) damage.note(words, error)
    }
  const settings = new MainSettings(join(userData, 'main-settings.json'), notKept('settings'))
  const recent = new RecentFiles(
    join(userData, 'recent.json'),
    notKept('recent list', 'names of recent files'),
  )
  const workspaces = new Workspaces(
    join(userData, 'workspaces'),
    notKept('workspace', 'breakpoints and what-ifs'),
  )
  const places = new WindowPlaces(
    join(userData, 'window.json'),
    notKept('place of the window', null),
  )
  nativeTheme.themeSource = settings.theme

  const { backups, guard } = makeSafeSaving({ userData, rule: () => settings.backups, notKept })
  const files = new LevelFiles({
    parent: () => window,
    recent,
    onUse: (path) => app.addRecentDocument(path),
    onRecentChange: () => menu.refresh(),
    guard,
    onOutside: (change) => announce('file:changed', change),
    mayWriteDropped: (path) =>
      confirm(window, {
        message: `Save over ${basename(path)}?`,
        detail: `${path}\n\nIt was dropped on the window, and its name is not that of a level.`,
        button: 'Save',
      }),
    onWait: (name) => announce('file:waiting', { name }),
    logError,
  })
  const openPaths = (paths: readonly string[]): void =>
    void files.open(paths).then((reply) => announce('file:opened', reply))

  const menu = new AppMenu({
    facts: () => ({
      isMac: process.platform === 'darwin',
      theme: settings.theme,
      recent: recent.paths,
    }),
    actions: {
      command: (id) => {
        const theme = themeOf(id)
        if (theme) nativeTheme.themeSource = settings.theme = theme
        announce('menu:command', { id })
        if (!window.isDestroyed()) nativeEdit(id, window.webContents)
      },
      openPath: (path) => openPaths([path]),
      clearRecent: () => files.clearRecent(),
      openLog: () => void shell.openPath(logPath(userData)),
      openLicences: () => void openLicences(),
    },
  })
  const window = openWindow({
    preload: options.preload,
    pageUrl: page.url,
    hasDevTools: page.devOrigin !== null,
    places: commandLine.isDemo ? null : places,
  })
  const closing = new CloseGuard({
    ask: () => announce('window:closing', null),
    close: (isForced) => {
      if (!isForced) return window.close()
      journal?.pageLost()
      window.destroy()
    },
  })
  const createWorker = (): Worker =>
    new Worker(options.worker, { resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP } })
  const runs = new RunSlots({ createWorker, announce, logError })
  const generator = new GeneratorHost({ createWorker, logError })
  const matches = new MatchHost({ createWorker, announce, logError })
  const matchExport = new MatchExport({ parent: () => window })
  const exports = new Exports({ parent: () => window })
  const demo = commandLine.isDemo ? makeDemo(commandLine.screenshot) : null
  const journal = demo ? null : new JournalDesk({ userData, files, announce, logError })

  const forgetPage = (): void => {
    queue.stop()
    runs.silence()
    matches.silence()
    generator.stop()
    void exports.abortAll()
    journal?.pageLost()
    closing.pageLost()
  }
  watchProcesses(logError)
  watchPage(window.webContents, {
    logError,
    logPageError,
    onLost: (reason) => {
      forgetPage()
      if (demo) void demo.fail(reason)
      else if (!window.isDestroyed()) void offerReload(window, reason)
    },
  })
  window.on('close', (event) => {
    if (!closing.mayClose()) event.preventDefault()
  })
  window.on('closed', () => {
    queue.stop()
    runs.close()
    matches.silence()
    generator.stop()
  })
  quitSettled(() => {
    files.close()
    return Promise.all([
      recent.settled(),
      settings.settled(),
      places.settled(),
      workspaces.settled(),
      backups.settled(),
      journal?.close(),
      exports.abortAll(),
    ])
  })
  registerHandlers({
    handlers: makeHandlers({
      window,
      files,
      backups,
      settings,
      runs,
      generator,
      matches,
      matchExport,
      exports,
      workspaces,
      confirmNoBackups: () =>
        confirm(window, {
          message: 'Keep no backups any more?',
          detail: 'What a file held is then lost when it is saved. Backups that are there stay.',
          button: 'Keep none',
        }),
      menu,
      closing,
      demo,
      commandLine,
      journal,
      takeFirstFiles: () => {
        damage.pageStarted()
        const paths = [...(journal?.lostFiles ?? []), ...queue.start(openPaths)]
        return soonOrLater(files.open(paths), announce)
      },
    }),
    openDropped: (paths) => files.openDropped(paths),
    isPage: page.isPage,
    isOwn: (contents) => !window.isDestroyed() && contents === window.webContents,
    refuse: logRefused,
    logBug: logError,
  })
  return window
}

/** What is there at once; the rest is announced when it comes, so that a disk which does not answer holds up no start. */
async function soonOrLater(opening: Promise<OpenReply>, announce: Announce): Promise<OpenReply> {
  const late = Symbol()
  const first = await Promise.race([opening, delay(FIRST_FILES, late)])
  if (first !== late) return first as OpenReply
  void opening.then((reply) => announce('file:opened', reply))
  return { files: [], problems: [] }
}
