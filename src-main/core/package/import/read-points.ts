import { START, type FilePlace } from '../../kernel/file-place'
import type { CompareRule } from '../../judging/compare-outputs'
import type { FoundGroup } from './found'
import { entriesIn, numberIn, textIn, valueIn, type YamlDocument } from './parsed'
import { compareOf, SETTINGS, type KattisSettings } from './read-settings'
import type { PackageReading } from './reading'

/** Judges add up points with six decimals, so a share may be cut after the sixth. */
const MILLIONTH = 1e-6

/** The groups read from the folders of tests. */
export interface ReadGroups {
  readonly groups: readonly FoundGroup[]
  readonly compare: CompareRule | null
}

/** Points that a set can have: whole ones; those that shares were cut from are made whole again. Null for others. */
export function wholePoints(points: number, tests: number): number | null {
  const whole = Math.round(points)
  return Math.abs(points - whole) <= tests * MILLIONTH ? whole : null
}

const SECRET = 'data/secret'

/** What groups give in the format `legacy`; `folders`: how many tests lie in each of the folders of secret tests. */
export function legacyGroups(
  reading: PackageReading,
  { hasPoints }: KattisSettings,
  folders: ReadonlyMap<string, number>,
): FoundGroup[] {
  const configs = configsIn(reading, 'testdata.yaml', legacyKeys)
  if (!hasPoints) return []
  return [...folders].flatMap(([folder, tests]): FoundGroup[] => {
    const get = (key: string): Found | null => inherited(configs, folder, key)
    const flags = (textIn(get('grader_flags')?.value) ?? '').split(/\s+/)
    const how = ['min', 'max', 'avg'].find((flag) => flags.includes(flag)) ?? 'sum'
    const each = numberIn(get('accept_score')?.value) ?? 1
    const isStopped = how === 'sum' && (textIn(get('on_reject')?.value) ?? 'break') === 'break'
    const isCustom = (textIn(get('grading')?.value) ?? 'default') !== 'default'
    if (how === 'max' || (isStopped && tests > 1) || isCustom) {
      const key = isCustom ? 'grading' : how === 'max' ? 'grader_flags' : 'on_reject'
      const at = get(key)
      const place = at?.file ?? `${folder}/`
      reading.leaveValue(place, key, textIn(at?.value) ?? 'break', at?.where ?? null)
      return []
    }
    const points = how === 'sum' ? each * tests : each
    const count = how === 'min' ? 'all' : 'sum'
    return found(reading, get('accept_score'), folder, points, { tests, count, requires: null })
  })
}

/** The same in the format of 2025-09, and how outputs are compared. */
export function latestGroups(
  reading: PackageReading,
  { hasPoints }: KattisSettings,
  folders: ReadonlyMap<string, number>,
): ReadGroups {
  const configs = configsIn(reading, 'test_group.yaml', latestKeys)
  const own = (folder: string, key: string): Found | null => configs.get(folder)?.get(key) ?? null
  const groups = [...folders].flatMap(([folder, tests]): FoundGroup[] => {
    if (!hasPoints) return []
    const most = own(folder, 'max_score')
    const points = numberIn(most?.value) ?? (folder === SECRET && most === null ? 100 : 0)
    const how = textIn(own(folder, 'score_aggregation')?.value) ?? 'sum'
    const count = how === 'sum' ? 'sum' : 'all'
    const passed = own(folder, 'require_pass')
    const names = (Array.isArray(passed?.value) ? passed.value : [passed?.value]).flatMap(
      (one) => textIn(one) ?? [],
    )
    // Samples give no points, so no group of a set can require them.
    const requires = names
      .filter((name) => name.startsWith('secret/'))
      .map((name) => `data/${name}`)
    for (const name of names.filter((one) => !one.startsWith('secret/'))) {
      reading.leaveValue(passed!.file, 'require_pass', name, passed!.where)
    }
    return found(reading, most, folder, points, { tests, count, requires })
  })
  return { groups, compare: latestCompare(reading, configs) }
}

function found(
  reading: PackageReading,
  said: Found | null,
  place: string,
  points: number,
  { tests, ...more }: Pick<FoundGroup, 'count' | 'requires'> & { readonly tests: number },
): FoundGroup[] {
  const whole = wholePoints(points, tests)
  if (whole === null) {
    reading.leaveValue(said?.file ?? `${place}/`, 'points', points, said?.where ?? null)
  }
  const usualPath = place.replace(/^data\//, '')
  return whole === null || whole === 0 ? [] : [{ place, usualPath, points: whole, ...more }]
}

/** How outputs are compared: all groups have to say the same. */
function latestCompare(reading: PackageReading, configs: Configs): CompareRule | null {
  const said = [...configs.values()].flatMap((config) => config.get('output_validator_args') ?? [])
  const ways = said.map(({ value, file, where }) => {
    const flags = (Array.isArray(value) ? value.map(String) : textIn(value)?.split(/\s+/)) ?? []
    const way = compareOf(flags)
    if (way === null) reading.leaveValue(file, 'output_validator_args', value, where)
    return way
  })
  if (said.length === 0) reading.leave(SETTINGS, reading.say.caseless)
  const [first = null] = ways
  return ways.every((way) => way === first) ? first : null
}

/** A value of a file, and where it stands. */
interface Found {
  readonly value: unknown
  readonly file: string
  readonly where: FilePlace
}

/** The values in files, by folder and key. */
type Configs = ReadonlyMap<string, ReadonlyMap<string, Found>>

const legacyKeys = new Set(
  ['on_reject', 'grading', 'grader_flags', 'accept_score'].concat(['reject_score', 'range']),
)
const latestKeys = new Set(
  ['max_score', 'score_aggregation', 'require_pass'].concat(['output_validator_args']),
)

function configsIn(reading: PackageReading, name: string, known: ReadonlySet<string>): Configs {
  const files = reading.paths(new RegExp(`^data/(?:.*/)?${name.replace('.', '\\.')}$`))
  return new Map(
    files.map((file) => {
      const document: YamlDocument = reading.yaml(file) ?? { value: {}, where: () => START }
      const config = new Map<string, Found>()
      for (const [key, value] of entriesIn(document.value)) {
        if (known.has(key)) config.set(key, { value, file, where: document.where([key]) })
        else if (valueIn(document.value, key) !== '') reading.leaveKey(file, document, [key])
      }
      return [file.slice(0, -name.length - 1), config]
    }),
  )
}

/** The value of the nearest folder that sets one. */
function inherited(configs: Configs, folder: string, key: string): Found | null {
  for (let at = folder; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const said = configs.get(at)?.get(key)
    if (said) return said
  }
  return null
}
