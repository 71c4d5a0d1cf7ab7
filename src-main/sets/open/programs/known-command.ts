import { words as language } from '../../../words'
import { realpath } from 'node:fs/promises'
import { wordsOfCommand } from '@core/judging/command-words'
import { ok, type Result } from '@core/kernel/result'
import { doubtfulFlags, withFlags } from '../../../programs/compiler-flags'
import { findCommand, type FoundCommand } from '../../../programs/found-command'
import { stateOfFiles } from '../../../programs/judging/file-states'
import type { KeptProgram } from '../../kept-programs'
import { sha256 } from '../../sha256'

/** A command of a set as far as it is known before anything runs. */
export interface KnownCommand {
  /** The program that it runs, or a sentence. */
  readonly found: Result<FoundCommand, string>
  /** Identifies what the user has agreed to: it changes with the folder, the command and the files it refers to. */
  readonly key: string
  /** Another text whenever one of its files is written. */
  readonly source: string
}

/** The program that a command refers to in the folder of a set. Nothing is run. */
export async function knownCommand(
  { command: text, flags: given = '' }: Pick<KeptProgram, 'command' | 'flags'>,
  folder: string,
): Promise<KnownCommand> {
  const words = wordsOfCommand(language, text)
  const bare = words.ok ? await findCommand(words.value, folder) : words
  const flags = given.trim() === '' ? ok([]) : wordsOfCommand(language, given)
  const found = bare.ok ? (flags.ok ? withFlags(bare.value, flags.value) : flags) : bare
  // Harmless flags need no separate consent.
  const doubtful = flags.ok ? doubtfulFlags(flags.value) : [given]
  const named = found.ok ? found.value.files : []
  const files = await Promise.all(named.map(followed))
  return {
    found,
    key: sha256(
      JSON.stringify([
        await followed(folder),
        text,
        files,
        ...(doubtful.length > 0 ? [doubtful] : []),
      ]),
    ),
    source: sha256(await stateOfFiles(named)),
  }
}

/** Where a path leads: a link redirected to another file is a different command. */
function followed(path: string): Promise<string> {
  return realpath(path).catch(() => path)
}
