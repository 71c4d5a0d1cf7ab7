/** What codes of nouns stand for in a language: a message each, with arguments or without. */
export type Nouns = Readonly<Record<string, string | ((given: never) => string)>>

/**
 * A noun as play, formats and rules hand it on: a code, and what it speaks of, as one string: `hunter player=0 number=3`.
 * Only a catalogue knows how it is called.
 */
export function nounOf(code: string, args: Readonly<Record<string, string | number>> = {}): string {
  return [code, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(' ')
}

/** What a noun is called; itself where there is no message for its code. */
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
