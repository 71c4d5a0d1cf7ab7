import { START } from '../../kernel/file-place'
import type { CompareRule } from '../../judging/compare-outputs'
import { validatorArguments } from '../judging'
import { WHY_VALIDATOR } from '../why/program'
import type { FoundPackage } from './found'
import { isWhyMadeHere } from './made-here'
import { entriesIn, numberIn, textIn, valueIn, type YamlDocument } from './parsed'
import type { PackageReading } from './reading'

/** The settings of a problem in `problem.yaml` and the files beside it. */
export interface KattisSettings extends Pick<
  FoundPackage,
  'title' | 'author' | 'licence' | 'compare' | 'time' | 'memory'
> {
  /** Whether it is of the format of 2025-09 or one like it. */
  readonly isLatest: boolean
  readonly hasPoints: boolean
}

export const SETTINGS = 'problem.yaml'

/** The usual memory limit in `legacy`, in megabytes. */
const USUAL_MEMORY = 2048

/** Keys that are read, or that follow from the set. */
const known = new Set(
  ['problem_format_version', 'type', 'name', 'license', 'author', 'credits', 'limits'].concat([
    'validation',
    'validator_flags',
    'grading',
  ]),
)
/** The same of limits. */
const knownLimits = new Set(['memory', 'output', 'time_limit', 'time_resolution'])

/** Reads the settings of a Kattis package; what a set has no place for is left out. */
export function readSettings(reading: PackageReading): KattisSettings {
  const document = reading.yaml(SETTINGS) ?? { value: {}, where: () => START }
  const { value } = document
  const limits = valueIn(value, 'limits')
  for (const [key] of entriesIn(value)) {
    if (!known.has(key)) reading.leaveKey(SETTINGS, document, [key])
  }
  for (const [key] of entriesIn(limits)) {
    if (!knownLimits.has(key)) reading.leaveKey(SETTINGS, document, ['limits', key])
  }
  const version = textIn(valueIn(value, 'problem_format_version')) ?? 'legacy'
  const isLatest = version !== 'legacy' && version !== 'legacy-icpc'
  const time = timeIn(reading, limits)
  const memory = numberIn(valueIn(limits, 'memory'))
  return {
    isLatest,
    title: titleIn(reading, document),
    author: authorIn(reading, document),
    licence: textIn(valueIn(value, 'license')),
    compare: isLatest ? null : compareIn(reading, document),
    hasPoints: hasPoints(reading, document),
    time,
    memory: memory ?? (time === null ? null : USUAL_MEMORY),
  }
}

/** The title in the language of the messages, else in English, else in any. */
function titleIn(reading: PackageReading, document: YamlDocument): string {
  const name = valueIn(document.value, 'name')
  const text = textIn(name)
  if (text !== null) return text
  const { language } = reading.parts.teller
  const names = entriesIn(name)
  const chosen = names.find(([key]) => key === language) ?? names.find(([key]) => key === 'en')
  const [taken, title] = chosen ?? names[0] ?? ['', '']
  for (const [key] of names) if (key !== taken) reading.leaveKey(SETTINGS, document, ['name', key])
  return textIn(title) ?? ''
}

function authorIn(reading: PackageReading, document: YamlDocument): string {
  const author = textIn(valueIn(document.value, 'author'))
  if (author !== null) return author
  const credits = valueIn(document.value, 'credits')
  for (const [key] of entriesIn(credits)) {
    if (key !== 'authors') reading.leaveKey(SETTINGS, document, ['credits', key])
  }
  const authors = textIn(credits) ?? valueIn(credits, 'authors')
  const names = (Array.isArray(authors) ? authors : [authors]).flatMap(
    (one: unknown) => textIn(one) ?? textIn(valueIn(one, 'name')) ?? [],
  )
  return names.join(', ')
}

function hasPoints(reading: PackageReading, document: YamlDocument): boolean {
  const type = valueIn(document.value, 'type')
  const types = (Array.isArray(type) ? type : (textIn(type) ?? '').split(' ')).map(String)
  const where = document.where(['type'])
  for (const one of types) {
    if (!['', 'pass-fail', 'scoring', 'interactive'].includes(one)) {
      reading.leaveValue(SETTINGS, 'type', one, where)
    }
  }
  return types.includes('scoring')
}

/** How a judge compares; a referee, and ways that no set has, are left out. */
function compareIn(reading: PackageReading, document: YamlDocument): CompareRule | null {
  const validation = textIn(valueIn(document.value, 'validation')) ?? 'default'
  if (validation !== 'default' && !(validation === 'custom' && comparesAsUsual(reading))) {
    reading.leaveValue(SETTINGS, 'validation', validation, document.where(['validation']))
    return null
  }
  const flags = textIn(valueIn(document.value, 'validator_flags')) ?? ''
  const compare = compareOf(flags.split(/\s+/).filter(Boolean))
  const where = document.where(['validator_flags'])
  if (flags === '') reading.leave(SETTINGS, reading.say.caseless)
  else if (compare === null) reading.leaveValue(SETTINGS, 'validator_flags', flags, where)
  return compare
}

/** Whether outputs are compared by a program that packages come with and that does it as the default validator does. */
function comparesAsUsual(reading: PackageReading): boolean {
  const isAlone = reading.paths(/^output_validators\//).length === 1
  const text = isAlone ? reading.text(WHY_VALIDATOR) : null
  const { parts, say } = reading
  // It is the same for all games.
  const why = parts.programs(parts.games.games[0].id)?.why
  if (text === null) return false
  const isOurs = isWhyMadeHere(text, why, parts)
  reading.leave(WHY_VALIDATOR, isOurs ? say.whyAnew : say.judge)
  return isOurs
}

/** How the default validator compares with some arguments; null for a way that no set has. */
export function compareOf(flags: readonly string[]): CompareRule | null {
  const asked = [...flags].sort().join(' ')
  const found = Object.entries(validatorArguments).find(
    ([, own]) => [...own].sort().join(' ') === asked,
  )
  return (found?.[0] as CompareRule | undefined) ?? null
}

/** Ms: of the format itself, else where DOMjudge or the tools of Kattis look for it. */
function timeIn(reading: PackageReading, limits: unknown): number | null {
  const [ini, plain] = ['domjudge-problem.ini', '.timelimit']
  const lines = reading.text(ini)?.split('\n') ?? []
  let found = numberIn(valueIn(limits, 'time_limit'))
  for (const [at, line] of lines.entries()) {
    const [, key, value] = /^\s*([\w-]+)\s*=\s*['"]?(.*?)['"]?\s*$/.exec(line) ?? []
    if (key === 'timelimit') found ??= numberIn(value)
    else if (key !== undefined)
      reading.leave(ini, reading.say.key({ key }), { line: at + 1, column: 1 })
  }
  // Read in any case: what is not read would be told as left out.
  const alone = numberIn(reading.text(plain) ?? undefined)
  found ??= alone
  return found === null ? null : Math.round(found * 1000)
}
