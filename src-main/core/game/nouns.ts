/** The words for codes of nouns in a language: one message each, with or without arguments. */
export type Nouns = Readonly<Record<string, string | ((given: never) => string)>>

/**
 * A noun as passed on by play, formats and rules: a code and its arguments in one string: `hunter player=0 number=3`.
 * Only a catalogue has the words for it.
 */
export function nounOf(code: string, args: Readonly<Record<string, string | number>> = {}): string {
  let noun = code
  for (const name of Object.keys(args)) noun += ` ${name}=${args[name]}`
  return noun
}

/** The words for a noun; the noun itself if there is no message for its code. */
export function nounText(nouns: Nouns, noun: string): string {
  const message = nouns[noun]
  if (typeof message === 'string') return message
  const [code = '', ...args] = noun.split(' ')
  const found = nouns[code]
  if (found === undefined) return noun
  if (typeof found === 'string') return found
  const given = args.map((arg): [string, string | number] => {
    const [name = '', value = ''] = arg.split('=')
    return [name, /^-?\d+$/.test(value) ? Number(value) : value]
  })
  return found(Object.fromEntries(given) as never)
}
