import { err } from '@core/kernel/result'
import type { Backups } from '../files/backups'
import { unknownTicket, type LevelFiles } from '../files/level-files'
import type { Workspaces } from '../files/workspaces'
import type { Handlers } from './handle'
import type { MainSettings } from './settings'

/** What keeps things about the user's files outside of them. */
export interface KeepingParts {
  readonly files: LevelFiles
  readonly workspaces: Workspaces
  readonly backups: Backups
  readonly settings: MainSettings
  /** Asks the user whether to stop keeping backups. */
  readonly confirmNoBackups: () => Promise<boolean>
}

type Keeping = Extract<keyof Handlers, `workspace:${string}` | `backup:${string}`>

/** What the page's requests about kept things do. */
export function keepingHandlers(parts: KeepingParts): Pick<Handlers, Keeping> {
  const { files, workspaces, backups, settings } = parts
  return {
    'workspace:load': (ticket) => {
      const path = files.pathOf(ticket)
      return path === null ? null : workspaces.load(path)
    },
    'workspace:save': async (ticket, value) => {
      const path = files.pathOf(ticket)
      if (path !== null) await workspaces.save(path, value)
    },
    'backup:list': (ticket) => {
      const path = files.pathOf(ticket)
      return path === null ? [] : backups.list(path)
    },
    'backup:read': (ticket, number) => {
      const path = files.pathOf(ticket)
      return path === null ? err(unknownTicket()) : backups.read(path, number)
    },
    'backup:settings': async (rule) => {
      // A page that means harm would begin with this.
      const isEnd = rule?.count === 0 && settings.backups.count > 0
      if (rule && (!isEnd || (await parts.confirmNoBackups()))) settings.backups = rule
      return settings.backups
    },
  }
}
