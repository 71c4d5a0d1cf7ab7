import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Compiles a program in C++, given in parts of which the last says `setUp`, so that it answers many questions; returns its path.
 * Flags are for what it includes.
 */
export function compiled(
  program: string,
  parts: readonly string[],
  flags: readonly string[] = [],
): string {
  const many = readFileSync(resolve('fuzz/twins/run-many.cpp'), 'utf8')
  writeFileSync(`${program}.cpp`, [...parts, many].join('\n'))
  execFileSync('g++', ['-std=c++11', '-O2', ...flags, '-o', program, `${program}.cpp`])
  return program
}
