import type { WordlessGame } from '@core/game/module'
import { parseText } from '@core/game/parse-text'
import { hasErrors } from '@core/kernel/diagnostics'
import { decodeSource } from './decode-text'
import { isOutputLost, tellOutputLost } from './output-lost'
import type { PlainIo } from './plain-io'
import type { ReadFile } from './read-bytes'

/**
 * Answers a file with nothing loaded but its game: scripts that start the command line for thousands of files pay for
 * every module each time. Returns the exit code; or, with nothing printed, the file as it was read, if that could not be or
 * has a problem: a pipe would be empty a second time.
 */
export function quickAnswer(
  game: WordlessGame<unknown>,
  file: string,
  io: PlainIo,
): number | ReadFile {
  const read = io.read(file)
  const answer = read.ok ? answerOf(game, read.value) : null
  if (answer === null) return read
  try {
    io.out(answer)
    return 0
  } catch (reason) {
    if (isOutputLost(reason)) return tellOutputLost(reason, io)
    throw reason
  }
}

function answerOf(game: WordlessGame<unknown>, bytes: Uint8Array): string | null {
  try {
    const text = decodeSource(bytes)
    const parsed = text.ok ? parseText(game, text.value) : null
    if (!parsed?.ok) return null
    const { level, warnings } = parsed.value
    return hasErrors([...warnings, ...game.validate(level)]) ? null : game.engine.answer(level)
  } catch {
    // A bug occurs again in the whole command line, which reports it.
    return null
  }
}
