import type { ElectronApplication } from '@playwright/test'
import type { Rest } from '../src-main/app/rest'
import { PATIENCE } from './patience'
import type { Shell } from './shell'

/** A dialog that answers only once it is let go. */
interface HeldDialog {
  stands: Promise<void>
  stand: () => void
  gone: Promise<void>
  go: () => void
}

type MainGlobals = typeof globalThis & { readonly mainProbe: Rest; held?: HeldDialog }

/** The shell of a real Electron: what its system would show is answered in the main process. */
export class ElectronShell implements Shell {
  private isOver = false

  constructor(readonly electron: ElectronApplication) {
    electron.on('close', () => (this.isOver = true))
  }

  async answerOpenDialog(...files: string[]): Promise<void> {
    await this.electron.evaluate(({ dialog }, filePaths) => {
      dialog.showOpenDialog = async () => ({ canceled: filePaths.length === 0, filePaths })
    }, files)
  }

  async answerSaveDialog(file: string | null, isHeld = false): Promise<void> {
    if (isHeld) await this.hold()
    await this.electron.evaluate(
      ({ dialog }, { file, isHeld }) => {
        dialog.showSaveDialog = async () => {
          const { held } = globalThis as MainGlobals
          if (isHeld) held!.stand()
          if (isHeld) await held!.gone
          return { canceled: file === null, filePath: file ?? '' }
        }
      },
      { file, isHeld },
    )
  }

  async answerMessageBox(label: string, isHeld = false): Promise<void> {
    if (isHeld) await this.hold()
    await this.electron.evaluate(
      ({ dialog }, { label, isHeld }) => {
        type Options = { buttons?: string[] }
        const answer = async (...args: unknown[]) => {
          const { buttons = [] } = args.at(-1) as Options
          const response = buttons.findIndex((button) => button.replace('&', '') === label)
          if (response < 0) throw new Error(`no button ${label} among ${buttons.join(', ')}`)
          const { held } = globalThis as MainGlobals
          if (isHeld) held!.stand()
          if (isHeld) await held!.gone
          return { response, checkboxChecked: false }
        }
        dialog.showMessageBox = answer
      },
      { label, isHeld },
    )
  }

  async dialogStands(): Promise<void> {
    await this.electron.evaluate(() => (globalThis as MainGlobals).held!.stands)
  }

  async letDialogGo(): Promise<void> {
    await this.electron.evaluate(() => (globalThis as MainGlobals).held!.go())
  }

  async binInto(folder: string): Promise<void> {
    await this.electron.evaluate(({ shell }, bin) => {
      type Files = { rename(from: string, to: string): Promise<void> }
      const { rename } = process.mainModule!.require('node:fs/promises') as Files
      shell.trashItem = (path) => rename(path, `${bin}/${path.split(/[\\/]/).at(-1)!}`)
    }, folder)
  }

  async choose(item: string): Promise<void> {
    await this.electron.evaluate(({ Menu }, id) => {
      const found = Menu.getApplicationMenu()?.getMenuItemById(id)
      if (!found) throw new Error(`no menu item ${id}`)
      found.click()
    }, item)
  }

  labelOf(item: string): Promise<string> {
    return this.electron.evaluate(
      ({ Menu }, id) => Menu.getApplicationMenu()!.getMenuItemById(id)!.label,
      item,
    )
  }

  clipboardText(): Promise<string> {
    return this.electron.evaluate(({ clipboard }) => clipboard.readText())
  }

  setClipboardText(text: string): Promise<void> {
    return this.electron.evaluate(({ clipboard }, given) => clipboard.writeText(given), text)
  }

  clipboardPictureWidth(): Promise<number | null> {
    return this.electron.evaluate(({ clipboard }) => {
      // Older Electrons read pictures by a call of their own.
      const older = clipboard as unknown as { readImage?(): { getSize(): { width: number } } }
      return older.readImage?.().getSize().width ?? null
    })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.electron.evaluate(
      ({ BrowserWindow }, [width, height]) =>
        BrowserWindow.getAllWindows()[0]!.setContentSize(width, height),
      [width, height] as const,
    )
  }

  async openFromOutside(files: readonly string[]): Promise<void> {
    await this.electron.evaluate(
      ({ app }, files) => void app.emit('second-instance', {}, [], '', { files }),
      files,
    )
  }

  async close(): Promise<void> {
    const ended = this.electron.waitForEvent('close', { timeout: PATIENCE })
    await this.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close())
    await ended
  }

  async kill(): Promise<void> {
    const ended = this.electron.waitForEvent('close', { timeout: PATIENCE })
    this.electron.process().kill('SIGKILL')
    await ended
  }

  async quit(): Promise<void> {
    const ended = this.electron.waitForEvent('close', { timeout: PATIENCE })
    // The answer is lost when the app goes away under the question.
    await this.electron.evaluate(({ app }) => app.exit(0)).catch(() => undefined)
    await ended.catch(() => this.electron.process().kill('SIGKILL'))
  }

  async settled(): Promise<void> {
    await this.electron.evaluate(() => (globalThis as MainGlobals).mainProbe.settled())
  }

  async lookedAround(): Promise<void> {
    await this.electron.evaluate(() => (globalThis as MainGlobals).mainProbe.lookedAround())
  }

  hasEnded(): boolean {
    return this.isOver
  }

  private async hold(): Promise<void> {
    await this.electron.evaluate(() => {
      const [held, main] = [{} as HeldDialog, globalThis as MainGlobals]
      held.stands = new Promise((resolve) => (held.stand = resolve))
      held.gone = new Promise((resolve) => (held.go = resolve))
      main.held = held
    })
  }
}
