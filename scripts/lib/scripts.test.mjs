import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkNode } from './dependencies.mjs'
import { isNoise } from './launch.mjs'
import { Trouble, duration } from './say.mjs'
import { inputsOf, keepOutcome, knownGreen } from './known-green.mjs'
import { outcomeOf, writeReport } from './reports.mjs'

describe('the Node check', () => {
  test.each(['20.19.0', '20.20.1', '22.0.0', '24.3.0'])('takes Node %s', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })

  test.each(['18.20.4', '20.18.3', '20.9.0'])('refuses Node %s by name', (version) => {
    expect(() => checkNode(version)).toThrow(
      new Trouble(`Boardwright needs Node 20.19 or newer; this is Node ${version}.`),
    )
  })
})

describe('the noise filter', () => {
  test.each([
    '[4711:0711/101112.131415:ERROR:bus.cc(399)] Failed to connect to the bus: no socket',
    '[4711:0711/101112.131415:ERROR:viz_main_impl.cc(186)] Exiting GPU process due to errors',
    '[4711:0711/101112.131415:WARNING:sandbox/gpu/gl_factory.cc(9)] no GL',
    '[4711:0711/101112.131415:ERROR:object_proxy.cc(590)] Failed to call method',
    '(electron:4711): Gtk-WARNING **: cannot load module',
  ])('keeps %s from the terminal', (line) => expect(isNoise(line)).toBe(true))

  test.each([
    'Error: the level could not be read',
    '[4711:0711/101112.131415:FATAL:setuid_sandbox_host.cc(158)] The SUID sandbox helper binary',
    '[4711:0711/101112.131415:ERROR:crashpad.cc(1)] renderer crashed',
    'A JavaScript error occurred in the main process',
  ])('lets %s through', (line) => expect(isNoise(line)).toBe(false))
})

describe('the outcome of a test runner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-reports-'))
  const file = join(folder, 'report.json')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is what its report says, with why a test failed in its first lines and without colours', () => {
    const why = `\u001B[31mexpected 3\u001B[39m\n\nto be 2${'\nat line'.repeat(20)}`
    const skips = [{ name: 'c', why: 'needs a screen' }]
    writeReport(file, { passed: 5, failures: [{ name: 'b', why, command: 'npm run b' }], skips })
    const { failures, ...counts } = outcomeOf(file, 1)
    expect(counts).toEqual({ passed: 5, failed: 1, skips })
    expect(failures[0]).toMatchObject({ name: 'b', command: 'npm run b' })
    expect(failures[0].why.split('\n')).toHaveLength(12)
    expect(failures[0].why).toMatch(/^ {2}expected 3\n {2}to be 2\n {2}at line/)
  })

  test('is a failure where it ends badly, ran nothing or left no report', () => {
    writeReport(file, { passed: 3, failures: [], skips: [] })
    expect([outcomeOf(file, 0).failed, outcomeOf(file, 1).failed]).toEqual([0, 1])
    writeReport(file, { passed: 0, failures: [], skips: [] })
    expect(outcomeOf(file, 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(outcomeOf(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('what is known to be green', () => {
  const stage = { tool: ['x'], args: [], reads: (file) => file.endsWith('.ts') }
  const files = new Map([
    ['a.ts', '1'],
    ['a.md', '1'],
  ])
  const inputs = inputsOf(stage, files, 'Node 20')

  test('stays so while what the stage reads is the same', () => {
    expect(inputsOf(stage, new Map([...files, ['a.md', '2'], ['b.md', '1']]), 'Node 20')).toBe(
      inputs,
    )
  })

  test.each([
    ['another text', new Map([...files, ['a.ts', '2']]), 'Node 20', stage],
    ['one file more', new Map([...files, ['b.ts', '1']]), 'Node 20', stage],
    ['one file less', new Map([['a.md', '1']]), 'Node 20', stage],
    ['another Node', files, 'Node 22', stage],
    ['other arguments', files, 'Node 20', { ...stage, args: ['a.ts'] }],
  ])('is not known with %s', (_, changed, besides, asked) => {
    expect(inputsOf(asked, changed, besides)).not.toBe(inputs)
  })

  test('is forgotten with the first failure', () => {
    const name = `planted-${process.pid}`
    const skips = [{ name: 'c', why: 'needs a screen' }]
    keepOutcome(name, inputs, { passed: 3, failed: 0, skips })
    expect([knownGreen(name, inputs), knownGreen(name, 'others')]).toEqual([
      { passed: 3, skips },
      null,
    ])
    keepOutcome(name, inputs, { passed: 2, failed: 1, skips })
    expect(knownGreen(name, inputs)).toBeNull()
  })
})

test('durations are written as a person would say them', () => {
  expect([300, 9_940, 42_400, 119_700, 125_000].map(duration)).toEqual([
    '0.3 s',
    '9.9 s',
    '42 s',
    '2 min 0 s',
    '2 min 5 s',
  ])
})
