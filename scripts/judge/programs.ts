// The programs that go into packages for judges: of each game its solution in C++ and its programs in Python, as they stand.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const source = resolve('src-main')
const games = join(source, 'core/games')

/** A program without its head, which says under which misreading or how strictly it works. */
export interface JudgeProgram {
  /** `rockets/solve.cpp`; of all games `referee.py`. */
  readonly name: string
  readonly source: string
}

/** The programs of all games that have a folder, and those of all matches. */
export function judgePrograms(): JudgeProgram[] {
  const ids = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const own = ids.flatMap(({ name: id }) => {
    const folder = join(games, id, 'judge')
    return existsSync(folder)
      ? readdirSync(folder).map((name) => ({ name: `${id}/${name}`, file: join(folder, name) }))
      : []
  })
  const ofMatches = ['referee.py', 'player.py'].map((name) => ({
    name,
    file: join(source, 'judge', name),
  }))
  return [...own, ...ofMatches].map(({ name, file }) => ({
    name,
    source: readFileSync(file, 'utf8'),
  }))
}
