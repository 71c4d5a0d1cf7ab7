// What a script can hold of the house's style: counts, words that need a second reading, one name for one thing, short labels.
import { parse } from '@messageformat/parser'

/** Words that are not natural in a text for users, and what is written instead. */
const STIFF = [
  [/\b(anew|afresh)\b/i, 'again'],
  [/\bbeforehand\b/i, 'first'],
  [/\bbesides\b/i, 'also'],
  [/\bby now\b/i, 'now'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bdear\b/i, 'expensive'],
  [/\bon show\b/i, 'shown, open'],
  [/\bas it gets\b/i, 'fully shrunk, as … as possible'],
  [/\btaken for\b/i, 'used as'],
  [/\bwritten over\b/i, 'overwritten, replaced'],
  [/\banother one\b/i, 'a different …, one more …'],
  [/\bline ends?\b(?! here)/i, 'line ending'],
  [/(?<!line )\bendings?\b(?! (there|beside) )/i, 'extension'],
  [/\bblanks\b/i, 'space, whitespace'],
  [/\bsigns\b/i, 'characters'],
  [/\b(is|are|was|were) to (?!the\b|it\b)\p{L}+/iu, 'should'],
  [/(?<!\bthere )\b(is|are) no (level|test|key|match)\b/i, 'is not a …'],
  [/\b(is|are) told\b/i, 'is reported, is shown'],
]

/** A line for each stiff word of a text: the word, and what is written instead. */
export function stiffWords(text) {
  return STIFF.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0]
    return found ? [`“${found}”: ${instead}`] : []
  })
}

/** What a message says, without its arguments; every form of a plural, one after the other. */
export function textOf(message) {
  const said = (tokens) =>
    tokens.map(({ type, value, cases = [] }) => {
      if (type === 'content') return value
      return cases.length > 0 ? cases.map(({ tokens: inner }) => said(inner)).join(' ') : '…'
    })
  return said(parse(message)).flat().join('')
}

/** Arguments that a message of another language counts by a plural and the English one does not. */
export function uncounted(english, own) {
  const counted = pluralsOf(english)
  return [...pluralsOf(own).keys()].filter((argument) => !counted.has(argument))
}

/**
 * Arguments whose form `one` does not say the number. In Russian that form is also that of 21 and 101, so a message either
 * says the number there or has a form of its own for exactly one (`=1`).
 */
export function onesWithoutNumber(message) {
  return [...pluralsOf(message)].flatMap(([argument, cases]) => {
    const one = cases.find(({ key }) => key === 'one')
    const isExact = cases.some(({ key }) => key === '=1')
    return !one || isExact || says(one.tokens, argument) ? [] : [argument]
  })
}

function says(tokens, argument) {
  return tokens.some(
    ({ type, arg, cases = [] }) =>
      type === 'octothorpe' ||
      (type === 'argument' && arg === argument) ||
      cases.some(({ tokens: inner }) => says(inner, argument)),
  )
}

function pluralsOf(message) {
  const found = new Map()
  const walk = (tokens) => {
    for (const { type, arg, cases = [] } of tokens) {
      if (type === 'plural') found.set(arg, cases)
      for (const { tokens: inner } of cases) walk(inner)
    }
  }
  walk(parse(message))
  return found
}

/**
 * Texts of `own` that stand for several of `other`, each with those and the paths of their messages; `own` and `other` are
 * messages by path. Capitals, articles and the full stop make no other name.
 */
export function manyNames(own, other) {
  const names = new Map()
  for (const [path, text] of own) {
    const name = plain(text)
    const [of, meant] = [names.get(name) ?? new Map(), plain(other.get(path))]
    names.set(name, of.set(meant, [...(of.get(meant) ?? []), path]))
  }
  return [...names].filter(([, of]) => of.size > 1).map(([name, of]) => ({ name, of }))
}

function plain(text) {
  return text
    .toLowerCase()
    .replace(/\b(the|an?|its) /g, '')
    .replace(/[.…:]+$/, '')
    .replaceAll('\u{a0}', ' ')
}
