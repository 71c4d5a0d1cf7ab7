import { LEAST_SCALE, MOST_SCALE, pictureGrounds } from '@core/protocol/picture'
import { game } from '../form/argument'
import { declare } from '../form/command'
import { choice, many, off, onOff, path, text, whole } from '../form/option-kinds'
import { MOST_STEPS, namedPath, setting, stepOrEnd } from '../form/readers'
import { severalTexts } from '../help-texts'
import { file, files, filesFrom, jobs, OF_THE_PART, out, seed, shard, wishes } from './shared'

// Commands on levels, most of which take any number of files.

const MOST_LEVELS = 100_000

export const games = declare('games', [], { json: onOff('json') })

export const answer = declare(
  'answer',
  files(),
  {
    filesFrom,
    reading: text('<id>', 'answerReading'),
    /** Folder for one file an answer; absent for standard output. */
    into: path('<dir>', 'answerInto', OF_THE_PART),
    jobs,
    shard,
  },
  { below: severalTexts },
)

export const check = declare('check', files(), { filesFrom, json: onOff('json') })

export const format = declare(
  'format',
  files(),
  { filesFrom, write: onOff('formatWrite') },
  { below: severalTexts },
)

export const trace = declare('trace', file(), {
  json: onOff('traceJson', { conflicts: ['csv'] }),
  csv: onOff('traceCsv'),
  /** Adds all that has a place, at the last line of each step. */
  state: onOff('traceState'),
  /** Adds the grounds of each event. */
  why: onOff('traceWhy'),
  reading: text('<id>', 'runReading'),
})

export const render = declare('render', files('renderFiles'), {
  filesFrom,
  /** File to write, whose ending says what kind; of several levels the folder. */
  out: path('<path>', 'renderOut', { isNeeded: true }),
  /** Of the pictures in a folder. */
  kind: choice('<kind>', 'renderKind', ['svg', 'png', 'tex'], { usual: 'svg' }),
  step: text('<n>', 'renderStep', {}, stepOrEnd),
  turn: whole('<n>', 'renderTurn', [0, MOST_STEPS]),
  phase: text('<name>', 'renderPhase'),
  page: whole('<n>', 'renderPage', [1, MOST_STEPS]),
  scale: whole('<px>', 'renderScale', [LEAST_SCALE, MOST_SCALE], { usual: 32 }),
  theme: choice('<name>', 'renderTheme', ['light', 'dark'], { usual: 'light' }),
  ground: choice('<name>', 'renderGround', pictureGrounds, { usual: 'board' }),
  overlay: off('renderNoOverlay'),
  coordinates: off('renderNoCoordinates'),
  caption: onOff('renderCaption'),
  reading: text('<id>', 'runReading'),
})

export const page = declare('page', file(), {
  out: path('<file>', 'pageOut', { isNeeded: true }),
  /** What the page calls the level; its file's name if absent. */
  title: text('<text>', 'pageTitle'),
  branch: many('<file>', 'pageBranch', { absent: [] }, namedPath),
  reading: text('<id>', 'pageReading'),
})

export const readings = declare('readings', files(), { filesFrom, json: onOff('json') })

export const shrink = declare('shrink', file(), { out, ...wishes })

export const generate = declare('generate', [game('gameListed')], {
  seed: seed('generateSeed'),
  count: whole('<k>', 'generateCount', [1, MOST_LEVELS], { usual: 1 }),
  set: many('<key=value...>', 'generateSet', { absent: [] }, setting),
  into: path('<dir>', 'generateInto'),
  /** Name of the first level, whose last number counts up; else names tell game and seed. */
  name: path('<name>', 'generateName'),
})
