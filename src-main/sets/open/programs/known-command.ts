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
  /** What it stands for; else a sentence. */
  readonly found: Result<FoundCommand, string>
  /** Tells what the user has agreed to from all else: changes with folder, command and the files that it leads to. */
  readonly key: string
  /** Another text whenever one of its files is written. */
  readonly source: string
}

/** What a command stands for in the folder of a set. Nothing is run. */
export async function knownCommand(
  { command: text, flags: given = '' }: Pick<KeptProgram, 'command' | 'flags'>,
  folder: string,
): Promise<KnownCommand> {
  const words = wordsOfCommand(language, text)
  const bare = words.ok ? await findCommand(words.value, folder) : words
  const flags = given.trim() === '' ? ok([]) : wordsOfCommand(language, given)
  const found = bare.ok ? (flags.ok ? withFlags(bare.value, flags.value) : flags) : bare
  // What can do no harm needs no answer of its own.
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
