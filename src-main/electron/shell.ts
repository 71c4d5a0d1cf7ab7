import { Menu, app, dialog, nativeTheme, shell } from 'electron'
import type { BrowserWindow, OpenDialogOptions } from 'electron'
import type { FileFilter } from '@core/protocol/requests/files'
import type { MenuBar, Shell, ShellWindow } from '../app/shell'
import type { Dialogs } from '../files/dialogs'
import { clipboardOfSystem } from './clipboard'
import { openLicences } from './open-licences'
import { bringUp } from './single-instance'

/** Returns the app's window; null before it is made and once it is gone. */
type Window = () => BrowserWindow | null

/** The shell made of Electron; `second` returns the window of panes beside the app’s. */
export function electronShell(window: Window, second: Window): Shell {
  return {
    versions: {
      app: app.getVersion(),
      electron: process.versions.electron,
      chrome: process.versions.chrome,
    },
    languages: app.getPreferredSystemLanguages(),
    userData: app.getPath('userData'),
    dialogs: dialogsOver(window),
    window: windowOf(window, second),
    menuBar,
    clipboard: clipboardOfSystem,
    setTheme: (theme) => (nativeTheme.themeSource = theme),
    noteUse: (path) => app.addRecentDocument(path),
    openFile: (path) => void shell.openPath(path),
    trash: (path) => shell.trashItem(path),
    showInFolder: (path) => shell.showItemInFolder(path),
    pdf: async (...asked) => (await import('./print-pdf')).printPdf(...asked),
    openLicences: () => void openLicences(),
    exit: (status) => app.exit(status),
  }
}

// Dialogs are called on the module's object, where tests replace them.
function dialogsOver(window: Window): Dialogs {
  return {
    open: async ({ what, filters, ...rest }) => {
      const options: OpenDialogOptions = {
        ...rest,
        properties:
          what === 'folder'
            ? ['openDirectory', 'createDirectory']
            : ['openFile', 'multiSelections'],
        ...(filters && { filters: filters.map(ownFilter) }),
      }
      const parent = window()
      const answer = await (parent
        ? dialog.showOpenDialog(parent, options)
        : dialog.showOpenDialog(options))
      return answer.canceled ? [] : answer.filePaths
    },
    save: async ({ defaultPath, filters }) => {
      const options = { defaultPath, filters: filters.map(ownFilter) }
      const parent = window()
      const answer = await (parent
        ? dialog.showSaveDialog(parent, options)
        : dialog.showSaveDialog(options))
      return answer.canceled || !answer.filePath ? null : answer.filePath
    },
    ask: async ({ buttons, ...question }) => {
      const options = { ...question, buttons: [...buttons], noLink: true }
      const parent = window()
      const answer = await (parent
        ? dialog.showMessageBox(parent, options)
        : dialog.showMessageBox(options))
      return answer.response
    },
  }
}

const ownFilter = ({ name, extensions }: FileFilter): Electron.FileFilter => ({
  name,
  extensions: [...extensions],
})

function windowOf(window: Window, second: Window): ShellWindow {
  return {
    // The only caller of webContents.send.
    send: (name, payload) => {
      const contents = window()?.webContents
      if (contents && !contents.isDestroyed() && !contents.isCrashed()) contents.send(name, payload)
    },
    setTitle: (title, isEdited) => {
      window()?.setTitle(title)
      window()?.setDocumentEdited(isEdited)
    },
    setFullScreen: (isFull) => window()?.setFullScreen(isFull),
    isFullScreen: () => window()?.isFullScreen() ?? false,
    bringUpSecond: () => {
      const own = second()
      if (own) bringUp(own)
    },
    fillSecond: (change) => {
      const own = second()
      const wasFull = own?.isFullScreen() ?? false
      if (change === 'turn' || wasFull) own?.setFullScreen(!wasFull)
      return wasFull
    },
    setZoom: (factor) => window()?.webContents.setZoomFactor(factor),
    edit: (command) => window()?.webContents[command](),
    picture: async () => {
      const picture = await window()?.webContents.capturePage()
      return !picture || picture.isEmpty() ? null : picture.toPNG()
    },
    isGone: () => window() === null,
    bringUp: () => {
      const own = window()
      if (own) bringUp(own)
    },
    reload: () => window()?.reload(),
    reloadIn: (language) => {
      const contents = window()?.webContents
      if (!contents) return
      const page = new URL(contents.getURL())
      page.searchParams.set('lang', language)
      contents.loadURL(page.href).catch(() => undefined)
    },
    close: () => window()?.close(),
    destroy: () => window()?.destroy(),
  }
}

const menuBar: MenuBar = {
  show: (items) => Menu.setApplicationMenu(Menu.buildFromTemplate([...items])),
  enable: (id, isEnabled) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(id)
    if (item) item.enabled = isEnabled
    return Boolean(item)
  },
}
