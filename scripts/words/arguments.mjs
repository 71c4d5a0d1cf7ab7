// What a message takes, from its ICU text.
import { parse } from '@messageformat/parser'

/** The arguments of a message and their types in TypeScript, in the order in which they appear. */
export function argumentsOf(message) {
  const found = new Map()
  collect(parse(message), found)
  return found
}

/** Forms that the plurals of a message lack and the language has: `few` of Russian. */
export function lackingForms(language, message) {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return lackingIn(parse(message), wanted)
}

function lackingIn(tokens, wanted) {
  return tokens.flatMap(({ type, cases = [] }) => {
    const given = cases.map(({ key }) => key)
    const own = type === 'plural' ? wanted.filter((form) => !given.includes(form)) : []
    return [...own, ...cases.flatMap(({ tokens: inner }) => lackingIn(inner, wanted))]
  })
}

function collect(tokens, found) {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    found.set(token.arg, narrower(found.get(token.arg), typeOf(token)))
    for (const { tokens: inner } of token.cases ?? []) collect(inner, found)
  }
}

function typeOf({ type }) {
  if (type === 'argument') return 'string | number'
  return type === 'select' ? 'string | number | boolean' : 'number'
}

/** A name that is used in several ways has the type that serves all. */
function narrower(one, other) {
  const types = ['number', 'string | number', 'string | number | boolean']
  return types.find((type) => type === one || type === other)
}
