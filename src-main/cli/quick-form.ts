import type { ReadFile } from './read-bytes'

/** The quick way of one game, built to a file of its own. */
export interface QuickModule {
  /** The exit code; or, with nothing printed, the file that was read, for the whole command line to go on with. */
  answer(file: string): number | ReadFile
}

/**
 * The game and the file of the simplest command line, `answer GAME FILE`; null for any other. The game may be one that
 * there is not, but has a plain name.
 */
export function quickForm(
  args: readonly string[],
): { readonly game: string; readonly file: string } | null {
  const [command, game = '', file = ''] = args
  if (args.length !== 3 || command !== 'answer' || !/^[a-z][a-z0-9]*$/.test(game)) return null
  return file.startsWith('-') && file !== '-' ? null : { game, file }
}
