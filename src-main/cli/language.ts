import { languageOf, languages, type Language } from '@core/words'
import { languageOfTerminal } from '../language'

/** The value of `--lang` in a command line; null if it has none. */
function askedLanguage(args: readonly string[]): string | null {
  const at = args.findLastIndex((one) => /^--lang(=|$)/.test(one))
  return at < 0 ? null : (args[at]!.split('=')[1] ?? args[at + 1] ?? '')
}

/**
 * The language of a run of the command line: `--lang`, else what the terminal speaks, else English. A wrong `--lang` is
 * reported by the command line itself.
 */
export function languageOfRun(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  const asked = askedLanguage(args)
  const known = languages.find((one) => one === asked)
  return known ?? languageOf([languageOfTerminal(env)]) ?? 'en'
}
