import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { OpenReply } from '@core/protocol/requests/files'
import type { SettingsLoaded } from '@core/protocol/settings'
import { Exports } from '../files/exports'
import { languageOfProcess } from '../language'
import { LevelFiles } from '../files/level-files'
import { MatchExport } from '../files/match-export'
import { RecentFiles } from '../files/recent-files'
import { Workspaces } from '../files/workspaces'
import { MatchHost } from '../runs/match-host'
import { RunSlots } from '../runs/run-slots'
import { openFilesAndFolders } from '../sets/open/files-and-folders'
import { Bots } from './bots'
import { Calls } from './calls'
import { CloseGuard } from './close-guard'
import { confirm } from './confirm'
import type { CommandLine } from './command-line'
import { DamageReport } from './damage-report'
import { makeDemo } from './demo'
import type { Parts } from './early-table'
import { makeAnswers, type AnswerChannel } from './handle'
import { JournalDesk } from './journal-desk'
import { logError, logPath, logRefused } from './log'
import { KeysDesk } from './keys-desk'
import { AppMenu } from './menu'
import { themeOf } from './menu-template'
import type { OpenQueue } from './open-queue'
import { offerReload } from './page-lost'
import type { Rest } from './rest'
import { makeSafeSaving } from './safe-saving'
import { ServedSets } from './served-sets'
import { isolationSetting } from './isolation-setting'
import { MainSettings } from './settings'
import { soonOrLater } from './soon-or-later'
import type { Shell } from './shell'
import { mainWords } from '../main-words'
import { WindowLanguage } from './window-language'

export interface ServeOptions {
  readonly shell: Shell
  readonly commandLine: CommandLine
  readonly queue: OpenQueue
  /** Whether an address is that of our page. */
  readonly isPage: (url: string) => boolean
  /** Path of the worker's script. */
  readonly worker: string
  /** Path of the script of the threads that work on sets. */
  readonly suiteWorker: string
  /** Path of the script of the thread that makes packages. */
  readonly packer: string
}

/** Everything that serves the window, for the shell that shows it. */
export interface WindowService extends Rest {
  /** The handlers of the page's channels. */
  readonly answers: ReadonlyMap<string, AnswerChannel>
  /** The language in which the page is to be loaded. */
  readonly language: WindowLanguage
  /** Called when the window is about to close; false means that it must not, for now. */
  mayClose(): boolean
  windowClosed(): void
  /** The page crashed, was killed or could not be loaded; the reason has no full stop. */
  pageLost(reason: string): void
  /** Releases the user's files; resolves when all data of the app is on disk. */
  settle(): Promise<unknown>
}

/** Memory limit of a run's thread, in MB; typed arrays are not included, they are limited by the trace limits. */
const WORKER_HEAP = 1024

