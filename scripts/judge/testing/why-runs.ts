import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import type { PackedProblem, PackedTest, WhyTable } from '@core/package/package'
import { problemOf } from '@core/package/testing/problem'
import { whyFile } from '@core/package/why/program'
import { judgePrograms } from '../programs'

const sources = new Map(judgePrograms().map(({ name, source }) => [name, source]))

/** A test, what is printed for it, and the flags of the judge. */
export type Case = readonly [one: PackedTest, output: string | Uint8Array, ...flags: string[]]

/** Calls the program for one case after the other, each as if it were a process of its own, which would take long to start. */
const DRIVER = `import io, json, sys, why
for line in sys.stdin:
    case = json.loads(line)
    sys.argv = ["why.py"] + case["args"]
    with open(case["output"], "rb") as file:
        sys.stdin = io.TextIOWrapper(io.BytesIO(file.read()))
    try:
        why.main()
    except SystemExit as end:
        print(end.code)
`

/** Lays the program that tells the jury why into a folder, and runs it there. */
export function whyRuns(folder: string) {
  /** The program of a package, ready to run. */
  function programOf(game: AnyGame, why: WhyTable, more: Partial<PackedProblem> = {}): string {
    const problem = problemOf(game, more)
    const source = sources.get(`${game.id}/why.py`)!
    const { content } = whyFile(
      { ...problem, programs: { ...problem.programs!, why: source } },
      why,
    )
    const path = join(folder, 'why.py')
    writeFileSync(path, content)
    return path
  }

  /** Runs it as judges do: exit codes, and the files that it wrote for the jury. */
  function runs(program: string, cases: readonly Case[], isDriven = true) {
    const laid = cases.map(([one, output, ...flags]) => {
      const place = mkdtempSync(join(folder, 'case-'))
      const put = (name: string, content: string | Uint8Array): string => {
        writeFileSync(join(place, name), content)
        return join(place, name)
      }
      const feedback = `${place}/feedback/`
      mkdirSync(feedback)
      const args = [put('test.in', one.text), put('test.ans', one.worth.answer), feedback, ...flags]
      return { feedback, args, content: output, output: put('test.out', output) }
    })
    const input = laid.map(({ args, output }) => `${JSON.stringify({ args, output })}\n`).join('')
    const ended = isDriven
      ? spawnSync('python3', ['-B', '-c', DRIVER], { cwd: folder, input, encoding: 'utf8' })
      : spawnSync('python3', [program, ...laid[0]!.args], {
          input: laid[0]!.content,
          encoding: 'utf8',
        })
    expect(ended.stderr).toBe('')
    const codes = isDriven ? ended.stdout.trim().split('\n').map(Number) : [ended.status]
    expect(codes).toHaveLength(cases.length)
    return laid.map(({ feedback }, at) => {
      const files = readdirSync(feedback).sort()
      const [image = '', message = ''] = ['judgeimage.svg', 'judgemessage.txt'].map((name) =>
        files.includes(name) ? readFileSync(join(feedback, name), 'utf8') : '',
      )
      return { status: codes[at], files, message, image }
    })
  }

  /** The same of one case, in a process of its own. */
  function run(program: string, ...one: Case) {
    return runs(program, [one], false)[0]!
  }

  return { programOf, runs, run }
}
