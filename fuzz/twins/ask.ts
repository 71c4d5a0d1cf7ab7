import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A program and its arguments. */
export type Command = readonly [string, ...string[]]

let interpreter = ''

/** Python itself: what is called python3 may be a script that looks for it each time. */
export function python(): string {
  const asked = ['-c', 'import sys; print(sys.executable)']
  if (interpreter === '')
    interpreter = spawnSync('python3', asked, { encoding: 'utf8' }).stdout ?? ''
  return interpreter.trim() || 'python3'
}

/**
 * Lets one process answer many questions, a line for a line. It reads and writes files, so that it goes on while this
 * thread is busy with answers of its own.
 */
export async function ask(command: Command, questions: readonly string[]): Promise<string[]> {
  const desk = new Desk(questions)
  try {
    const [program, ...args] = command
    const child = spawn(program, args, { stdio: desk.stdio })
    await once(child, 'close')
    return desk.answers()
  } finally {
    desk.clear()
  }
}

/** The same for who cannot wait. */
export function askNow(command: Command, questions: readonly string[]): string[] {
  const desk = new Desk(questions)
  try {
    const [program, ...args] = command
    spawnSync(program, args, { stdio: desk.stdio })
    return desk.answers()
  } finally {
    desk.clear()
  }
}

/** The files between this process and the other one. */
class Desk {
  readonly stdio: [number, number, number]
  private readonly folder = mkdtempSync(join(tmpdir(), 'boardwright-ask-'))
  private readonly paths = ['in', 'out', 'err'].map((name) => join(this.folder, name))

  constructor(private readonly questions: readonly string[]) {
    const [input, output, errors] = this.paths as [string, string, string]
    writeFileSync(input, questions.map((question) => `${question}\n`).join(''))
    this.stdio = [openSync(input, 'r'), openSync(output, 'w'), openSync(errors, 'w')]
  }

  answers(): string[] {
    const [, output, errors] = this.paths.map((path) => readFileSync(path, 'utf8'))
    const answers = output!.split('\n').slice(0, -1)
    if (answers.length === this.questions.length) return answers
    throw new Error(`${answers.length} answers to ${this.questions.length} questions: ${errors!}`)
  }

  clear(): void {
    for (const file of this.stdio) closeSync(file)
    rmSync(this.folder, { recursive: true })
  }
}
