import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { builtPlace } from '../../scripts/unit/built-place'

/** The path of a program in C++, which is kept from one run to the next; `testlib`: the file testlib.h that it includes. */
export function compiled(source: string, flags: readonly string[], testlib?: string): string {
  const words = ['-std=c++11', ...flags]
  const included = testlib === undefined ? '' : readFileSync(testlib, 'utf8')
  const place = builtPlace('g++', ...words, source, included)
  const program = join(place, 'program')
  // Where the source is only looked at there is no program.
  if (existsSync(place)) return program
  const fresh = `${place}-${randomUUID()}`
  mkdirSync(fresh, { recursive: true })
  try {
    const file = join(fresh, 'program.cpp')
    writeFileSync(file, source)
    if (testlib !== undefined) words.push('-isystem', dirname(resolve(testlib)))
    execFileSync('g++', [...words, '-o', join(fresh, 'program'), file])
    renameSync(fresh, place)
  } catch (error) {
    // Another test may have been first.
    if (!existsSync(place)) throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return program
}

/** The same of a program in parts, of which the last says `setUp`: it answers many questions. */
export function answering(parts: readonly string[], testlib?: string): string {
  const many = readFileSync(resolve('fuzz/twins/run-many.cpp'), 'utf8')
  return compiled([...parts, many].join('\n'), ['-O2'], testlib)
}
