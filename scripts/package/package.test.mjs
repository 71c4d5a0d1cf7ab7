import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { auditLine } from './audit.mjs'
import { checksums, controlFile, copyrightFile, desktopEntry } from './deb-files.mjs'
import { wantedFuses } from './fuses.mjs'
import { bytesOf, megabytes } from './sizes.mjs'

describe('fuses', () => {
  const release = wantedFuses({ isTested: false, platform: 'linux', length: 8 })

  test('a release opens no way into the runtime', () => {
    const on = Object.keys(release).filter((name) => release[name])
    expect(on).toEqual(['onlyLoadAppFromAsar'])
  })

  test('a tested build differs by the inspector alone', () => {
    const tested = wantedFuses({ isTested: true, platform: 'linux', length: 8 })
    expect(tested).toEqual({ ...release, enableNodeCliInspectArguments: true })
  })

  test('the archive is checked where the runtime can', () => {
    const checks = (platform) =>
      wantedFuses({ isTested: false, platform, length: 8 }).enableEmbeddedAsarIntegrityValidation
    expect(['linux', 'win32', 'darwin'].map(checks)).toEqual([false, true, true])
  })

  test('an older runtime is not asked for fuses that it has not', () => {
    const names = Object.keys(wantedFuses({ isTested: false, platform: 'linux', length: 7 }))
    expect(names).toHaveLength(7)
    expect(names).not.toContain('grantFileProtocolExtraPrivileges')
  })
})

describe('the audit', () => {
  const counted = (total, vulnerabilities) =>
    JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total } } })

  test('no answer is reported and does not stop', () => {
    const reply = JSON.stringify({
      message: 'request failed',
      error: { summary: 'not implemented' },
    })
    expect(auditLine(reply)).toEqual({
      isClean: true,
      isWhole: false,
      line: 'npm audit: NOT CHECKED, the registry does not answer (not implemented)',
    })
    expect(auditLine('').line).toContain('NOT CHECKED')
  })

  test('holes stop, their packages are named', () => {
    expect(auditLine(counted(0, {})).isClean).toBe(true)
    expect(auditLine(counted(2, { left: {}, right: {} }))).toEqual({
      isClean: false,
      isWhole: true,
      line: 'npm audit knows 2 holes, in: left, right',
    })
  })
})

describe('the .deb', () => {
  const kinds = [{ ending: 'chess', title: 'Level of Chess', mime: 'application/x-chess' }]

  test('its control file has no empty line and ends in one newline', () => {
    const facts = { version: '1.2.3', description: 'Boards', architecture: 'amd64', kilobytes: 7 }
    const text = controlFile(facts)
    expect(text).toMatch(/^Package: boardwright\nVersion: 1\.2\.3\nArchitecture: amd64\n/)
    expect(
      text
        .trimEnd()
        .split('\n')
        .filter((line) => line.trim() === ''),
    ).toEqual([])
    expect(text.endsWith('.\n')).toBe(true)
  })

  test('its entry takes files of the games and plain text', () => {
    expect(desktopEntry('Boards', kinds)).toContain('\nMimeType=application/x-chess;text/plain;\n')
  })

  test('it has the sum of every file that it installs', () => {
    const tree = mkdtempSync(join(tmpdir(), 'boardwright-sums-'))
    for (const path of ['DEBIAN/control', 'opt/b', 'opt/a/c']) {
      mkdirSync(join(tree, path, '..'), { recursive: true })
      writeFileSync(join(tree, path), 'x')
    }
    symlinkSync('b', join(tree, 'opt/link'))
    const sum = '9dd4e461268c8034f5c8564e155c67a6'
    expect(checksums(tree)).toBe(`${sum}  opt/a/c\n${sum}  opt/b\n`)
    rmSync(tree, { recursive: true })
  })

  test('it says under which licence it is', () => {
    expect(copyrightFile('MIT License\n')).toMatch(
      /^Boardwright is under this licence:\n\nMIT License\n/,
    )
  })
})

test('sizes count files once and no links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-sizes-'))
  mkdirSync(join(folder, 'in'))
  writeFileSync(join(folder, 'in/a'), 'x'.repeat(1000))
  writeFileSync(join(folder, 'b'), 'x'.repeat(500))
  symlinkSync(join(folder, 'b'), join(folder, 'c'))
  expect(bytesOf(folder)).toBe(1500)
  expect(megabytes(123_456_789)).toBe('  123.5 MB')
  rmSync(folder, { recursive: true })
})
