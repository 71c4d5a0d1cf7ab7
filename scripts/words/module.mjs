// A catalogue in one language as a module: the compiler's functions, and strings where a message takes nothing.
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import { Trouble } from '../lib/say.mjs'
import { argumentsOf, lackingForms } from './arguments.mjs'
import { catalogue, messagesOf, PSEUDO } from './catalogues.mjs'
import { interfaceName } from './types.mjs'

/** Stands before a message that takes nothing in its language and something in English, as long as it is compiled. */
const FUNCTION = '\ue000'

/**
 * The TypeScript of a catalogue; throws a `Trouble` that names the message that is not ICU or lacks a plural form. What is
 * called in English is called in every language. `english`: the same catalogue there.
 */
export function moduleOf(language, name, words, english = catalogue('en', name)) {
  const format = new MessageFormat(language === PSEUDO ? 'en' : language)
  const [imports, body] = parted(compiled(format, language, name, marked(words, english)))
  return [
    '// @ts-nocheck: the compiler writes no types.',
    `import type { ${interfaceName(name)} } from '../types'`,
    withOwnNumbers(imports),
    `export const words: ${interfaceName(name)} = ${withStrings(body)}`,
  ].join('\n')
}

function compiled(format, language, name, words) {
  const [lacking] = messagesOf(words).filter(([, message]) => lacks(language, message).length > 0)
  if (lacking) {
    const [key, message] = lacking
    const forms = lacks(language, message).join(', ')
    throw new Trouble(`languages/${language}/${name}.json: ${key} lacks a plural form: ${forms}`)
  }
  try {
    return compileModule(format, words)
  } catch {
    for (const [key, message] of messagesOf(words))
      tryOne(format, message, `languages/${language}/${name}.json: ${key}`)
    throw new Trouble(`languages/${language}/${name}.json could not be compiled.`)
  }
}

function tryOne(format, message, place) {
  try {
    format.compile(message)
  } catch (error) {
    throw new Trouble(`${place}: ${error.message}`)
  }
}

/** The compiler reports what is not ICU at all. */
function lacks(language, message) {
  if (language === PSEUDO) return []
  try {
    return lackingForms(language, message)
  } catch {
    return []
  }
}

function parted(source) {
  const at = source.indexOf('export default ')
  return [source.slice(0, at).trim(), source.slice(at + 'export default '.length)]
}

/** Numbers as we write them, in place of the compiler's way. */
function withOwnNumbers(imports) {
  const rest = imports.replace(/\bnumber\b(, )?/, '').replace(/^import \{\s*\} from .*\n?/m, '')
  return rest === imports ? imports : `import { number } from '../../number'\n${rest}`
}

/** The words, with a mark before those that stay functions although they take nothing. */
function marked(words, english) {
  if (typeof words === 'string') {
    const isCalled = typeof english === 'string' && takes(english) && !takes(words)
    return isCalled ? FUNCTION + words : words
  }
  return Object.fromEntries(
    Object.entries(words).map(([key, inner]) => [key, marked(inner, english?.[key])]),
  )
}

/** The compiler reports what is not ICU at all. */
function takes(message) {
  try {
    return argumentsOf(message).size > 0
  } catch {
    return false
  }
}

/** What a message without arguments is: a function of nothing, in the compiler's view. */
function withStrings(body) {
  return body
    .replace(/: \(\) => ("(?!\ue000)(?:[^"\\]|\\.)*")(?=,?$)/gm, ': $1')
    .replaceAll(FUNCTION, '')
}
