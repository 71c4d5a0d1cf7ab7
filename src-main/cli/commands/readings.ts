import type { AnyGame } from '@core/games/registry'
import type { GameChoice } from '../choose-game'
import type { CliIo } from '../io'
import { namedFile, shownName } from '../problems'
import { eachRunnable } from '../sources'
import { textTable } from '../table'

/** What a file says to each misreading of its game. */
interface FileVerdict {
  readonly file: string
  /** The right answer. */
  readonly answer: string
  /** Ids of the readings whose answer differs from the right one. */
  readonly caught: readonly string[]
}

/** Tells which misreadings the files catch, game by game, and which nobody catches. */
export async function readings(
  io: CliIo,
  choice: GameChoice,
  files: readonly string[],
  { json = false }: { readonly json?: boolean },
): Promise<number> {
  const verdicts = new Map<AnyGame, FileVerdict[]>()
  const exitCode = await eachRunnable(io, choice, files, ({ file, game, level }) => {
    const found = verdicts.get(game) ?? []
    found.push(verdictOf(game, namedFile(file), level))
    verdicts.set(game, found)
    return true
  })
  if (json) io.out(`${JSON.stringify([...verdicts].map(described), null, 2)}\n`)
  else io.out([...verdicts].map(paragraph).join('\n'))
  return exitCode
}

function verdictOf(game: AnyGame, file: string, level: unknown): FileVerdict {
  const { engine } = game
  const answer = engine.answer(level)
  const caught = engine.readings
    .map((reading) => reading.id)
    .filter((id) => engine.answer(level, id) !== answer)
  return { file, answer, caught }
}

function described([game, files]: [AnyGame, FileVerdict[]]): unknown {
  const list = game.engine.readings.map((reading) => ({
    ...reading,
    caughtBy: catchersOf(files, reading.id),
  }))
  const uncaught = list.filter((one) => one.caughtBy.length === 0).map((one) => one.id)
  return { game: game.id, files, readings: list, uncaught }
}

/** A row a file, a numbered column a reading, and below what the numbers mean. */
function paragraph([game, files]: [AnyGame, FileVerdict[]]): string {
  const list = game.engine.readings
  const rows = files.map(({ file, caught }) => [
    shownName(file),
    ...list.map((reading) => (caught.includes(reading.id) ? 'x' : '.')),
  ])
  const legend = list.map((reading, at) => {
    const count = catchersOf(files, reading.id).length
    const verdict = count === 0 ? 'caught by nobody' : `caught by ${count} of ${files.length}`
    return [`  ${at + 1}`, reading.id, verdict]
  })
  const uncaught = list.filter((one) => catchersOf(files, one.id).length === 0)
  const last =
    uncaught.length === 0
      ? 'Every reading is caught.'
      : `Nobody caught: ${uncaught.map((one) => one.id).join(', ')}`
  return [
    `${game.id}: readings caught (x) or not (.)`,
    ...textTable([['', ...list.map((_, at) => String(at + 1))], ...rows]),
    '',
    ...textTable(legend),
    '',
    last,
    '',
  ].join('\n')
}

function catchersOf(files: readonly FileVerdict[], reading: string): string[] {
  return files.filter((one) => one.caught.includes(reading)).map((one) => one.file)
}
