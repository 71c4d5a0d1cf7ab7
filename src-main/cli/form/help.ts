import { cliWords } from '../cli-words'

type HelpWords = ReturnType<typeof cliWords>['help']

/** Keys of the texts of the help that are not made of others. */
export type PlainHelp = {
  [K in keyof HelpWords]: HelpWords[K] extends string ? K : never
}[keyof HelpWords]

/** A help text: the key of a text of the catalogue, or one composed of several; empty for none. */
export type HelpSource = '' | PlainHelp | ((help: HelpWords) => string)

/** The same in the language of this run, which a declaration does not know. */
export function helpText(help: HelpSource): string {
  const words = cliWords().help
  if (help === '') return ''
  return typeof help === 'function' ? help(words) : words[help]
}
