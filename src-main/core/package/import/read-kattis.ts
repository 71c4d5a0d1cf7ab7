import { orderIn } from '../../game/refereed'
import type { FoundInvalid, FoundPackage, FoundTest } from './found'
import { noteIn } from './note'
import { entriesIn, textIn, valueIn } from './parsed'
import { latestGroups, legacyGroups } from './read-points'
import { readSettings, SETTINGS } from './read-settings'
import { readSubmissions } from './read-submissions'
import type { PackageReading } from './reading'
import { statementLeft } from './statements-in'
import { usualKattisPath } from '../usual-paths'

/** Reads a package in either version of the problem package format. */
export function readKattis(reading: PackageReading): FoundPackage {
  const settings = readSettings(reading)
  const tests = readTests(reading)
  const folders = new Map<string, number>()
  for (const { place } of tests) {
    const folder = place.slice(0, place.lastIndexOf('/'))
    if (!folder.startsWith('data/sample')) folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  const { groups, compare } = settings.isLatest
    ? latestGroups(reading, settings, folders)
    : { groups: legacyGroups(reading, settings, folders), compare: settings.compare }
  return {
    ...settings,
    compare,
    groups,
    tests,
    programs: readSubmissions(reading),
    invalid: readInvalid(reading),
    keptIn: SETTINGS,
  }
}

/** Why a set has no place for a file of such a package; null for one that is made from the set again. */
export function kattisLeft({ say }: Pick<PackageReading, 'say'>, path: string): string | null {
  if (/^(?:problem_)?statement\//.test(path)) return statementLeft(say, path)
  if (
    /^(?:input|output|answer)_?(?:format_)?(?:validator|visualizer)s?\/|^(?:graders|generators)\//.test(
      path,
    )
  ) {
    return say.judge
  }
  if (
    /^data\/(?:sample|secret)\/.*\.(?:svg|png|jpe?g|hint|interaction|download|statement)$/.test(
      path,
    )
  ) {
    return say.shown
  }
  return null
}

/** BAPCtools had another name for the folder before the format had one. */
function readInvalid(reading: PackageReading): FoundInvalid[] {
  return reading.paths(/^data\/invalid_inputs?\/.+\.in$/).map((input) => {
    const stem = input.slice(0, -3)
    // What it is refused for is told anew.
    reading.take(input, `${stem}.yaml`, `${stem}.desc`)
    return { place: stem.replace(/^data\/invalid_inputs?\//, ''), input }
  })
}

function readTests(reading: PackageReading): FoundTest[] {
  const played = new Set<string>()
  return reading.paths(/^data\/(?:sample|secret)\/.+\.in$/).flatMap((input): FoundTest[] => {
    const stem = input.slice(0, -3)
    const text = reading.text(input)!
    const description = descriptionIn(reading, stem)
    const note = noteIn(reading.parts.voices, description, text)
    const order = orderIn(text)
    const answer = reading.files.has(`${stem}.ans`) ? `${stem}.ans` : null
    if (answer !== null) reading.take(answer)
    if (!order) {
      return [{ place: stem, input, text: null, answer, note, usualPath: usualKattisPath(stem) }]
    }
    // A match for each side of a level, which the set has once.
    const place = stem.replace(/-[01]$/, '')
    if (played.has(place)) return []
    played.add(place)
    return [
      { place, input, text: order.text, answer: null, note, usualPath: usualKattisPath(place) },
    ]
  })
}

function descriptionIn(reading: PackageReading, stem: string): string {
  const document = reading.yaml(`${stem}.yaml`)
  for (const [key] of entriesIn(document?.value)) {
    if (key !== 'description') reading.leaveKey(`${stem}.yaml`, document!, [key])
  }
  return textIn(valueIn(document?.value, 'description')) ?? reading.text(`${stem}.desc`) ?? ''
}
