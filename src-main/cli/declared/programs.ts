import { compareRules } from '@core/judging/compare-outputs'
import { extentBounds } from '@core/suite/search-extent'
import { game, word } from '../form/argument'
import { declare } from '../form/command'
import { choice, onOff, path, share, text, whole } from '../form/option-kinds'
import { kitLanguages, type KitLanguage } from '../kits'
import { faultRuleList, playerList } from '../matches'
import {
  answerLimits,
  building,
  commands,
  dir,
  file,
  INPUT,
  into,
  isolate,
  OF_THE_PART,
  out,
  runMemory,
  runTime,
  runWith,
  seed,
  sharing,
  TASKS,
} from './shared'

// Commands that run other people's programs, or say something of what these write, and matches.

const MOST_GAMES = 10_000_000

export const explain = declare('explain', [...file(), word('<output>', 'explainOutput')], {
  /** That of the set that the level lies in when absent. */
  compare: choice('<rule>', 'explainCompare', compareRules),
  json: onOff('json'),
})

export const judge = declare('judge', [dir()], {
  program: commands('judgeProgram', { heldBy: ['programs'] }),
  wrong: commands('judgeWrong', { heldBy: ['programs'] }),
  /** Runs what the folder itself keeps. */
  trust: onOff('judgeTrust', { heldBy: ['programs'] }),
  // What is only usual gives way to the limits of the set.
  time: runTime({ told: () => '5000', heldBy: ['time'] }),
  memory: runMemory({ told: () => '1024', heldBy: ['memory'] }),
  isolate,
  ...building,
  ...sharing,
  json: onOff('jsonRun'),
})

export const limits = declare('limits', [dir()], {
  program: commands('limitsProgram'),
  /** Commands of programs that are to be too slow. */
  slow: commands('limitsSlow'),
  trust: onOff('judgeTrust'),
  /** Of each program on each test. */
  runs: whole('<n>', 'limitsRuns', [1, 100], { usual: 3 }),
  /** Keeps what is proposed with the set. */
  write: onOff('limitsWrite'),
  ...runWith,
  jobs: whole('<n>', 'jobs', [1, 1024], { usual: 1 }),
  json: onOff('jsonLimits'),
})

export const stress = declare('stress', [game('gameName')], {
  program: commands('stressProgram', { heldBy: ['program', 'programs'] }),
  /** A program whose output is taken for the right one. */
  against: text('<command>', 'stressAgainst'),
  seed: seed('triedSeed'),
  tries: whole('<n>', 'stressTries', extentBounds.tries, { usual: 1000 }),
  anyLimits: onOff('anyLimits', { heldBy: ['isOfficial'] }),
  // What it asks for has become usual.
  official: onOff('', { heldBy: ['isOfficial'], isHidden: true }),
  near: path('<dir>', 'stressNear', INPUT),
  nearOnly: onOff('stressNearOnly', { heldBy: ['isNearOnly'] }),
  /** That of the set that is near, or that the level is added to, when absent. */
  compare: choice('<rule>', 'stressCompare', compareRules, { heldBy: ['compare'] }),
  ...runWith,
  ...sharing,
  out,
  into: into('stressInto'),
})

export const arena = declare('arena', [game('gameForTwo')], {
  players: text('<a,b,…>', (help) => help.arenaPlayers({ players: playerList() }), {
    ...{ isNeeded: true, heldBy: ['players', 'programs'] },
  }),
  games: whole('<n>', 'arenaGames', [1, MOST_GAMES], { usual: 1000, ...TASKS }),
  seed: seed('arenaSeed'),
  /** Folder of levels; absent: each round has a level made from its seed. */
  levels: path('<dir>', 'arenaLevels', { heldBy: ['levels', 'input'] }),
  /** Ends the run once the rate of each player is known to so much. */
  untilWidth: share('<share>', 'untilWidth', { conflicts: ['shard'] }),
  illegal: text('<rule>', (help) => help.illegal({ rules: faultRuleList() })),
  ...answerLimits,
  out: path('<file>', 'arenaOut', OF_THE_PART),
  /** Folder for the matches themselves. */
  into: path('<dir>', 'arenaInto', OF_THE_PART),
  ...sharing,
  json: onOff('jsonPlayer'),
})

export const kit = declare('kit', [game('gameName')], {
  for: choice('<language>', 'kitFor', Object.keys(kitLanguages) as KitLanguage[], {
    isNeeded: true,
  }),
  into: path('<dir>', 'kitInto', { isNeeded: true }),
})

export const match = declare('match', file('<level>', 'matchLevel'), {
  players: text('<a,b>', (help) => help.matchPlayers({ players: playerList() }), {
    isNeeded: true,
  }),
  seed: seed('matchSeed'),
  illegal: text('<rule>', (help) => help.illegal({ rules: faultRuleList() })),
  /** File for the whole match; absent when it is not to be kept. */
  record: path('<file>', 'matchRecord'),
  /** File for what passed between the programs and the referee. */
  log: path('<file>', 'matchLog'),
  ...answerLimits,
})

export const transcript = declare('transcript', file('<match>', 'matchFile'), {
  player: whole('<number>', 'transcriptPlayer', [0, 1], { isNeeded: true }),
})
