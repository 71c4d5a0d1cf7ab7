import { type KeyChoice, ownKeys, printedKeys, withKeys } from '@core/keys/choice'
import type { KeyPresetId } from '@core/keys/presets'
import type { Bridge, Requests } from '@core/protocol/ipc'
import type { KeysLoaded } from '@core/protocol/keys'
import { exportFile } from '../../canvas/picture/export-file'
import { keymap } from '../../ui/keymap.svelte'
import { words } from '../../ui/words'

type SheetLines = Requests['keys:sheet']['args'][0]

/** Returns the keys of a command after a change. */
export type KeysChange = (keys: readonly string[]) => readonly string[]

/** The user’s keys and their file. */
export class UserKeys {
  /** Why the file cannot be used, as a sentence: until it is fixed, nothing can be changed. Null if it can. */
  problem = $state.raw<string | null>(null)
  /** Entries of the file that are ignored, a sentence each. */
  notes = $state.raw<readonly string[]>([])
  /** The result of the last action. */
  told = $state.raw('')

  /** The last change, while it is being stored. */
  private last = Promise.resolve()

  constructor(private readonly bridge: Bridge) {}

  get choice(): KeyChoice {
    return keymap.choice
  }

  /** Reads the file again, which may have been edited by hand. */
  async load(): Promise<void> {
    this.take(await this.bridge.request('keys:load'))
  }

  /** Applies the contents of the file. */
  take({ choice, problem, notes }: KeysLoaded): void {
    keymap.choice = choice
    this.problem = problem
    this.notes = notes
  }

  /**
   * Changes the keys of a command; null: those of the preset. `change` gets the keys as they are once all earlier changes are
   * kept; `own`: those that the command has by itself.
   */
  set(id: string, own: readonly string[], change: KeysChange | null): Promise<void> {
    return this.keep(() => withKeys(this.choice, id, change && change(keymap.keysOf(id, own))))
  }

  /** Chooses a preset; the user's changes stay. */
  choosePreset(preset: KeyPresetId): Promise<void> {
    return this.keep(() => ({ ...this.choice, preset }))
  }

  /** Resets the keys of every command to the preset. */
  reset(): Promise<void> {
    return this.keep(() => ({ ...ownKeys, preset: this.choice.preset }))
  }

  async import(): Promise<void> {
    const read = await this.bridge.request('keys:import')
    if (!read.ok) {
      this.told = read.error
      return
    }
    const { value } = read
    if (value) await this.keep(() => value, words.keys.imported)
  }

  export(): Promise<void> {
    return this.write('keys.json', { name: words.keys.title, extensions: ['json'] }, () =>
      new TextEncoder().encode(printedKeys(this.choice)),
    )
  }

  /** Saves the sheet of keys as PDF in a file that the user chooses. */
  async saveSheet(lines: SheetLines): Promise<void> {
    const pdf = await this.bridge.request('keys:sheet', lines)
    await this.write('keys.pdf', { name: 'PDF', extensions: ['pdf'] }, () => pdf)
  }

  /** Opens the file in the system’s editor. */
  async edit(): Promise<void> {
    this.told = (await this.bridge.request('keys:edit')) ?? ''
  }

  /**
   * Stores the result of a change of the current choice: changes wait for each other, otherwise the later one would
   * undo the earlier one.
   */
  private keep(change: () => KeyChoice, told = ''): Promise<void> {
    const kept = this.last.then(() => this.keepNow(change(), told))
    this.last = kept.catch(() => undefined)
    return kept
  }

  private async keepNow(choice: KeyChoice, told: string): Promise<void> {
    this.problem = await this.bridge.request('keys:save', choice)
    if (this.problem !== null) return
    keymap.choice = choice
    this.told = told
  }

  private async write(
    name: string,
    filter: { readonly name: string; readonly extensions: readonly string[] },
    bytes: () => Uint8Array,
  ): Promise<void> {
    const { signal } = new AbortController()
    const end = await exportFile(this.bridge, name, filter, signal, (sink) => sink(bytes()))
    if (end.kind === 'done') this.told = words.common.exported({ path: end.path })
    if (end.kind === 'failed') this.told = end.message
  }
}
