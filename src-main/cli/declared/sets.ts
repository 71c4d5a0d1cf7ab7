import { licences, packageFormats } from '@core/package/package'
import { judgeIds, packageKinds } from '@core/package/order'
import { statementForms } from '@core/package/own-statement/statement-forms'
import { polygonPattern } from '@core/package/test-archive'
import { certificateForms } from '@core/suite/certificate-forms'
import { extentBounds } from '@core/suite/search-extent'
import { game, word, words } from '../form/argument'
import { declare } from '../form/command'
import { choice, many, onOff, path, text, whole } from '../form/option-kinds'
import {
  dir,
  INPUT,
  into,
  jobs,
  OF_THE_PART,
  out,
  runWith,
  sharing,
  TASKS,
  usualSeed,
  wishes,
} from './shared'

// Commands on folders of tests, and those that make tests for them.

const MOST_STARTS = 100_000
const MOST_ADDED = 1000

export const set = declare('set', [dir()], { ...sharing, json: onOff('jsonTest') })

export const coverage = declare('coverage', [dir()], {
  ...sharing,
  json: onOff('jsonGame'),
  /** Percent of the misreadings that has to be caught. */
  failUnder: whole('<percent>', 'failUnder', [0, 100], { absent: 0 }),
})

export const pack = declare('package', [dir('packageDir')], {
  /** Chooses kind and format. */
  for: choice('<judge>', 'packageFor', judgeIds),
  /** Has to be there without a judge. */
  kind: choice('<kind>', 'packageKind', packageKinds),
  /** A folder, or an archive by its ending; for a handout a file. */
  out: path('<path>', 'packageOut', { isNeeded: true }),
  /** For `kattis`. */
  format: choice('<version>', 'packageFormat', packageFormats),
  title: text('<text>', 'packageTitle'),
  author: text('<names>', 'packageAuthor'),
  licence: choice('<name>', 'packageLicence', licences),
  /** The built-in player that programs play against, for `kattis`. */
  opponent: text('<player>', 'packageOpponent'),
  /** For `kattis` whose answers are compared; absent: in the format of 2025-09. */
  why: choice('<yes|no>', 'packageWhy', ['yes', 'no']),
  input: path('<pattern>', (help) => help.packageInput({ pattern: polygonPattern.input })),
  answer: path('<pattern>', (help) => help.packageAnswer({ pattern: polygonPattern.answer })),
  jobs,
})

export const statement = declare('statement', [dir('packageDir')], {
  kind: choice('<form>', 'statementKind', statementForms, { usual: 'html' }),
  /** A file for HTML and proposals, else a folder or an archive by its ending; absent for standard output. */
  out: path('<path>', 'statementOut'),
  title: text('<text>', 'packageTitle'),
  check: onOff('statementCheck'),
  propose: onOff('statementPropose', { conflicts: ['check', 'kind'] }),
  jobs,
})

export const unpack = declare('import', [word('<package>', 'importPackage')], {
  /** A folder that is new or empty. */
  into: path('<dir>', 'importInto', { isNeeded: true }),
  game: text('<game>', 'importGame'),
  /** Patterns of names, of an archive of tests. */
  input: path('<pattern>', 'importInput'),
  answer: path('<pattern>', 'importAnswer'),
  json: onOff('jsonImport'),
})

export const certify = declare('certify', [dir()], {
  /** File with the certificate that is to hold. */
  verify: path('<file>', 'verify', { ...OF_THE_PART, conflicts: ['form', 'out', 'shard'] }),
  /** What it is written as; by the ending of `out` when absent. */
  form: choice('<form>', 'certifyForm', certificateForms),
  out: path('<file>', 'certifyOut', OF_THE_PART),
  ...sharing,
})

export const find = declare('find', [game('findGame')], {
  seed: usualSeed('triedSeed'),
  /** Folder of tests; the level is to catch what none of them does. */
  uncaughtIn: path('<dir>', 'uncaughtIn', { heldBy: ['wishes'] }),
  /** Folder of tests of which changed copies are tried as well. */
  near: path('<dir>', 'near', INPUT),
  /** Levels to try at most, from each start. */
  tries: whole('<n>', 'findTries', extentBounds.tries, { usual: 16_384 }),
  /** Searches that begin anew, each with the next seed, of which the best level counts. */
  starts: whole('<k>', 'findStarts', [1, MOST_STARTS], { usual: 1, ...TASKS }),
  ...sharing,
  out,
  into: into('findInto'),
  json: onOff('json'),
  ...wishes,
})

export const lower = declare('lower', [dir()], {
  /** Percent of the points that a misreading may score. */
  to: whole('<percent>', 'lowerTo', [0, 100], { isNeeded: true }),
  tests: whole('<n>', 'lowerTests', [1, MOST_ADDED], { usual: 30 }),
  seed: usualSeed('triedSeed'),
  tries: whole('<n>', 'lowerTries', extentBounds.tries, { usual: 16_384 }),
  official: onOff('official'),
  dryRun: onOff('dryRun'),
  jobs,
  json: onOff('jsonLower'),
})

export const remake = declare('remake', [dir(), words('[test...]', 'remakeTest')], {
  /** Writes nothing. */
  check: onOff('remakeCheck'),
  /** Runs the programs that made tests. */
  trust: onOff('remakeTrust'),
  ...runWith,
  jobs,
  json: onOff('jsonTestMade'),
})

export const invalid = declare('invalid', [dir()], {
  /** Writes one for each kind of error that the game tells and levels of the folder can be given. */
  make: onOff('invalidMake'),
  /** By which inputs are refused. */
  game: text('<game>', 'invalidGame'),
  json: onOff('jsonInvalid'),
})

export const make = declare('make', [dir()], {
  /** Commands, each of which writes a level on standard output. */
  program: many('<command>', 'makeProgram', { isNeeded: true }),
  /** Of the tests, without ending; a number is put behind one that is taken. */
  name: text('<name>', 'makeName', { usual: 'made' }),
  /** Folder below that of the tests; empty for that itself. */
  group: text('<folder>', 'makeGroup', { usual: '' }),
  ...runWith,
  jobs,
})

export const merge = declare('merge', [words('<file...>', 'mergeFiles')], {
  /** File for what the run prints; absent for standard output. */
  out: path('<file>', 'mergeOut'),
  /** Folder for answers, or that a level is added to; absent for standard output. */
  into: path('<dir>', 'mergeInto', { conflicts: ['out'] }),
})
