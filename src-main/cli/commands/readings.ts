import type { AnyGame } from '@core/game/any-game'
import { LevelLook } from '@core/suite/level-look'
import { cliLevelsWords } from '../cli-levels-words'
import { namedFile, shownName } from '../problems'
import type { ReadingsReport } from '../schemas'
import { eachRunnable, eachSource, tellErrors, type CommandInputs } from '../sources'
import { textTable } from '@core/kernel/text-table'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

/** The misreadings that a file catches. */
interface FileVerdict {
  readonly file: string
  /** The official answer. */
  readonly answer: string
  /** Ids of the misreadings whose answer differs from the official one. */
  readonly caught: string[]
}

/** Reports which misreadings the files catch: a table per game at the end, or a line of JSON per file as it goes. */
export async function readings(
  job: CommandInputs,
  { json }: Given<typeof levels.readings>,
): Promise<number> {
  if (json) return readingsAsJson(job)
  const verdicts = new Map<AnyGame, FileVerdict[]>()
  const exitCode = await eachRunnable(job, ({ file, game, level }) => {
    const found = verdicts.get(game) ?? []
    found.push(verdictOf(game, namedFile(file), level))
    verdicts.set(game, found)
    return true
  })
  job.io.out([...verdicts].map(paragraph).join('\n'))
  return exitCode
}

function readingsAsJson(job: CommandInputs): Promise<number> {
  const { io } = job
  const tell = (report: ReadingsReport): void => io.out(`${JSON.stringify(report)}\n`)
  const none = { answer: null, caught: [], missed: [] }
  return eachSource(
    job,
    (source) => {
      const { game, level, isRunnable } = source
      const file = namedFile(source.file)
      if (isRunnable) {
        const { answer, caught } = verdictOf(game, file, level)
        const ids = game.engine.readings.map(({ id }) => id)
        const missed = ids.filter((id) => !caught.includes(id))
        tell({ file, game: game.id, answer, caught, missed })
      } else {
        tellErrors(io, source)
        tell({ file, game: game.id, ...none })
      }
      return isRunnable
    },
    (file) => tell({ file: namedFile(file), game: null, ...none }),
  )
}

function verdictOf(game: AnyGame, file: string, level: unknown): FileVerdict {
  const { answer, caught } = new LevelLook(game, level)
  return { file, answer, caught }
}

/** A row a file, a numbered column a reading, and below what the numbers mean. */
function paragraph([game, files]: [AnyGame, FileVerdict[]]): string {
  const { readings: words } = cliLevelsWords()
  const list = game.engine.readings
  const rows = files.map(({ file, caught }) => [
    shownName(file),
    ...list.map((reading) => (caught.includes(reading.id) ? 'x' : '.')),
  ])
  const legend = list.map((reading, at) => {
    const count = catchersOf(files, reading.id).length
    const verdict = count === 0 ? words.missed : words.caught({ count, all: files.length })
    return [`  ${at + 1}`, reading.id, verdict]
  })
  const uncaught = list.filter((one) => catchersOf(files, one.id).length === 0)
  const last =
    uncaught.length === 0
      ? words.all
      : words.missing({ readings: uncaught.map((one) => one.id).join(', ') })
  return [
    words.head({ game: game.id }),
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
