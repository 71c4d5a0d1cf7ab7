import type { OpenReply } from '@core/protocol/ipc'
import type { Exports } from '../files/exports'
import type { LevelFiles } from '../files/level-files'
import type { MatchExport } from '../files/match-export'
import type { MatchHost } from '../runs/match-host'
import type { RunSlots } from '../runs/run-slots'
import type { Bots } from './bot-handlers'
import type { Calls } from './calls'
import type { CloseGuard } from './close-guard'
import type { CommandLine } from './command-line'
import type { Demo } from './demo'
import type { Handlers } from './handle'
import type { AppMenu } from './menu'
import type { KeysDesk } from './keys-desk'
import { nothingRestored, type JournalDesk } from './journal-desk'
import { keepingHandlers, type KeepingParts } from './keeping-handlers'
import { picturePage } from './picture-page'
import { askMatchOverLevel } from './match-question'
import type { ServedSets } from './served-sets'
import type { Shell } from './shell'
import { askUnsaved } from './unsaved-question'
import type { WindowLanguage } from './window-language'

/** The parts of the app that the page's requests speak to. */
export interface Parts extends KeepingParts {
  readonly shell: Shell
  readonly files: LevelFiles
  readonly runs: RunSlots
  readonly calls: Calls
  readonly matches: MatchHost
  readonly matchExport: MatchExport
  readonly bots: Bots
  readonly exports: Exports
  readonly sets: ServedSets
  /** Folder that the app was built to. */
  readonly built: string
  readonly keys: KeysDesk
  readonly menu: AppMenu
  readonly language: WindowLanguage
  /** Has the page loaded anew in the language that is spoken now. */
  readonly speakAnew: () => Promise<void>
  readonly closing: CloseGuard
  /** Null when the app was not started as a demo. */
  readonly demo: Demo | null
  readonly commandLine: CommandLine
  /** Opens the log in the system's own program. */
  readonly openLog: () => void
  /** Null where nothing is kept. */
  readonly journal: JournalDesk | null
  /** Files of the command line, handed out once. */
  readonly takeFirstFiles: () => Promise<OpenReply>
}

/** What each request of the page does. */
export function makeHandlers(parts: Parts): Handlers {
  const { shell, files, runs, matches, menu, closing, demo, commandLine, journal } = parts
  return {
    'app:started': async () => {
      // Asked a second time, the page was reloaded and knows nothing of what the old one began.
      runs.silence()
      matches.silence()
      parts.calls.leave()
      await Promise.all([parts.exports.abortAll(), parts.sets.closeAll(), parts.bots.closeAll()])
      menu.reset()
      const restored = (await journal?.restore()) ?? nothingRestored
      const { files: opened, problems } = await parts.takeFirstFiles()
      closing.pageStarted()
      runs.warmUp()
      return {
        files: opened,
        problems,
        isDemo: demo !== null,
        isProbed: commandLine.isProbed,
        versions: shell.versions,
        platform: process.platform,
        restored,
      }
    },
    'app:demo-done': async (answer) => await demo?.finish(answer),
    'app:open-log': async () => parts.openLog(),
    'file:open': (filters) => files.askAndOpen(filters),
    'file:open-recent': (ticket) => files.openRecent(ticket),
    'file:again': async (ticket, known) => {
      const path = files.pathOf(ticket)
      return path === null ? null : files.openAgain(path, known)
    },
    'file:recent': () => files.recent(),
    'file:clear-recent': () => files.clearRecent(),
    'file:save': (ticket, text, isForced, mayAsk) => files.save(ticket, text, isForced, mayAsk),
    'file:watch': (tickets) => files.watch(tickets),
    'file:save-as': (name, filters, text, own) => files.askAndSave(name, filters, text, own),
    ...keepingHandlers(parts),
    ...parts.sets.handlers(),
    'ask:unsaved': (names) => {
      closing.pageAnswered()
      return askUnsaved(shell.dialogs, names)
    },
    'ask:match-over-level': (name) => askMatchOverLevel(shell.dialogs, name),
    'window:close': () => closing.allow(),
    'window:front': () => shell.window.bringUp(),
    'clipboard:write': async (text) => await shell.clipboard.writeText(text),
    'clipboard:write-part': async (text, png) => {
      if (png && text !== '') await shell.clipboard.writeBoth(text, png)
      else if (png) await shell.clipboard.writePicture(png)
      else if (text !== '') await shell.clipboard.writeText(text)
    },
    'clipboard:part': async (gameId) => {
      const { partOnClipboard } = await import('../files/clipboard-part')
      return partOnClipboard(gameId, await shell.clipboard.readText())
    },
    'clipboard:level': async () => {
      const { levelOnClipboard } = await import('../files/clipboard-level')
      return levelOnClipboard(await shell.clipboard.readText())
    },
    'window:title': (title, isDirty) => shell.window.setTitle(title, isDirty),
    'window:theme': async (theme) => {
      shell.setTheme((parts.settings.theme = theme))
      menu.refresh()
    },
    'window:size': async (size) => {
      if (size !== null) parts.settings.size = size
      shell.window.setZoom(parts.settings.size)
      return parts.settings.size
    },
    'window:language': async (choice) => {
      // After the page has had its answer.
      if (choice !== null && parts.language.choose(choice))
        setImmediate(() => void parts.speakAnew())
      return parts.language.choice
    },
    'window:full-screen': async (isFull) => {
      if (isFull !== null) shell.window.setFullScreen(isFull)
      return shell.window.isFullScreen()
    },
    'window:second-front': async () => shell.window.bringUpSecond(),
    'window:second-screen': async (change) => shell.window.fillSecond(change),
    'menu:state': (items) => menu.update(items),
    'settings:load': async () => parts.settings.loaded,
    'settings:change': async (change) => parts.settings.change(change),
    'settings:edit': () => parts.settings.edit(),
    'keys:load': () => parts.keys.load(),
    'keys:save': (choice) => parts.keys.save(choice),
    'keys:import': () => parts.keys.import(),
    'keys:edit': () => parts.keys.edit(),
    'keys:sheet': (lines) => parts.keys.sheet(lines),
    'run:start': (request) => runs.start(request),
    'run:cancel': (runId) => runs.cancel(runId),
    'run:end-side': () => runs.endSide(),
    'call:stop': (call) => parts.calls.stop(call),
    'match:play': (request) => matches.play(request),
    'match:stop': (matchId) => matches.stop(matchId),
    'match:export': (texts) => parts.matchExport.askAndWrite(texts),
    ...parts.bots.handlers(),
    'export:begin': (name, filters) => parts.exports.begin(name, filters),
    'export:append': (id, bytes) => parts.exports.append(id, bytes),
    'export:finish': (id) => parts.exports.finish(id),
    'export:abort': async (id) => await parts.exports.abort(id),
    'export:pdf': (svg, size) => shell.pdf(picturePage(svg), size),
    'export:viewer': async () => (await import('../sets/built-parts')).viewerPageOf(parts.built),
    'clipboard:write-picture': async (png) => await shell.clipboard.writePicture(png),
    'journal:note': (document, note) => journal?.note(document, note) ?? true,
    'journal:forget': async (document) => await journal?.forget(document),
    'journal:order': (documents, active) => journal?.setOrder(documents, active),
  }
}
