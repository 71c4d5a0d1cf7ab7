import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a line counts that comes with the end of the program, just as the app looks whether it can still answer', async ({
  skip,
}) => {
  const cage = await cageFor('processes')
  skip(cage.isolation === 'group', 'Only a program kept apart is looked at: this needs unshare.')
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-last-line-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const gate = join(folder, 'gate')
  const command = ['read -r a; until [ -e "$1" ]; do sleep 0.02; done; echo last', 'sh', gate]
  const limits = { ...usualLimits, wall: Infinity, cpu: Infinity }
  const program = await LiveProgram.start(
    cage,
    ['/bin/sh', '-c', ...command],
    join(folder, 'own'),
    limits,
  )
  onTestFinished(() => program.end())
  looks.meanwhile = async () => {
    writeFileSync(gate, '')
    await soon(() => expect(program.isAlive).toBe(false))
  }
  expect(await program.ask('one\n', null)).toMatchObject({ line: 'last', fault: null })
  expect((await program.ask('two\n', null)).fault?.message).toBe('ended with code 0')
})
