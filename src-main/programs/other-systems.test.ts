import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { usualLimits } from '@core/judging/run-end'
import { findInPath } from './isolation'
import { ProgramRunner } from './program-runner'
import { takeAway } from './take-away'

// The ways of Windows, run on any system: they use plain Node alone.
const own = mkdtempSync(join(tmpdir(), 'boardwright-windows-'))
afterAll(() => rmSync(own, { recursive: true }))
const node = process.execPath
/** Ms that a program may take which is to answer. */
const ENOUGH = 300_000

describe('as on Windows', () => {
  test('a program of the PATH is found by its ending', async () => {
    const file = join(own, 'tool.exe')
    writeFileSync(file, '')
    chmodSync(file, 0o755)
    expect(await findInPath('tool', own, 'win32')).toBe(file)
    expect(await findInPath('tool.exe', own, 'win32')).toBe(file)
    expect(await findInPath('tool', own, 'darwin')).toBeNull()
  })

  test('a folder of a program is taken away without a shell', async () => {
    const folder = join(own, 'left')
    mkdirSync(join(folder, 'deep/deeper'), { recursive: true })
    writeFileSync(join(folder, 'deep/deeper/a'), 'a')
    expect(await takeAway(folder, undefined, 'win32')).toBe(true)
    expect(existsSync(folder)).toBe(false)
    expect(await takeAway(folder, undefined, 'win32')).toBe(true)
  })

  test('programs run and talk without a shell', async () => {
    const runner = await ProgramRunner.open({ lanes: 1, platform: 'win32' })
    expect(runner.isolation).toBe('group')
    const twice = "process.stdin.on('data', (text) => console.log(2 * Number(text)))"
    const end = await runner.run({
      command: [node, '-e', twice],
      input: Buffer.from('21\n'),
      limits: { ...usualLimits, wall: ENOUGH },
    })
    expect(end).toMatchObject({ output: '42\n', code: 0, stoppedBy: null })
    const talk = await runner.startLive([node, '-e', twice], usualLimits)
    expect(await talk.processId()).toBeGreaterThan(0)
    expect(await talk.ask('4\n', null)).toMatchObject({ line: '8', fault: null })
    await talk.end()
    expect(await runner.close()).toEqual([])
  })
})
