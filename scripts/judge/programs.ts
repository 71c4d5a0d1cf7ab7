// The programs that go into packages for judges: of each game its solution in C++, and programs in Python, each put together
// of what is the game's own and what is the same for all.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const common = resolve('src-main/judge')
const games = resolve('src-main/core/games')

/** A program without its head, which says under which misreading or how strictly it works. */
export interface JudgeProgram {
  /** `rockets/solve.cpp`, `progers/referee.py`. */
  readonly name: string
  readonly source: string
}

/** What each program is made of, from its top to its end: parts of all games, and the game's own, which has to be there. */
const parts: Readonly<Record<string, { readonly own: string; readonly all: readonly string[] }>> = {
  'solve.cpp': { own: 'solve.cpp', all: ['solve.cpp'] },
  'validate.cpp': { own: 'validate.cpp', all: ['validator.cpp', 'validate.cpp'] },
  'interactor.cpp': {
    own: 'match.cpp',
    all: ['testlib.cpp', 'chance.cpp', 'match.cpp', 'interactor.cpp'],
  },
  'player.cpp': { own: 'match.cpp', all: ['chance.cpp', 'match.cpp', 'player.cpp'] },
  'check.cpp': { own: 'validate.cpp', all: ['testlib.cpp', 'compared.cpp', 'check.cpp'] },
  'checker.cpp': { own: 'solve.cpp', all: ['compared.cpp', 'checker.cpp'] },
  'validate.py': { own: 'validate.py', all: ['reader.py', 'validate.py', 'validator.py'] },
  'why.py': { own: 'validate.py', all: ['why.py'] },
  'referee.py': { own: 'match.py', all: ['chance.py', 'match.py', 'referee.py'] },
  'player.py': { own: 'match.py', all: ['chance.py', 'match.py', 'player.py'] },
}

/** The programs of all games that have a folder. */
export function judgePrograms(): JudgeProgram[] {
  const ids = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return ids.flatMap(({ name: id }) =>
    Object.entries(parts).flatMap(([name, { own, all }]) => {
      const file = join(games, id, 'judge', own)
      if (!existsSync(file)) return []
      const paths = all.map((part) => (part === own ? file : join(common, part)))
      const source = paths.map((path) => readFileSync(path, 'utf8')).join('\n\n')
      return [{ name: `${id}/${name}`, source }]
    }),
  )
}
