import { csv, eventReader, ndjson, type EventFormat } from '@core/game/event-export'
import type { AnyGame } from '@core/game/any-game'
import { Recorder } from '@core/trace/recorder'
import { recordRun } from '@core/trace/run'
import type { StateLayout } from '@core/trace/trace'
import { cliLevelsWords } from '../cli-levels-words'
import { UsageProblem } from '../problems'
import { eachSource, tellErrors, type CommandInputs } from '../sources'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

// Chunks are written as they are completed and none is kept, so the length of a run is unlimited.
const NO_LIMITS = { steps: Infinity, changes: Infinity }

const PORTION = 1 << 16

type TraceOptions = Given<typeof levels.trace>

/** Runs a level, one with errors up to the input that cannot be played, and writes a line an event. */
export function trace(job: CommandInputs, options: TraceOptions): Promise<number> {
  const { io } = job
  refuseWithoutJson(options)
  return eachSource(job, (source) => {
    const { game, isRunnable } = source
    const level = source.level ?? source.beginning
    if (!source.isPlayable) {
      tellErrors(io, source)
      return false
    }
    const layout = game.engine.layout(level)
    const format = formatOf(game, layout, options)
    const read = eventReader(game, level, layout, options)
    const recorder = new Recorder(layout)
    const machine = game.engine.start(level, recorder, options.reading)
    let text = format.head
    const writeOver = (length: number): void => {
      if (text.length <= length) return
      io.out(text)
      text = ''
    }
    const put = (chunk: Parameters<typeof read>[0]): void => {
      read(chunk, (record) => {
        text += format.line(record)
        writeOver(PORTION)
      })
      writeOver(0)
    }
    recordRun(machine, recorder, put, NO_LIMITS)
    writeOver(0)
    if (!isRunnable) tellErrors(io, source)
    return isRunnable
  })
}

function refuseWithoutJson({ json, state, why }: TraceOptions): void {
  if (json) return
  const { needs } = cliLevelsWords()
  if (state) throw new UsageProblem(needs({ option: '--state', other: '--json' }))
  if (why) throw new UsageProblem(needs({ option: '--why', other: '--json' }))
}

function formatOf(game: AnyGame, layout: StateLayout, options: TraceOptions): EventFormat {
  if (options.json) return ndjson
  return options.csv ? csv(layout) : forPeople(game)
}

function forPeople(game: AnyGame): EventFormat {
  const width = Math.max(...game.engine.phases.map((phase) => phase.name.length))
  return {
    head: '',
    line: ({ step, turn, phase, text, rule }) => {
      const said = { step, turn, phase: phase.padEnd(width), text: text ?? '', rule: rule ?? '' }
      return `${cliLevelsWords().traceLine(said)}\n`
    },
  }
}
