import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../lib/paths.mjs'
import { lintWorkflows } from '../lint/workflows.mjs'
import { releaseTroubles, writeSums } from './release.mjs'
import { signing, signingLine } from './signing.mjs'

const own = mkdtempSync(join(tmpdir(), 'boardwright-release-'))
afterAll(() => rmSync(own, { recursive: true }))

const workflowText = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
const steps = Object.values(parse(workflowText).jobs).flatMap((job) => job.steps)
const linesOf = (text) => text.split('\n').filter((line) => line !== '')

describe('the workflow of a release', () => {
  test('runs the commands that docs/release.md shows, and no others', () => {
    const page = readFileSync(join(root, 'docs/release.md'), 'utf8')
    const shown = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, code]) =>
      linesOf(code),
    )
    const run = steps.flatMap((step) => linesOf(step.run ?? ''))
    expect([...new Set(run)].sort()).toEqual([...new Set(shown)].sort())
  })

  test('names only commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = [...workflowText.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('asks for notarization only where Apple was asked for it', () => {
    const asking = steps.filter(({ run }) => /spctl|stapler/.test(run ?? ''))
    expect(asking).toHaveLength(1)
    expect(asking[0].if).toContain("env.IS_NOTARIZED == 'true'")
    expect(asking[0].run).not.toContain('codesign')
  })

  test('takes each action from one commit', () => {
    const used = steps.flatMap((step) => step.uses ?? [])
    expect(used.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([])
  })
})

describe('the lint of workflows', () => {
  const faultsOf = async (text) => {
    const folder = mkdtempSync(join(own, 'planted-'))
    mkdirSync(join(folder, '.github/workflows'), { recursive: true })
    writeFileSync(join(folder, '.github/workflows/release.yml'), text)
    const faults = await lintWorkflows(folder)
    return faults.map((fault) => fault.replace(/^\.github\/workflows\/release\.yml:/, ''))
  }

  test('finds nothing in our own', async () => {
    expect(await lintWorkflows(root)).toEqual([])
  })

  test.each([
    [
      'a key that is none',
      ['timeout-minutes: 90', 'timeout: 90'],
      ":5: Unexpected value 'timeout'",
    ],
    ['a job that is none', ['needs: [oldest, package]', 'needs: [older]'], "unknown job 'older'"],
    [
      'a secret in a condition',
      ["env.IS_SIGNED_FOR_MACOS == 'true'", "secrets.MACOS_CERTIFICATE != ''"],
      "Unrecognized named-value: 'secrets'",
    ],
    [
      'an expression that does not end',
      ['${{ matrix.system }}', '${{ fromJSON( }}'],
      'Unexpected end',
    ],
    ['YAML that is none', ['jobs:', 'jobs: ]'], 'flow'],
  ])('finds %s', async (_what, [right, wrong], fault) => {
    const text = workflowText.replace(right, wrong)
    expect(text).not.toBe(workflowText)
    expect((await faultsOf(text)).join('\n')).toContain(fault)
  })

  test('does not take a lost workflow for a clean one', async () => {
    expect(await lintWorkflows(mkdtempSync(join(own, 'none-')))).toHaveLength(1)
  })
})

describe('a release', () => {
  const official = { kind: 'official', version: '45.4.1' }
  const ready = {
    version: '1.2.0',
    changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-12-01\n',
    tag: 'v1.2.0',
    node: '22.12.0',
    wantedNode: '>= 22.12.0',
  }

  test('can be packed when all is ready, tagged or not yet', () => {
    expect(releaseTroubles(official, ready)).toEqual([])
    expect(releaseTroubles(official, { ...ready, tag: undefined, node: '26.1.0' })).toEqual([])
  })

  test('is refused with every reason', () => {
    const state = { ...ready, version: '1.3.0', node: '22.9.0' }
    expect(releaseTroubles({ kind: 'stand-in', version: '25.1.1' }, state)).toEqual([
      'Electron 25.1.1 is not official (stand-in).',
      'Electron asks for Node >= 22.12.0; this is Node 22.9.0.',
      'CHANGELOG.md has no section [1.3.0].',
      'The tag v1.2.0 is not v1.3.0.',
    ])
  })

  test('has the sum of each form, and of nothing else', () => {
    const folder = mkdtempSync(join(own, 'dist-'))
    for (const name of ['b.deb', 'a.tar.gz', 'builder-debug.yml', 'a.zip.blockmap'])
      writeFileSync(join(folder, name), 'x')
    mkdirSync(join(folder, 'linux-unpacked'))
    const sum = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881'
    const file = writeSums(folder, 'linux-x64')
    expect(file).toBe(join(folder, 'SHA256SUMS-linux-x64.txt'))
    expect(readFileSync(file, 'utf8')).toBe(`${sum}  a.tar.gz\n${sum}  b.deb\n`)
  })
})

describe('a signature', () => {
  const withCertificate = { CSC_LINK: 'MII…' }

  test.each(['darwin', 'win32'])(
    'has to succeed on %s where there is a certificate',
    (platform) => {
      expect(signing({ platform, env: withCertificate })).toEqual({
        forceCodeSigning: true,
        mac: {},
      })
    },
  )

  test.each([
    ['darwin', {}],
    ['win32', { CSC_LINK: '' }],
    ['linux', withCertificate],
  ])('is not tried on %s with %j', (platform, env) => {
    const none = { forceCodeSigning: false, mac: { identity: null } }
    expect(signing({ platform, env })).toEqual(none)
  })

  test.each([
    ['linux', {}, 'none'],
    ['win32', {}, 'NOT SIGNED'],
    ['win32', withCertificate, 'signed'],
    ['darwin', withCertificate, 'NOT NOTARIZED'],
    ['darwin', { ...withCertificate, APPLE_ID: 'a@b' }, 'signed and notarized'],
  ])('is told on %s with %j: %s', (platform, env, words) => {
    expect(signingLine({ platform, env })).toContain(words)
  })
})

test('only on Linux the program has a name of its own; elsewhere it is that of the product', async () => {
  const { default: configure } = await import('../../electron-builder.config.cjs')
  const { productName, executableName, linux, mac, win } = await configure()
  const own = [executableName, mac.executableName, win.executableName]
  expect([productName, linux.executableName, own]).toEqual([
    'Boardwright',
    'boardwright',
    [undefined, undefined, undefined],
  ])
})
