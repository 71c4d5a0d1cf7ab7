import { stat } from 'node:fs/promises'
import { delimiter, resolve } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import { findInPath, isExecutable } from './isolation'
import { languageOfFile, type LanguageTools } from './languages'
import { isWord } from './run-request'
import { setsWords } from '../sets/sets-words'

/** The resolved words of a command on this computer. Nothing has been run to find them. */
export interface FoundCommand {
  /** Of a source file; null for a command that is run as it is. */
  readonly language: LanguageTools | null
  /** Absolute path of the source file or of what is run, and the arguments, paths among them absolute. */
  readonly words: readonly string[]
  /** Absolute paths of all files that it names. */
  readonly files: readonly string[]
  /** Additional words for the compiler. */
  readonly flags?: readonly string[]
}

/** Resolves a command; paths are relative to `folder`. The error is a sentence. */
export async function findCommand(
  words: readonly string[],
  folder: string,
): Promise<Result<FoundCommand, string>> {
  if (!words.every(isWord)) return err(setsWords().command.lineEnds)
  const [first, ...others] = words
  const file = resolve(folder, first!)
  const language = languageOfFile(first!)
  const isFile = await isThere(file)
  if (language && isFile) return ok({ language, words: [file, ...others], files: [file] })
  const program = /[/\\]/.test(first!)
    ? (await isExecutable(file))
      ? file
      : null
    : await findInPath(first!)
  if (program === null) return err(whyNot(first!, isFile))
  const named = await Promise.all(others.map((word) => fileNamed(word, folder)))
  return ok({
    language: null,
    words: [program, ...others.map((word, at) => named[at] ?? word)],
    files: [program, ...named.flatMap((path) => path ?? [])],
  })
}

function whyNot(name: string, isFile: boolean): string {
  const { command: words } = setsWords()
  if (isFile && !/[/\\]/.test(name)) return words.isFile({ name })
  if (isFile) return words.notRun({ name })
  const folders = (process.env['PATH'] ?? '').split(delimiter).length
  return /[/\\]/.test(name) ? words.noFile({ name }) : words.noProgram({ name, folders })
}

/** The absolute path of a file that a word names; null for a word that names none. */
async function fileNamed(word: string, folder: string): Promise<string | null> {
  if (word === '' || word.startsWith('-')) return null
  const file = resolve(folder, word)
  return (await isThere(file)) ? file : null
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    (about) => about.isFile(),
    () => false,
  )
}
