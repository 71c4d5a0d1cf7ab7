// The sheet of all boards, docs/art.md: each game in light, dark, grey, small and for print, side by side.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './paths.mjs'
import { Trouble } from './say.mjs'

const FOLDER = join(root, 'docs/art')
/** How each column is drawn; `isGrey`: without its colours. */
const looks = [
  { id: 'light', title: 'Light', args: [] },
  { id: 'dark', title: 'Dark', args: ['--theme', 'dark'] },
  { id: 'grey', title: 'Grey', args: [], isGrey: true },
  { id: 'small', title: 'Small', args: ['--scale', '16'] },
  { id: 'print', title: 'Print', args: ['--ground', 'white', '--no-overlay'] },
]

/** Draws the sheet by the built command line, half-way through the statement’s example of each game. */
export function drawArtSheet(cli) {
  mkdirSync(FOLDER, { recursive: true })
  const games = JSON.parse(run(cli, 'games', '--json'))
  for (const { id } of games) for (const look of looks) draw(cli, id, look)
  writeFileSync(join(root, 'docs/art.md'), pageOf(games))
  return games.length * looks.length
}

function draw(cli, game, { id, args, isGrey }) {
  const level = join('src-main/core/games', game, 'samples/statement/level.txt')
  const out = join(FOLDER, `${game}-${id}.svg`)
  const last = JSON.parse(run(cli, 'trace', game, level, '--json').trim().split('\n').at(-1))
  const step = String(Math.max(1, Math.floor(last.step / 2)))
  run(cli, 'render', game, level, '--step', step, ...args, '--out', out)
  if (!isGrey) return
  const svg = readFileSync(out, 'utf8')
  writeFileSync(out, svg.replace('<svg ', '<svg style="filter:grayscale(1)" '))
}

function pageOf(games) {
  const { version } = readJson(join(root, 'package.json'))
  const cell = (game, { id, title }) =>
    `![${game.title}, ${title.toLowerCase()}](art/${game.id}-${id}.svg)`
  return [
    '# Boards',
    '',
    `All boards half-way through the statement’s example, as version ${version} draws them: on the screen, in exported pictures, on`,
    'the command line and on pages, by the same painters. Made by `npm run docs -- --art`.',
    '',
    'A board has four layers, and a family of colours belongs to one of them: **ground** (cells and terrain, quiet), **fixtures**',
    '(walls, doors, caves, bases, firm), **actors** (animals, robots, ghosts, units, walkers: the strongest contrast) and the',
    '**overlay** (trails and numbers, thin, above all).',
    '',
    `| | ${looks.map(({ title }) => title).join(' | ')} |`,
    `| --- | ${looks.map(() => '---').join(' | ')} |`,
    ...games.map(
      (game) => `| ${game.title} | ${looks.map((look) => cell(game, look)).join(' | ')} |`,
    ),
    '',
  ].join('\n')
}

function run(cli, ...args) {
  const done = spawnSync(process.execPath, [cli, ...args], { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) throw new Trouble(`boardwright ${args.join(' ')}: ${done.stderr}`)
  return done.stdout
}
