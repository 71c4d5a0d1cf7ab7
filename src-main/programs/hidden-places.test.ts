import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { needing } from '../../scripts/unit/needs'
import { hiddenPlaces } from './hidden-places'

describe('what is hidden from programs', () => {
  needing('unix')
  let root = ''
  const at = (...names: string[]): string => join(root, ...names)
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'boardwright-hidden-')))
    for (const name of ['home', 'srv/set', 'home/.tool/bin', 'home/bin', 'home/.local/bin'])
      mkdirSync(at(name), { recursive: true })
    for (const name of ['home/a.py', 'srv/set/b.py', 'srv/c.py']) writeFileSync(at(name), '')
    symlinkSync(at('home/a.py'), at('home/link.py'))
    // Such that neither is below the other.
    vi.stubEnv('TMPDIR', at('none'))
    vi.stubEnv('HOME', at('home'))
    vi.stubEnv(
      'PATH',
      `${at('home/.tool/bin')}:${at('home/bin')}:${at('home/.local/bin')}:/usr/bin`,
    )
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true })
  })
  const view = (command: string[], hides: string[] = []) => {
    const { hidden, shown } = hiddenPlaces({ command, hides, writes: [] })
    return { hidden, shown: shown.filter((path) => path.startsWith(root)) }
  }

  test('are the folders of users and tests, but for those that everything needs', () => {
    const { hidden } = view([], ['/usr', '/', at('srv/set'), '/no/such/folder'])
    expect(hidden).toContain(realpathSync('/tmp'))
    expect(hidden).not.toContain('/')
    expect(hidden.some((place) => place.startsWith('/usr'))).toBe(false)
    expect(hidden).not.toContain('/no/such/folder')
    // None is below another.
    for (const one of hidden)
      expect(hidden.filter((other) => one.startsWith(`${other}/`))).toEqual([])
  })

  test('are seen as far as the command names them, and what is found by its name', () => {
    const { shown } = view([at('home/link.py'), 'home/a.py', at('srv/set/b.py'), at('gone')])
    const tools = [at('home/.tool'), at('home/bin'), at('home/.local/bin')]
    const named = [at('home/link.py'), at('home/a.py'), at('srv/set/b.py')]
    expect(shown.toSorted()).toEqual([...named, ...tools].toSorted())
  })

  test('are not shown by a command that names a folder around them', () => {
    const { shown } = view([at('srv'), at('srv/set'), at('srv/c.py')], [at('srv/set')])
    expect(shown).toContain(at('srv/c.py'))
    expect(shown).not.toContain(at('srv'))
    expect(shown).not.toContain(at('srv/set'))
  })
})
