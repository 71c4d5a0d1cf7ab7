import type { Expectation } from '../../judging/expectation'
import { nameOfProgramProblem } from '../../judging/program-name'
import { mostPrograms } from '../../protocol/programs'
import type { GroupExpectations } from '../../suite/group-expectations'
import type { AnyGame } from '../../game/any-game'
import type { PackageFile } from '../package'
import type { FoundProgram } from './found'
import type { KeptOfPackage } from './kept-in'
import { groupsIn, type PlacedTest } from './groups-in'
import { isMadeHere } from './made-here'
import { plainName, Taken } from './names-in'
import type { PackageReading } from './reading'

/** A program of the setter's, as a set keeps it. */
export interface ImportedProgram {
  readonly name: string
  /** Its source file in the set. */
  readonly command: string
  readonly flags?: string
  readonly expect?: Expectation
  readonly groups?: GroupExpectations
}

interface Found {
  readonly programs: readonly FoundProgram[]
  readonly tests: readonly PlacedTest[]
  readonly kept: KeptOfPackage
}

/**
 * The setter's own programs of a package, in the order that it keeps, and their sources. The programs of the game are
 * made again.
 */
export function programsIn(
  reading: PackageReading,
  game: AnyGame,
  { programs: found, tests, kept: { programs: kept } }: Found,
): { readonly programs: ImportedProgram[]; readonly files: PackageFile[] } {
  const order = [...kept.keys()]
  const rank = ({ place }: FoundProgram): number =>
    kept.has(place) ? order.indexOf(place) : order.length
  const own = found
    .flatMap((program) => {
      const source = sourceOf(reading, game, program)
      return source === null ? [] : [{ program, source }]
    })
    .sort((a, b) => rank(a.program) - rank(b.program))
  for (const { source } of own.splice(mostPrograms)) {
    reading.leave(source, reading.say.tooMany({ most: mostPrograms }))
  }
  const names = new Set<string>()
  const folders = new Taken()
  const files: PackageFile[] = []
  const programs = own.map(({ program, source }): ImportedProgram => {
    const { place } = program
    const { name: wished, expect: told, groups: toldIn, file, flags } = kept.get(place) ?? {}
    const plain = plainName(
      place
        .split('/')
        .at(-1)!
        .replace(/^own-|\.\w+$/g, ''),
      'program',
    )
    const isGood =
      wished !== undefined && nameOfProgramProblem(reading.parts.games.words, wished) === null
    const name = freeName(isGood ? wished : plain, names)
    const own = plainName(name, 'program')
    const folder = folders.free(own, (number) => `${own}-${number}`)
    const inPackage = plainName(source.slice(source.lastIndexOf('/') + 1))
    const isPlain = file !== undefined && reading.parts.isSource(file) && plainName(file) === file
    const command = `programs/${folder}/${isPlain ? file : inPackage}`
    files.push({ path: command, content: reading.files.get(source)! })
    const expect = told && program.isToldOf(told) ? told : program.expect
    if (!expect) reading.leave(source, reading.say.noVerdict)
    const groups = groupsIn(reading, program, tests, toldIn)
    return {
      ...{ name, command, ...(flags !== undefined && { flags }) },
      ...(expect && { expect }),
      ...(groups && { groups }),
    }
  })
  return { programs, files }
}

/** The one source file of a program of the setter's; null for others, which are left out. */
function sourceOf(reading: PackageReading, game: AnyGame, { files }: FoundProgram): string | null {
  const { say, parts } = reading
  const sources = files.filter((file) => parts.isSource(file))
  const [source] = sources
  if (source === undefined || sources.length > 1) {
    for (const file of files) reading.leave(file, source === undefined ? say.language : say.sources)
    return null
  }
  if (files.length === 1 && isMadeHere(reading.text(source)!, parts.programs(game.id), parts)) {
    reading.leave(source, say.anew)
    return null
  }
  reading.take(source)
  return source
}

function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let at = 2; taken.has(free); at++) free = `${name} ${at}`
  taken.add(free)
  return free
}
