import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LevelFiles } from '../files/level-files'
import type { RecentFiles } from '../files/recent-files'
import type { RecentTickets } from '../files/recent-tickets'
import type { Workspaces } from '../files/workspaces'
import type { IsolationChoice } from '../programs/isolation-choice'
import { SuitePool } from '../threads/suite-pool'
import { Certifying } from '../sets/open/certifying'
import type { KeptSets } from '../sets/open/kept-sets'
import { Importing } from '../sets/open/importing'
import { MoveMarks } from '../sets/open/move-marks'
import { Packer } from '../sets/open/packer'
import { Packing } from '../sets/open/packing'
import type { ProgramDesk } from '../sets/open/programs'
import type { StressDesk } from '../sets/open/stress'
import { Stating } from '../sets/open/stating'
import { SetHost } from '../sets/open/set-host'
import { logError } from './log'
import type { SafeSaving } from './safe-saving'
import type { Shell } from './shell'

export interface SetDeskOptions {
  readonly shell: Shell
  readonly files: LevelFiles
  readonly workspaces: Workspaces
  readonly guard: SafeSaving['guard']
  readonly marked: SafeSaving['marked']
  /** Paths of the scripts of the threads that work on sets, and of the one that makes packages. */
  readonly suiteWorker: string
  readonly packer: string
  readonly isolation: IsolationChoice
  readonly recent: RecentFiles
  readonly recentTickets: RecentTickets
  /** Null if nothing is stored. */
  readonly kept: KeptSets | null
  readonly notKept: (what: string, words?: string) => (error: unknown) => void
  readonly onRecentChange: () => void
}

/** Memory limit of the thread that makes packages, in MB. */
const PACKER_HEAP = 1024
/** Memory limit of the thread that runs programs, in MB: it holds some of their outputs at a time. */
const PROGRAMS_HEAP = 1024

/** The parts that work on folders that are open as sets. */
export type SetDesk = ReturnType<typeof makeSetDesk>

/** Makes the parts that work on folders that are open as sets, and connects them. */
export function makeSetDesk(options: SetDeskOptions) {
  const { shell, files, workspaces, guard, marked, suiteWorker, packer, isolation } = options
  const { kept, recent, recentTickets, notKept, onRecentChange } = options
  const { userData, dialogs } = shell
  const announce = shell.window.send
  const built = dirname(packer)
  const moveMarks = new MoveMarks(join(userData, 'set-moves'), (error) =>
    logError('moves of a set', error),
  )
  const sets = new SetHost({
    kept,
    mend: (folder) => moveMarks.mend(folder),
    dialogs,
    files,
    recent,
    recentTickets,
    onRecentChange,
    hands: {
      guard,
      trash: shell.trash,
      mark: (folder, moves) => moveMarks.put(folder, moves),
      hold: () => {
        const release = files.holdChanges((moves) => announce('file:moved', moves))
        return (moved) => {
          release(moved)
          workspaces.follow(moved)
        }
      },
    },
    makeWorkers: () => new SuitePool(suiteWorker),
    createReader: () => new Worker(join(built, 'test-reader.js')),
    looksFolder: join(userData, 'set-looks'),
    version: shell.versions.app,
    script: suiteWorker,
    announce,
    logError,
    followed: (set) => desk?.looked(set),
    closed: (set) => desk?.closeSet(set),
  })
  // Few users open programs: the code that runs them is loaded on first use.
  let desk: ProgramDesk | null = null
  const programs = async (): Promise<ProgramDesk> => {
    const { ProgramDesk } = await import('../sets/open/programs')
    return (desk ??= new ProgramDesk({
      find: (id) => sets.find(id),
      dialogs,
      trustFile: join(userData, 'trusted-programs.json'),
      onTrustError: notKept('trusted programs', 'which programs may run'),
      runsFolder: join(userData, 'program-runs'),
      version: shell.versions.app,
      createThread: () =>
        new Worker(join(built, 'programs.js'), {
          resourceLimits: { maxOldGenerationSizeMb: PROGRAMS_HEAP },
        }),
      work: sets.work,
      isolation,
      announce,
      logError,
    }))
  }
  let stressing: StressDesk | null = null
  const stress = async (): Promise<StressDesk> => {
    const { StressDesk } = await import('../sets/open/stress')
    return (stressing ??= new StressDesk({
      find: (id) => sets.find(id)?.set ?? null,
      kept: async (set, program) => (await programs()).runnable(set, program),
      dialogs,
      isIsolated: isolation.isOn,
      createThread: () => new Worker(join(built, 'stress-worker.js')),
      logError,
    }))
  }
  const createPacker = (): Worker =>
    new Worker(packer, { resourceLimits: { maxOldGenerationSizeMb: PACKER_HEAP } })
  const importing = new Importing({
    createThread: createPacker,
    ...{ built, dialogs, logError, marked, pdf: shell.pdf },
    open: (folder) => sets.open(folder),
  })
  const packing = new Packing({
    find: (id) => sets.find(id)?.set ?? null,
    packer: new Packer({
      createThread: createPacker,
      built,
      logError,
    }),
    dialogs,
    showInFolder: shell.showInFolder,
    pdf: shell.pdf,
    marked,
  })
  const stating = new Stating({
    find: (id) => sets.find(id),
    packer: new Packer({ createThread: createPacker, built, logError }),
    openFile: shell.openFile,
  })
  const certifying = new Certifying({
    find: (id) => sets.find(id)?.set ?? null,
    dialogs,
    version: shell.versions.app,
    pdf: shell.pdf,
    marked,
  })
  return {
    sets,
    packing,
    importing,
    certifying,
    stating,
    programs,
    stress,
    /** The page is gone, or was reloaded: closes all sets. */
    closeAll: () => {
      packing.stop()
      stating.stop()
      importing.stop()
      return Promise.all([sets.closeAll(), stressing?.stopAll()])
    },
    /** Closes all sets; resolves when all data of the app is on disk. */
    settle: () => Promise.all([sets.closeAll(), desk?.settle(), stressing?.stopAll()]),
  }
}
