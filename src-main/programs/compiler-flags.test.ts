import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sanitizers } from '@core/judging/sanitizers'
import { usualLimits } from '@core/judging/run-end'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needing, skipWithoutTool } from '../../scripts/unit/needs'
import { doubtfulFlags, withFlags } from './compiler-flags'
import { findCommand, type FoundCommand } from './found-command'
import { findInPath } from './isolation'
import { filledIn, languages } from './languages'
import { ProgramRunner } from './program-runner'
import { hashOf, makeFoundReady, requestFor } from './ready-program'

let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'boardwright-flags-'))))
afterAll(() => rm(folder, { recursive: true }))

test('flags that may do more than change the program are told from the others', () => {
  const harmless = ['-O3', '-Ofast', '-DLOCAL', '-DN=100', '-std=gnu++20', '-Wall', '-Wno-unused']
  const more = ['-march=native', '-pthread', '-lm', ...sanitizers]
  expect(doubtfulFlags([...harmless, ...more])).toEqual([])
  const doubtful = ['-o', 'x', '-fplugin=./x.so', '-Wl,-z,now', '-B.', '@file', '-I.', '-include']
  const others = ['-DX=$(id)', '-wrapper', '-specs=x', '-processor', '-Wa,x', '-lm -o', '']
  expect(doubtfulFlags([...doubtful, ...others])).toEqual([...doubtful, ...others])
})

test('flags stand where a compiler takes them, libraries behind the source', () => {
  const cpp = languages.find(({ name }) => name === 'C++')!
  const line = filledIn(cpp.compile[0]!, '/a.cpp', '/b', ['-O3', '-lgmp', '-DX'])
  expect(line.slice(0, 5)).toEqual(['g++', '-O2', '-std=c++17', '-O3', '-DX'])
  expect(line.slice(-2)).toEqual(['/a.cpp', '-lgmp'])
  expect(filledIn(cpp.compile[0]!, '/a.cpp', '/b').join(' ')).not.toContain('{')
})

test('flags are for what is compiled, and checks for C and C++', async () => {
  const found = async (name: string): Promise<FoundCommand> => {
    await writeFile(join(folder, name), '')
    const one = await findCommand([name], folder)
    if (!one.ok) throw new Error(one.error)
    return one.value
  }
  const python = await found('a.py')
  expect(withFlags(python, [])).toEqual({ ok: true, value: python })
  expect(withFlags(python, ['-O3'])).toMatchObject({ error: expect.stringContaining('-O3') })
  const java = await found('A.java')
  expect(withFlags(java, ['-g'])).toMatchObject({ ok: true })
  expect(withFlags(java, sanitizers)).toMatchObject({ error: expect.stringContaining('Java') })
  const cpp = await found('a.cpp')
  const built = withFlags(cpp, ['-O3'])
  if (!built.ok) throw new Error(built.error)
  // What was run with other flags is run again.
  expect(await hashOf(built.value)).not.toBe(await hashOf(cpp))
})

test('a program with built-in checks ends where it writes into memory that is not its own, within its limits', async (context) => {
  needingGcc(context)
  const runner = await ProgramRunner.open({ lanes: 1 })
  const end = async (name: string, text: string, flags: readonly string[]) => {
    await writeFile(join(folder, name), text)
    const found = await findCommand([name], folder)
    const built = found.ok ? withFlags(found.value, flags) : found
    if (!built.ok) throw new Error(built.error)
    const hash = await hashOf(built.value)
    const ready = await makeFoundReady(built.value, hash, { builds: folder, runner })
    if (!ready.ok) throw new Error(ready.error.message)
    const limits = { ...usualLimits, wall: 100_000, cpu: 50_000, memory: 64 * 2 ** 20 }
    return runner.run({ ...requestFor(ready.value, limits), input: new Uint8Array() })
  }
  try {
    const over = 'int main(int n, char**) { int a[5] = {}; volatile int at = n * 7; a[at] = 1; }\n'
    expect(
      await end('plain.cpp', over.replace('a[at] = 1', 'a[at % 5] = 1'), sanitizers),
    ).toMatchObject({
      ...{ code: 0, signal: null, stoppedBy: null, errors: '' },
    })
    const found = await end('over.cpp', over, sanitizers)
    expect(found.code).not.toBe(0)
    expect(found.errors).toContain('over.cpp:1')
    const eats =
      '#include <cstdlib>\n#include <cstring>\nint main() { for (;;) std::memset(std::malloc(1 << 20), 1, 1 << 20); }\n'
    expect(await end('eats.cpp', eats, sanitizers)).toMatchObject({ stoppedBy: 'memory' })
  } finally {
    await runner.close()
  }
})

const hasGcc = (await findInPath('g++')) !== null
function needingGcc(context: Parameters<typeof skipWithoutTool>[0]): void {
  skipWithoutTool(context, 'g++', hasGcc)
}

needing('unix')