/** Makes everything that serves the window, and connects it. Called before the window is made: it sets theme and menu. */
export function serveWindow(options: ServeOptions): WindowService {
  const { shell, commandLine, queue, isPage, worker, suiteWorker, packer } = options
  const { userData, dialogs, window } = shell
  const announce = window.send
  const damage = new DamageReport(announce)
  const notKept =
    (what: string, words = what) =>
    (error: unknown): void => {
      logError(`${what} not kept`, error)
      damage.note(words, error)
    }
  const settings = new MainSettings({
    path: join(userData, 'settings.json'),
    earlier: join(userData, 'main-settings.json'),
    openFile: shell.openFile,
    onChange: (loaded) => settingsEdited(loaded),
    onError: notKept('settings'),
  })
  const recent = new RecentFiles(
    join(userData, 'recent.json'),
    notKept('recent list', 'names of recent files'),
  )
  const workspaces = new Workspaces(
    join(userData, 'workspaces'),
    notKept('workspace', 'breakpoints and branches'),
  )
  shell.setTheme(settings.theme)
  // Tests use English, whatever the language of the system.
  const system = commandLine.isProbed ? [] : shell.languages
  const language = new WindowLanguage({ asked: commandLine.language, settings, system })

  const saving = makeSafeSaving({ userData, rule: () => settings.backups, notKept })
  const files = new LevelFiles({
    dialogs,
    recent,
    onUse: shell.noteUse,
    onRecentChange: () => menu.refresh(),
    guard: saving.guard,
    onOutside: (change) => announce('file:changed', change),
    mayWriteDropped: (path) =>
      confirm(dialogs, {
        message: mainWords().saveOver.message({ name: basename(path) }),
        detail: mainWords().saveOver.detail({ path }),
        button: mainWords().save,
      }),
    onWait: (name) => announce('file:waiting', { name }),
    logError,
  })
  const isolation = isolationSetting(settings)
  const served = new ServedSets({
    ...{ shell, files, workspaces, ...saving },
    ...{ suiteWorker, packer, isolation },
    isKept: !commandLine.isDemo,
    notKept,
    onRecentChange: () => menu.refresh(),
  })
  const openAny = (paths: readonly string[]): Promise<OpenReply> =>
    openFilesAndFolders(paths, (names) => files.open(names), served)
  const openPaths = (paths: readonly string[]): void =>
    void openAny(paths).then((reply) => announce('file:opened', reply))

  const openLog = (): void => shell.openFile(logPath(userData))
  const keys = new KeysDesk({
    path: join(userData, 'keys.json'),
    dialogs,
    pdf: shell.pdf,
    openFile: shell.openFile,
    onChange: () => menu.refresh(),
    onEdited: (loaded) => announce('keys:changed', loaded),
  })
  const menu = new AppMenu({
    bar: shell.menuBar,
    facts: () => ({
      isMac: process.platform === 'darwin',
      theme: settings.theme,
      keysOf: (id, own) => keys.keysOf(id, own),
      recent: recent.paths,
      recentSets: served.recent.paths,
    }),
    actions: {
      command: (id) => {
        const theme = themeOf(id)
        if (theme) shell.setTheme((settings.theme = theme))
        announce('menu:command', { id })
        if (id === 'cut' || id === 'copy' || id === 'paste') window.edit(id)
      },
      openPath: (path) => openPaths([path]),
      clearRecent: () => {
        files.clearRecent()
        served.recent.clear()
      },
      openLog,
      openLicences: shell.openLicences,
    },
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
    new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP } })
  const runs = new RunSlots({ createWorker, announce, logError, limits: () => settings.all.limits })
  const calls = new Calls((told) => announce('call:told', told))
  const matches = new MatchHost({ createWorker, logError })
  const exports = new Exports({ dialogs, marked: saving.marked })
  const script = join(dirname(packer), 'live-table.js')
  const bots = new Bots({ dialogs, script, isolation, announce, logError })
  const demo = commandLine.isDemo ? makeDemo(commandLine.screenshot, shell) : null
  const journal = demo ? null : new JournalDesk({ userData, files, announce, logError })

  /** Releases everything that belonged to the page, which is gone. */
  const letPageGo = (): void => {
    queue.stop()
    runs.silence()
    void bots.closeAll()
    calls.leave()
    void exports.abortAll()
    void served.closeAll()
    closing.pageLost()
  }
  /** Reloads the page in another language, and restarts the threads. */
  const speakAnew = async (): Promise<void> => {
    const { speak } = await import('../words')
    speak(languageOfProcess())
    journal?.pageReloads()
    letPageGo()
    runs.close()
    menu.refresh()
    shell.window.reloadIn(language.code)
  }

  /** Applies settings that main itself uses, after they were edited by hand; the page applies the others. */
  function settingsEdited(loaded: SettingsLoaded): void {
    shell.setTheme(loaded.settings.theme)
    shell.window.setZoom(loaded.settings.size)
    menu.refresh()
    announce('settings:changed', loaded)
  }

  const kept = (): Promise<unknown> =>
    Promise.all([recent, settings, workspaces, saving.backups].map((one) => one.settled()))

  const parts: Parts = {
    shell,
    files,
    backups: saving.backups,
    settings,
    runs,
    calls,
    matches,
    matchExport: new MatchExport({ dialogs }),
    bots,
    exports,
    sets: served,
    built: dirname(packer),
    workspaces,
    confirmNoBackups: () => confirm(dialogs, mainWords().noBackups),
    keys,
    menu,
    language,
    speakAnew,
    closing,
    demo,
    commandLine,
    journal,
    openLog,
    takeFirstFiles: () => {
      damage.pageStarted()
      // Their disks may be slow, and levels can be edited in the meantime.
      void served.restore().then((problems) => {
        if (problems.length > 0) announce('file:opened', { files: [], problems })
      })
      const paths = [...(journal?.lostFiles ?? []), ...queue.start(openPaths)]
      return soonOrLater(openAny(paths), announce)
    },
  }
  return {
    language,
    answers: makeAnswers({
      parts,
      openDropped: (paths) =>
        openFilesAndFolders(paths, (names) => files.openDropped(names), served),
      isPage,
      refuse: logRefused,
      logBug: logError,
    }),
    mayClose: () => closing.mayClose(),
    windowClosed: () => {
      menu.stop()
      queue.stop()
      runs.close()
      void bots.closeAll()
      calls.leave()
      void served.closeAll()
    },
    pageLost: (reason) => {
      letPageGo()
      journal?.pageLost()
      if (demo) void demo.fail(reason)
      else if (!window.isGone()) void offerReload(shell, reason)
    },
    settle: () => {
      files.close()
      settings.close()
      keys.close()
      return Promise.all([
        kept(),
        journal?.close(),
        exports.abortAll(),
        bots.closeAll(),
        served.settle(),
      ])
    },
    settled: () => {
      menu.flush()
      return Promise.all([kept(), journal?.settled(), served.settled()])
    },
    lookedAround: () => files.lookedAround(),
  }
}
