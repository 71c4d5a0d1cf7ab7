import { Menu, app, dialog, nativeTheme, shell } from 'electron'
import type { BrowserWindow } from 'electron'
import type { FileFilter } from '@core/protocol/ipc'
import type { MenuBar, Shell, ShellWindow } from '../app/shell'
import type { Dialogs } from '../files/dialogs'
import { clipboardOfSystem } from './clipboard'
import { openLicences } from './open-licences'

/** The shell that Electron is; the window is asked for at each call, as it is made after all that serves it. */
export function electronShell(window: () => BrowserWindow): Shell {
  return {
    versions: {
      app: app.getVersion(),
      electron: process.versions.electron,
      chrome: process.versions.chrome,
    },
    userData: app.getPath('userData'),
    dialogs: dialogsOver(window),
    window: windowOf(window),
    menuBar,
    clipboard: clipboardOfSystem,
    setTheme: (theme) => (nativeTheme.themeSource = theme),
    noteUse: (path) => app.addRecentDocument(path),
    openFile: (path) => void shell.openPath(path),
    openLicences: () => void openLicences(),
    exit: (status) => app.exit(status),
  }
}

// Dialogs are called on the module object, where a test can put its own in their place.
function dialogsOver(window: () => BrowserWindow): Dialogs {
  return {
    open: async ({ what, filters, ...options }) => {
      const answer = await dialog.showOpenDialog(window(), {
        ...options,
        properties:
          what === 'folder'
            ? ['openDirectory', 'createDirectory']
            : ['openFile', 'multiSelections'],
        ...(filters && { filters: filters.map(ownFilter) }),
      })
      return answer.canceled ? [] : answer.filePaths
    },
    save: async ({ defaultPath, filters }) => {
      const options = { defaultPath, filters: filters.map(ownFilter) }
      const answer = await dialog.showSaveDialog(window(), options)
      return answer.canceled || !answer.filePath ? null : answer.filePath
    },
    ask: async ({ buttons, ...question }) => {
      const options = { ...question, buttons: [...buttons], noLink: true }
      return (await dialog.showMessageBox(window(), options)).response
    },
  }
}

const ownFilter = ({ name, extensions }: FileFilter): Electron.FileFilter => ({
  name,
  extensions: [...extensions],
})

function windowOf(window: () => BrowserWindow): ShellWindow {
  return {
    // The only caller of webContents.send.
    send: (name, payload) => {
      if (window().isDestroyed()) return
      const { webContents } = window()
      if (!webContents.isDestroyed() && !webContents.isCrashed()) webContents.send(name, payload)
    },
    setTitle: (title, isEdited) => {
      window().setTitle(title)
      window().setDocumentEdited(isEdited)
    },
    edit: (command) => {
      if (!window().isDestroyed()) window().webContents[command]()
    },
    picture: async () => {
      const picture = await window().webContents.capturePage()
      return picture.isEmpty() ? null : picture.toPNG()
    },
    isGone: () => window().isDestroyed(),
    reload: () => window().reload(),
    close: () => window().close(),
    destroy: () => window().destroy(),
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
