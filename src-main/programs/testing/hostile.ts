import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, 'hostile')

/** The command of a program that does what none should (`testing/hostile`); those in Python need `python3`. */
export function hostile(python: string, name: string, ...words: readonly string[]): string[] {
  return [name.endsWith('.py') ? python : '/bin/sh', resolve(folder, name), ...words]
}
