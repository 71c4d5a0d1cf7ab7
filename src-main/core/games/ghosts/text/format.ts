import { levelReader } from '../../../game/level-reader'
import type { FieldReader } from '../../../kernel/field-reader'
import { cellName, cellNames } from '../cells'
import { printTranscript } from '../players/exchange'
import { diagnostic, type Code } from './diagnostics'
import { FORFEIT, NOTHING, readPlain } from './format-level'
import { readTranscript } from './format-transcript'
import { firstTurnLine } from './places'
import { houseName, type GhostMove, type Level, type Team } from '../model'

/**
 * Reads any of the game's texts and knows them apart: a transcript begins with `>>`, a town is one line, a level three,
 * a match more. A town without houses, as one begins to draw it, is `-`.
 *
 * The match, lossless: the level's three lines (town, limit, starting ghosts); then three lines a turn: White's eight
 * cells after the move, Black's, and six ghosts. `BQ*` is a ghost that lives on, at BQ; `HC+MT` one neutralised at HC,
 * whose place is taken by one appearing at MT; in `--+MT` it was not seen where. In the last turn the ghosts' line and one
 * team's may both be `-`: a transcript ended before it showed them. A last line `forfeit 0` (or 1) says who gave an
 * illegal answer after all that.
 */
export const { parse, readPart } = levelReader(diagnostic, readLevel, (level, line) => {
  // A turn is checked when all of its lines are valid.
  const turns = Math.max(0, Math.trunc((line - firstTurnLine(level)) / 3))
  return { ...level, turns: level.turns.slice(0, turns), forfeit: null }
})

function readLevel(reader: FieldReader<Code>): Level | null {
  const isTranscript = /^[<>]/.test(reader.lines[0]?.words[0]?.text ?? '')
  return isTranscript ? readTranscript(reader) : readPlain(reader)
}

/** The canonical text, in the level's form. */
export function print(level: Level): string {
  if (level.form === 'transcript') return printTranscript(level)
  const town = level.town.length === 0 ? NOTHING : level.town.map(houseName).join(' ')
  if (level.form === 'town') return `${town}\n`
  const lines = [town, `${level.limit}`, level.starts ? cellNames(level.starts) : NOTHING]
  for (const { teams, ghosts } of level.turns) {
    lines.push(teamText(teams[0]), teamText(teams[1]), ghosts?.map(ghostText).join(' ') ?? NOTHING)
  }
  if (level.forfeit !== null) lines.push(`${FORFEIT} ${level.forfeit}`)
  return `${lines.join('\n')}\n`
}

function teamText(team: Team | null): string {
  return team ? cellNames(team) : NOTHING
}

function ghostText({ at, next }: GhostMove): string {
  const cell = at < 0 ? '--' : cellName(at)
  return next < 0 ? `${cell}*` : `${cell}+${cellName(next)}`
}
