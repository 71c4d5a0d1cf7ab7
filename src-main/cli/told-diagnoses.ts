import type { AnyGame } from '@core/game/any-game'
import { commandText } from '@core/judging/command-words'
import type { Diagnosis } from '@core/judging/diagnosis'
import { diagnosisWords } from '@core/judging/diagnosis-words'
import { partingWords } from '@core/judging/parting-words'
import { decidingWishes, type DecidingWish } from '@core/judging/deciding-wishes'
import { cliProgramsWords } from './cli-programs-words'
import type { DiagnosisReport } from './judge-schema'
import type { DiagnosedRuns } from './told-runs'

/** The diagnosis of a program's runs, in lines, and the command that finds a deciding level. */
export function explainedLines(all: readonly DiagnosedRuns[]): string[] {
  return all.flatMap((one) => {
    const { game, tests, diagnosis, parts } = one
    const parting = parts ? partingWords(game, parts.parting, tests[parts.at]) : []
    const lines = [...diagnosisWords(game, tests, diagnosis), ...parting.map((line) => `  ${line}`)]
    const command = findCommand(game, diagnosis, 0)
    if (command !== null) lines.push(cliProgramsWords().judge.decides({ command }))
    return lines.map((line) => `  ${line}`)
  })
}

/** The same for `--json`. */
export function diagnosisReport({ game, tests, diagnosis, parts }: DiagnosedRuns): DiagnosisReport {
  const { faults, standing, suspects, more, needed } = diagnosis
  return {
    game: game.id,
    tests: tests.length,
    first: faults.map(({ kind, on }) => ({ kind, tests: on.map((at) => tests[at]!) })),
    standing,
    suspects: suspects.map(({ readings, same, others, bits }, at) => ({
      readings,
      same: same.length,
      other: tests[others[0] ?? -1] ?? null,
      bits,
      find: findCommand(game, diagnosis, at),
    })),
    more,
    needed,
    parts: parts && { test: tests[parts.at]!, parts: parts.parting },
  }
}

/** The command that looks for a level on which a suspect alone gives another answer than the rules; null if nothing is open. */
function findCommand(game: AnyGame, diagnosis: Diagnosis, suspect: number): string | null {
  const wishes = decidingWishes(game, diagnosis, suspect)
  if (wishes.length === 0) return null
  return commandText([
    ...['boardwright', 'find', game.id, '--seed', '1', '--official'],
    ...wishes.flatMap((wish) => [`--${wish.kind}`, wished(wish)]),
  ])
}

function wished(wish: DecidingWish): string {
  return wish.kind === 'touches' ? `${wish.limit}=${wish.bound}` : wish.reading
}
