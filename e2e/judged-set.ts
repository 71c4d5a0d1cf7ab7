import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkText } from '../src-main/core/game/check-text'
import { findGame } from '../src-main/core/games/testing'
import { root } from './fixtures'

/** The misreading that the wrong program has. */
export const MISREADING = 'wall-clockwise'

/** Files in a folder, that go by name. */
export interface JudgedFiles {
  /** The folder of the tests. */
  readonly set: string
  /** Names of the tests on which the misreading gives what the rules give, and of those where it does not. */
  readonly same: readonly string[]
  readonly apart: readonly string[]
  /** Paths of the programs: right, with the misreading, one that crashes, and one that never ends. */
  readonly right: string
  readonly wrong: string
  readonly crashing: string
  readonly slow: string
}

/** False where there is no Python to run programs by. */
export function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', ''])
    return true
  } catch {
    return false
  }
}

/** Four tests of rockets, and programs beside them; `said` is what those in Python write to their standard error. */
export async function makeJudgedSet(folder: string, said = MARKUP): Promise<JudgedFiles> {
  const set = join(folder, 'judged')
  const programs = join(folder, 'programs')
  for (const path of [set, programs]) await mkdir(path)
  const game = findGame('rockets')!
  const samples = join(root, 'src-main/core/games/rockets/samples')
  const same: [string, string][] = []
  const apart: [string, string][] = []
  const answers = { right: {} as Record<string, string>, wrong: {} as Record<string, string> }
  for (const sample of (await readdir(samples)).sort().reverse()) {
    const text = await readFile(join(samples, sample, 'level.txt'), 'utf8')
    const { level, isRunnable, diagnostics } = checkText(game, text)
    if (!isRunnable || diagnostics.length > 0) continue
    const [right, wrong] = [game.engine.answer(level), game.engine.answer(level, MISREADING)]
    const into = right === wrong ? same : apart
    // One output for all tests would be told before any misreading.
    const isAgain = into === apart && Object.values(answers.wrong).includes(wrong)
    if (into.length === 2 || isAgain) continue
    into.push([`${sample}.in`, text])
    answers.right[text] = right
    answers.wrong[text] = wrong
  }
  for (const [name, text] of [...same, ...apart]) await writeFile(join(set, name), text)
  const program = async (name: string, text: string): Promise<string> => {
    const path = join(programs, name)
    await writeFile(path, text, { mode: 0o755 })
    return path
  }
  return {
    set,
    same: same.map(([name]) => name).sort(),
    apart: apart.map(([name]) => name).sort(),
    right: await program('right.py', printing(answers.right, said)),
    wrong: await program('wrong.py', printing(answers.wrong, said)),
    crashing: await program('crashing.sh', '#!/bin/sh\nkill -SEGV $$\n'),
    // To a judge it never ends; it sleeps, and leaves the processor to others.
    slow: await program('slow.sh', '#!/bin/sh\nexec sleep 600\n'),
  }
}

/** What is written in the standard error of the programs in Python: markup, which stays text. */
export const MARKUP = '<img src=x onerror="document.title=1"><b>bold</b>'

function printing(answers: Readonly<Record<string, string>>, said: string): string {
  // A text in JSON is one in Python as well.
  return [
    'import sys',
    `answers = ${JSON.stringify(answers)}`,
    `sys.stderr.write(${JSON.stringify(said)})`,
    'sys.stdout.write(answers[sys.stdin.read()])',
    '',
  ].join('\n')
}
