import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { needing } from '../../scripts/unit/needs'
import { ownFolder, takeLeftovers } from './own-folder'

needing('linux')
let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'boardwright-place-'))
  vi.stubEnv('TMPDIR', place)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(place, { recursive: true })
})

/** The name of a folder of ours, as of another process. */
async function nameOf(pid: number, more: { began?: string; space?: string } = {}): Promise<string> {
  const [, what, , began, space, rest] = basename(await ownFolder('run')).split('-')
  const words = ['boardwright', what, pid, more.began ?? began, more.space ?? space, rest]
  return words.join('-')
}

test('folders of processes that are gone are taken away, and no others', async () => {
  const gone = spawnSync('true').pid
  const child = spawn('sleep', ['1000'])
  const leaves: string[] = []
  const stays: string[] = []
  const make = (list: string[], name: string): void => {
    mkdirSync(join(place, name, 'lane-1', 'run-1'), { recursive: true })
    writeFileSync(join(place, name, 'lane-1', 'output'), 'x')
    list.push(name)
  }
  make(leaves, await nameOf(gone))
  make(leaves, (await nameOf(gone)).replace('-run-', '-build-'))
  // The number of one that is gone has come to another.
  make(leaves, await nameOf(child.pid!, { began: '1' }))
  make(stays, await nameOf(gone, { space: '1' }))
  make(stays, 'boardwright-run-4uzoON')
  make(stays, 'boardwright-test-1-1-1-abcdef')
  const link = (await nameOf(gone)).replace(/......$/, 'linked')
  symlinkSync(join(place, stays[0]!), join(place, link))
  stays.push(link, ...readdirSync(place).filter((name) => name.includes(`-${process.pid}-`)))
  await takeLeftovers()
  expect(readdirSync(place).toSorted()).toEqual(stays.toSorted())
  expect(existsSync(join(place, stays[0]!, 'lane-1', 'output'))).toBe(true)
  child.kill()
})

test('one of a process that lives stays, and goes once that is gone', async () => {
  const child = spawn('sleep', ['1000'])
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  const name = await nameOf(child.pid!, { began: stat.split(' ')[21]! })
  mkdirSync(join(place, name))
  await takeLeftovers()
  expect(existsSync(join(place, name))).toBe(true)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
  await takeLeftovers()
  expect(existsSync(join(place, name))).toBe(false)
})

test('a folder that is not there is no reason to fail', async () => {
  await expect(takeLeftovers(join(place, 'none'))).resolves.toBeUndefined()
})
