import { z } from 'zod'
import { type KeyPresetId, keyPresets } from '@core/keys/presets'
import { languages } from '@core/words'
import { levelText as text } from '../files/journal/records'
import { interfaceSize, settingsChange } from '../kept/settings-file'
import { bytes, label } from './arguments'
import type { CloseGuard } from './close-guard'
import type { KeysDesk } from './keys-desk'
import { askMatchOverLevel } from './match-question'
import type { AppMenu } from './menu'
import type { EarlyRequest, RequestTable } from './request-table'
import type { MainSettings } from './settings'
import type { Shell } from './shell'
import { askUnsaved } from './unsaved-question'
import type { WindowLanguage } from './window-language'

/** The parts of the window. */
export interface WindowParts {
  readonly shell: Shell
  readonly menu: AppMenu
  readonly keys: KeysDesk
  readonly settings: MainSettings
  readonly language: WindowLanguage
  /** Reloads the page in the current language. */
  readonly speakAnew: () => Promise<void>
  readonly closing: CloseGuard
}

const menuItem = z.strictObject({
  id: label,
  isEnabled: z.boolean(),
  label: label.exactOptional(),
})

const keyChoice = z.strictObject({
  preset: z.enum(Object.keys(keyPresets) as [KeyPresetId, ...KeyPresetId[]]),
  keys: z
    .record(z.string().max(100), z.array(z.string().max(40)).max(8))
    .refine((keys) => Object.keys(keys).length <= 1000),
})

const sheetLine = z.strictObject({ keys: label, text: label, group: label })

/** A language that the app speaks, or the system's. */
const languageChoice = z.enum(['system', ...languages])

type WindowRequest = Extract<
  EarlyRequest,
  | `ask:${string}`
  | `window:${string}`
  | `clipboard:${string}`
  | `menu:${string}`
  | `settings:${string}`
  | `keys:${string}`
>

/** The page's requests about the window, its menu, keys and settings, and the clipboard. */
export const windowTable: RequestTable<WindowParts, WindowRequest> = {
  'ask:unsaved': [
    z.tuple([z.array(label).min(1).max(1000)]),
    ({ closing, shell }, names) => {
      closing.pageAnswered()
      return askUnsaved(shell.dialogs, names)
    },
  ],
  'ask:match-over-level': [
    z.tuple([label]),
    ({ shell }, name) => askMatchOverLevel(shell.dialogs, name),
  ],
  'window:close': [z.tuple([]), ({ closing }) => closing.allow()],
  'window:front': [z.tuple([]), ({ shell }) => shell.window.bringUp()],
  'window:title': [
    z.tuple([label, z.boolean()]),
    ({ shell }, title, isDirty) => shell.window.setTitle(title, isDirty),
  ],
  'window:theme': [
    z.tuple([z.enum(['system', 'light', 'dark'])]),
    ({ shell, settings, menu }, theme) => {
      shell.setTheme((settings.theme = theme))
      menu.refresh()
    },
  ],
  'window:size': [
    z.tuple([interfaceSize.nullable()]),
    ({ shell, settings }, size) => {
      if (size !== null) settings.size = size
      shell.window.setZoom(settings.size)
      return settings.size
    },
  ],
  'window:language': [
    z.tuple([languageChoice.nullable()]),
    ({ language, speakAnew }, choice) => {
      // After the page has received its reply.
      if (choice !== null && language.choose(choice)) setImmediate(() => void speakAnew())
      return language.choice
    },
  ],
  'window:full-screen': [
    z.tuple([z.boolean().nullable()]),
    ({ shell }, isFull) => {
      if (isFull !== null) shell.window.setFullScreen(isFull)
      return shell.window.isFullScreen()
    },
  ],
  'window:second-front': [z.tuple([]), ({ shell }) => shell.window.bringUpSecond()],
  'window:second-screen': [
    z.tuple([z.enum(['turn', 'leave'])]),
    ({ shell }, change) => shell.window.fillSecond(change),
  ],
  'clipboard:write': [z.tuple([text]), ({ shell }, copied) => shell.clipboard.writeText(copied)],
  'clipboard:write-part': [
    z.tuple([text, bytes.nullable()]),
    async ({ shell }, copied, png) => {
      if (png && copied !== '') await shell.clipboard.writeBoth(copied, png)
      else if (png) await shell.clipboard.writePicture(png)
      else if (copied !== '') await shell.clipboard.writeText(copied)
    },
  ],
  'clipboard:part': [
    z.tuple([label]),
    async ({ shell }, gameId) => {
      const { partOnClipboard } = await import('../files/clipboard-part')
      return partOnClipboard(gameId, await shell.clipboard.readText())
    },
  ],
  'clipboard:level': [
    z.tuple([]),
    async ({ shell }) => {
      const { levelOnClipboard } = await import('../files/clipboard-level')
      return levelOnClipboard(await shell.clipboard.readText())
    },
  ],
  'clipboard:write-picture': [
    z.tuple([bytes]),
    ({ shell }, png) => shell.clipboard.writePicture(png),
  ],
  'menu:state': [z.tuple([z.array(menuItem).max(1000)]), ({ menu }, items) => menu.update(items)],
  'settings:load': [z.tuple([]), ({ settings }) => settings.loaded],
  'settings:change': [z.tuple([settingsChange]), ({ settings }, change) => settings.change(change)],
  'settings:edit': [z.tuple([]), ({ settings }) => settings.edit()],
  'keys:load': [z.tuple([]), ({ keys }) => keys.load()],
  'keys:save': [z.tuple([keyChoice]), ({ keys }, choice) => keys.save(choice)],
  'keys:import': [z.tuple([]), ({ keys }) => keys.import()],
  'keys:edit': [z.tuple([]), ({ keys }) => keys.edit()],
  'keys:sheet': [z.tuple([z.array(sheetLine).max(1000)]), ({ keys }, lines) => keys.sheet(lines)],
}
