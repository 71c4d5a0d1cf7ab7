import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'

const folder = join(import.meta.dirname, '../samples')

/** A program such as a contestant writes, run in process. */
export interface TestProgram {
  readonly name: string
  /** Its output for an input; null if it crashes. */
  readonly run: (input: string) => string | null
}

/** A correct program for a game, and variants with one ordinary bug each. */
export function programsFor(game: string): { right: TestProgram; wrong: TestProgram[] } {
  const source = readFileSync(join(folder, `${game}.js.txt`), 'utf8')
  const bugs = readFileSync(join(folder, `${game}-bugs.txt`), 'utf8')
    .trimEnd()
    .split('\n\n')
  return {
    right: { name: 'right', run: running(source) },
    wrong: bugs.map((bug) => {
      const [head, ...lines] = bug.split('\n')
      const side = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).map((line) => `${line.slice(1)}\n`)
      const name = head!.slice(2)
      const parts = source.split(side('-').join(''))
      if (parts.length !== 2) throw new Error(`${game}, ${name}: does not apply once`)
      return { name, run: running(parts.join(side('+').join(''))) }
    }),
  }
}

function running(source: string): TestProgram['run'] {
  const main = compileFunction(source, ['require', 'console'])
  return (input) => {
    let printed = ''
    const files = { readFileSync: () => input }
    const log = (line: unknown): void => void (printed += `${String(line)}\n`)
    try {
      main(() => files, { log })
      return printed
    } catch {
      return null
    }
  }
}
