import { extentBounds } from '@core/suite/search-extent'
import { word, words } from '../form/argument'
import { helpText, type HelpSource } from '../form/help'
import type { Option, OptionsOf, OptionSettings } from '../form/option'
import { many, onOff, path, text, whole, type None } from '../form/option-kinds'
import { notEmpty } from '../form/readers'
import { shardIn } from '../shards/shard'

/** Of an option that concerns only who does a part of a run, or where its result goes. */
export const OF_THE_PART = { heldBy: [] } as const
/** Of one that names what a run reads: the head of a shard has its hash. */
export const INPUT = { heldBy: ['input'] } as const
/** Of one that says how many tasks a run has. */
export const TASKS = { heldBy: ['tasks'] } as const

/** A folder of tests. */
export const dir = (help: HelpSource = 'dir') => word('<dir>', help)

/** The seed of all chance in a command. */
export const seed = (help: HelpSource) => whole('<n>', help, extentBounds.seed, { isNeeded: true })
/** The same where there is a usual one, as in the window. */
export const usualSeed = (help: HelpSource) => whole('<n>', help, extentBounds.seed, { usual: 1 })

/** Threads that work at the same time. */
export const jobs = whole('<n>', 'jobs', [1, 1024], OF_THE_PART)
/** The part of a run to do, where options that name a place for the result make no sense: `merge` has them. */
export const shard = text('<i/n>', 'shard', { ...OF_THE_PART, conflicts: ['into', 'out'] }, shardIn)
/** How work is shared among threads and machines. */
export const sharing = { jobs, shard }
export type Sharing = OptionsOf<typeof sharing>

/** The file that a level goes to; standard output if nowhere else. */
export const out = path('<file>', 'outFile', OF_THE_PART)
/** A folder of tests that it is added to. */
export const into = (help: HelpSource) =>
  path('<dir>', help, { ...OF_THE_PART, conflicts: ['out'] })
/** Where a level goes that was found. */
export type FoundPlace = OptionsOf<{ out: typeof out; into: ReturnType<typeof into> }>

const NONE = { usual: [], told: 'none' } as const

/** Commands of programs, each as one word of the command line. */
export const commands = <const S extends Pick<OptionSettings, 'heldBy'> = None>(
  what: HelpSource,
  settings?: S,
): Option<readonly string[], typeof NONE & NoInfer<S>> =>
  many('<command>', (help) => help.command({ what: helpText(what) }), { ...NONE, ...settings! })

const IN_PROGRAMS = { heldBy: ['programs'] } as const

/** What compilers of sources get besides. */
export const building = {
  flags: text('<flags>', 'flags', IN_PROGRAMS),
  sanitize: onOff('sanitize', IN_PROGRAMS),
}
/** Ms of processor time. */
export const runTime = <const S extends OptionSettings<number>>(settings: S) =>
  whole('<ms>', 'time', [1, 3_600_000], settings)
/** Megabytes. */
export const runMemory = <const S extends OptionSettings<number>>(settings: S) =>
  whole('<mb>', 'memory', [1, 1_048_576], settings)
/** How far programs are kept apart. */
export const isolate = onOff('isolate')
/** What a run of a program may take, how far it is kept apart, and how it is built. */
export const runWith = {
  time: runTime({ usual: 5000 }),
  memory: runMemory({ usual: 1024 }),
  isolate,
  ...building,
}
/** What programs may take that are asked for one answer after another: ms for each, 0 for no limit. */
export const answerLimits = {
  time: whole('<ms>', 'answerTime', [0, 3_600_000]),
  ...{ memory: runWith.memory, isolate },
}

const IN_WISHES = { heldBy: ['wishes'] } as const
const wish = (value: string, help: HelpSource) =>
  many(value, help, { ...NONE, ...IN_WISHES }, notEmpty)

/** What is asked of a level: all that is given has to be met. */
export const wishes = {
  catches: wish('<reading>', 'catches'),
  misses: wish('<reading>', 'misses'),
  rule: wish('<id>', 'rule'),
  event: wish('<name>', 'event'),
  touches: wish('<number=bound>', 'touches'),
  answerHas: wish('<text>', 'answerHas'),
  alone: onOff('alone', IN_WISHES),
  official: onOff('official', { heldBy: ['isOfficial'] }),
}
export type WishOptions = OptionsOf<typeof wishes>

/** A game by its name, or `auto`, and a file. */
export const file = (usage = '<file>', help: HelpSource = 'level') =>
  [word('<game>', 'gameOrAuto'), word(usage, help)] as const
/** The same for any number of files. */
export const files = (help: HelpSource = 'files') =>
  [word('<game>', 'gameOrAuto'), words('[file...]', help)] as const
/** A file that lists more of them, `-` for standard input. */
export const filesFrom = path('<list>', 'filesFrom', INPUT)
