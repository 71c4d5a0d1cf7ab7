import { describe, expect, test } from 'vitest'
import { checkNode } from './dependencies.mjs'
import { isNoise } from './launch.mjs'
import { Trouble, duration } from './say.mjs'
import { countReport, e2eCounts, e2eFailures, unitCounts, unitFailures } from './reports.mjs'

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

describe('counting', () => {
  const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] }
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const broken = { status: 'failed', assertionResults: [] }

  test('a test file that could not be loaded is a failure of its own', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [passing, failing, broken],
    }
    expect(unitCounts(report)).toEqual({ passed: 7, failed: 2, skipped: 3 })
  })

  test('flaky tests and errors outside tests are failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(e2eCounts({ stats, errors: [{ message: 'no config' }] })).toEqual({
      passed: 5,
      failed: 3,
      skipped: 2,
    })
  })

  test('a runner that ends badly or ran nothing never counts as clean', () => {
    const clean = { passed: 3, failed: 0, skipped: 0 }
    const nothing = { passed: 0, failed: 0, skipped: 0 }
    expect([
      countReport(clean, 0),
      countReport(clean, 1),
      countReport(nothing, 0),
      countReport({ passed: 1, failed: 2, skipped: 0 }, 1),
    ]).toEqual([
      clean,
      { ...clean, failed: 1 },
      { ...nothing, failed: 1 },
      { passed: 1, failed: 2, skipped: 0 },
    ])
  })
})

describe('naming what failed', () => {
  test('a failed unit test has its file and why, a file that could not be loaded as well', () => {
    const tests = [
      { status: 'passed', fullName: 'adds' },
      {
        status: 'failed',
        fullName: 'subtracts',
        failureMessages: ['\u001B[31mexpected 3\u001B[39m\n\nto be 2'],
      },
    ]
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: tests },
        { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such import' },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] },
      ],
    }
    expect(unitFailures(report)).toEqual([
      'a.test.ts › subtracts\n  expected 3\n  to be 2',
      'b.test.ts\n  no such import',
    ])
  })

  test('a failed e2e test is found in suites within suites', () => {
    const spec = (title, ok, errors) => ({
      file: 'x.spec.ts',
      line: 7,
      title,
      ok,
      tests: [{ results: [{ errors }, { errors: [] }] }],
    })
    const inner = {
      specs: [spec('saves', false, [{ message: 'Timeout' }]), spec('opens', true, [])],
    }
    const report = { suites: [{ specs: [], suites: [inner] }], errors: [{ message: 'no config' }] }
    expect(e2eFailures(report)).toEqual(['  no config', 'x.spec.ts:7 › saves\n  Timeout'])
  })
})

test('durations are written as a person would say them', () => {
  expect([300, 9_940, 42_400, 125_000].map(duration)).toEqual([
    '0.3 s',
    '9.9 s',
    '42 s',
    '2 min 5 s',
  ])
})
