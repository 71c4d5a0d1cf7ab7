import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { needing } from '../../scripts/unit/needs'
import { soon } from '../../scripts/unit/soon'
import { usualLimits } from '@core/judging/run-end'
import { cageFor } from './isolation'
import { LiveProgram } from './live-program'

/** What happens while the app looks whether a silent program still holds its output. */
const looks = vi.hoisted(() => ({ meanwhile: (): Promise<void> => Promise.resolve() }))
vi.mock(import('./process-tree'), async (original) => ({
  ...(await original()),
  isOutputHeld: async () => {
    await looks.meanwhile()
    return true
  },
}))

needing('linux')

test('a line counts that comes with the end of the program, just as the app looks whether it can still answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-last-line-'))
  const gate = join(folder, 'gate')
  const script = `read -r a; until [ -e ${gate} ]; do sleep 0.02; done; echo last`
  const limits = { ...usualLimits, wall: Infinity, cpu: Infinity }
  const cage = await cageFor('processes')
  const program = await LiveProgram.start(
    cage,
    ['/bin/sh', '-c', script],
    join(folder, 'own'),
    limits,
  )
  looks.meanwhile = async () => {
    writeFileSync(gate, '')
    await soon(() => expect(program.isAlive).toBe(false))
  }
  expect(await program.ask('one\n', null)).toMatchObject({ line: 'last', fault: null })
  expect((await program.ask('two\n', null)).fault?.message).toBe('ended with code 0')
  await program.end()
  rmSync(folder, { recursive: true })
})
