import { Menu, app } from 'electron'
import { join } from 'node:path'
import { readCommandLine } from './app/command-line'
import { refusalOfFolder } from './app/data-folder'
import { logError, logInfo, logRefused, startLog } from './app/log'
import { OpenQueue } from './app/open-queue'
import { widenThreadPool } from './system/thread-pool'
import { leaveDriverAlone } from './app/toolkit-drawing'
import { useDemoFolder } from './electron/demo-folder'
import { endForFolder, endUnstarted } from './electron/end-for-folder'
import { offerFreshStart } from './electron/fresh-start'
import { guardContents } from './electron/guard-contents'
import { guardSessions } from './electron/guard-session'
import { offerMainProbe } from './electron/main-probe'
import { makePageSource } from './electron/page-source'
import { quitSettled } from './electron/quit-settled'
import { bringUp, isFirstInstance, onLaterInstance, onSystemFile } from './electron/single-instance'
import { startWindow, type Started } from './electron/start-window'
import { watchProcesses } from './electron/watch-page'
import { userDisks } from './files/disks'
import { reasonOf } from './files/file-problem'
import { mainWords } from './main-words'

userDisks.places = widenThreadPool()
// Start-up order only. Without this line Electron builds a menu of its own first.
Menu.setApplicationMenu(null)
const toolkitStarted = leaveDriverAlone()

const commandLine = readCommandLine(process.argv, {
  workingFolder: process.cwd(),
  appFolder: app.isPackaged ? null : app.getAppPath(),
})
if (commandLine.isDemo) useDemoFolder()
const refusal = refusalOfFolder(app.getPath('userData'))
if (refusal === null) startLog(() => app.getPath('userData'))
if (refusal === null)
  logInfo(
    `start of ${app.getVersion()}, Electron ${process.versions.electron}, ${process.platform}`,
  )
// Every page gets the sandbox, unless the user has switched it off for all of them.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()

if (refusal !== null) {
  void endForFolder(refusal)
} else if (isFirstInstance(commandLine.files)) {
  const devUrl = app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null)
  const page = makePageSource(join(__dirname, '../renderer'), devUrl)
  let queue = new OpenQueue(commandLine.files)
  onSystemFile((path) => queue.add([path]))

  const beginning = app.whenReady().then(() => {
    toolkitStarted()
    page.serve(logRefused)
    guardSessions(page.devOrigin, logRefused)
    guardContents(page, logRefused)
    watchProcesses(logError)
    const start = (): Started =>
      startWindow({
        commandLine,
        page,
        queue,
        preload: join(__dirname, '../preload/index.cjs'),
        worker: join(__dirname, 'worker.js'),
        suiteWorker: join(__dirname, 'suite-worker.js'),
        packer: join(__dirname, 'packer.js'),
      })
    let started = start()
    quitSettled(() => started.settle())
    onLaterInstance((files) => {
      queue.add(files)
      bringUp(started.window)
    })
    if (!commandLine.isProbed) return
    offerMainProbe(() => started)
    offerFreshStart({
      started: () => started,
      start: (files) => {
        queue = new OpenQueue(files)
        started = start()
      },
    })
  })
  // Without a window nobody would see that it runs.
  beginning.catch((error: unknown) => {
    logError('not started', error)
    void endUnstarted(
      mainWords().noStart.bug({ folder: app.getPath('userData'), reason: reasonOf(error) }),
    )
  })
} else {
  app.quit()
}
