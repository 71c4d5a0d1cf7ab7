import { parseText } from '@core/game/parse-text'
import { hasErrors } from '@core/kernel/diagnostics'
import type { WordlessGame } from '@core/game/module'
import { decodeSource } from './decode-text'
import { isOutputLost, type CliIo } from './io'
import { loadGame } from './load-game'

/**
 * Answers the simplest command line, `answer GAME FILE`, loading only the game: scripts that start it for thousands of
 * files pay for every module each time. Returns the exit code; null, with nothing printed, if the command line is a
 * different one or the file has a problem.
 */
export async function quickAnswer(args: readonly string[], io: CliIo): Promise<number | null> {
  const [command, id, file] = args
  if (args.length !== 3 || command !== 'answer' || id === undefined || file === undefined) {
    return null
  }
  if (file.startsWith('-') && file !== '-') return null
  try {
    return answerFile(await loadGame(id), file, io)
  } catch (reason) {
    if (isOutputLost(reason)) throw reason
    // A bug occurs again in the full command, which reports it.
    return null
  }
}

function answerFile(game: WordlessGame<unknown> | null, file: string, io: CliIo): number | null {
  const bytes = game && io.read(file)
  const text = bytes?.ok ? decodeSource(bytes.value) : null
  if (!game || !text?.ok) return null
  const parsed = parseText(game, text.value)
  if (!parsed.ok) return null
  const { level, warnings } = parsed.value
  if (hasErrors([...warnings, ...game.validate(level)])) return null
  io.out(game.engine.answer(level))
  return 0
}
