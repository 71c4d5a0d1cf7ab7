import { basename, extname } from 'node:path'
import { programEnding } from '../system/programs'
import { findInPath } from './isolation'

/** How programs of a language are made and run. In its words `{source}` stands for the file, `{folder}` for where it is built, `{flags}` for further flags. */
export interface LanguageTools {
  readonly name: string
  /** Endings of its files. */
  readonly endings: readonly string[]
  /** Each the ways to compile, the first whose tool is there being taken; empty if nothing is compiled. */
  readonly compile: readonly (readonly string[])[]
  readonly run: readonly (readonly string[])[]
  /** Whether its compilers can build checks into a program. */
  readonly isSanitized?: true
}

const binary = `{folder}/program${programEnding()}`

/** The languages, by the extensions of their files. */
export const languages: readonly LanguageTools[] = [
  {
    name: 'C++',
    endings: ['.cpp', '.cc', '.cxx'],
    compile: ['g++', 'clang++', 'c++'].map((tool) => [
      tool,
      '-O2',
      '-std=c++17',
      '{flags}',
      '-o',
      binary,
      '{source}',
      '{libraries}',
    ]),
    run: [[binary]],
    isSanitized: true,
  },
  {
    name: 'C',
    endings: ['.c'],
    compile: ['gcc', 'clang', 'cc'].map((tool) => [
      tool,
      '-O2',
      '-std=c11',
      '{flags}',
      '-o',
      binary,
      '{source}',
      '-lm',
      '{libraries}',
    ]),
    run: [[binary]],
    isSanitized: true,
  },
  {
    name: 'Python',
    endings: ['.py'],
    compile: [],
    run: ['python3', 'python'].map((tool) => [tool, '{source}']),
  },
  {
    name: 'Java',
    endings: ['.java'],
    compile: [['javac', '-encoding', 'UTF-8', '{flags}', '-d', '{folder}', '{source}']],
    // Without a file of performance data: isolated programs have the same process number, and Java warns on standard
    // output if another process has the file.
    run: [['java', '-Xss64m', '-XX:-UsePerfData', '-cp', '{folder}', '{class}']],
  },
  {
    name: 'JavaScript',
    endings: ['.js', '.mjs', '.cjs'],
    compile: [],
    run: [['node', '{source}']],
  },
  {
    name: 'Rust',
    endings: ['.rs'],
    compile: [['rustc', '-O', '--edition', '2021', '{flags}', '-o', binary, '{source}']],
    run: [[binary]],
  },
  {
    name: 'Go',
    endings: ['.go'],
    compile: [['go', 'build', '{flags}', '-o', binary, '{source}']],
    run: [[binary]],
  },
]

/** The language of a file by its ending; null for another. */
export function languageOfFile(file: string): LanguageTools | null {
  const ending = extname(file).toLowerCase()
  return languages.find(({ endings }) => endings.includes(ending)) ?? null
}

/** The first of some commands whose tool is on this machine; null if none is. */
export async function firstFound(
  commands: readonly (readonly string[])[],
): Promise<readonly string[] | null> {
  for (const command of commands) {
    if (command[0]!.includes('{') || (await findInPath(command[0]!)) !== null) return command
  }
  return null
}

/** The words of a command of a language for a file. */
export function filledIn(
  words: readonly string[],
  source: string,
  folder: string,
  flags: readonly string[] = [],
): string[] {
  // A linker takes from libraries only symbols that earlier files need.
  const isLibrary = (flag: string): boolean => /^-(?:l|Wl,)/.test(flag)
  const lists: Readonly<Record<string, readonly string[]>> = {
    '{flags}': words.includes('{libraries}') ? flags.filter((flag) => !isLibrary(flag)) : flags,
    '{libraries}': flags.filter(isLibrary),
  }
  const values: Readonly<Record<string, string>> = {
    source,
    folder,
    // A public class is in a file of its own name.
    class: basename(source, extname(source)),
  }
  return words.flatMap(
    (word) =>
      lists[word] ?? word.replace(/\{(source|folder|class)\}/g, (_, name: string) => values[name]!),
  )
}
