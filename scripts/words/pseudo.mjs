// The pseudo-language: English with other forms of its letters, 40 % longer, in brackets.
import { parse } from '@messageformat/parser'

const FORMS = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'áƀçđéƒĝĥíĵķļɱñóþʠŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'][at],
  ]),
)

/** A message of English in the pseudo-language. */
export function pseudo(message) {
  const longer = '·'.repeat(Math.ceil(message.replace(/\{[^}]*\}/g, '').length * 0.4))
  return `[${disguised(parse(message))}${longer}]`
}

function disguised(tokens) {
  return tokens.map(disguise).join('')
}

function disguise(token) {
  if (token.type === 'content') {
    return token.value.replace(/[a-z]/gi, (letter) => FORMS[letter]).replace(/[{}]/g, "'$&'")
  }
  if (token.type === 'octothorpe') return '#'
  if (token.type === 'argument') return `{${token.arg}}`
  if (token.type === 'function') return `{${token.arg}, ${token.key}}`
  const cases = token.cases.map(({ key, tokens }) => `${key} {${disguised(tokens)}}`)
  return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`
}

/** A whole catalogue in the pseudo-language. */
export function pseudoOf(words) {
  const entries = Object.entries(words).map(([key, value]) => [
    key,
    typeof value === 'string' ? pseudo(value) : pseudoOf(value),
  ])
  return Object.fromEntries(entries)
}
