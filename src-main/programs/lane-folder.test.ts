import {
  chmodSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { needing } from '../../scripts/unit/needs'
import { soon } from '../../scripts/unit/soon'
import type { Isolation } from './isolation'
import { LaneFolder, type WorkFolder } from './lane-folder'

/** Later than any change. */
const LATE = 2n ** 62n

describe('the folder of a lane', () => {
  needing('linux')
  let path = ''
  let lane: LaneFolder
  const open = (isolation: Isolation): void => {
    lane = LaneFolder.open(path, isolation)
  }
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'boardwright-lane-'))
    open('processes')
  })
  afterEach(() => {
    lane.close()
    rmSync(path, { recursive: true })
  })

  /** When the disk's clock says more than it did for that folder. */
  const later = ({ changed }: WorkFolder): Promise<void> =>
    soon(() => {
      const probe = join(path, 'probe')
      writeFileSync(probe, '')
      const { ctimeNs } = lstatSync(probe, { bigint: true })
      rmSync(probe)
      expect(ctimeNs).toBeGreaterThan(changed)
    })

  it('gives a folder that nobody has touched again', async () => {
    const work = lane.take()
    readdirSync(join(path, work.name))
    expect(await lane.giveBack(work, LATE)).toBe(true)
    expect(lane.take()).toEqual(work)
  })

  it('gives no folder again of which it cannot be told', async () => {
    const work = lane.take()
    expect(await lane.giveBack(work, 0n)).toBe(true)
    const other = lane.take()
    expect(other.name).not.toBe(work.name)
    expect(await lane.giveBack(other, 0n)).toBe(true)
    // What is made for the next run.
    expect(readdirSync(path)).toHaveLength(1)
    expect(readdirSync(path)).not.toContain(other.name)
  })

  const touched: Readonly<Record<string, (work: string) => void>> = {
    'a file that is gone again': (work) => {
      writeFileSync(join(work, 'one'), '')
      unlinkSync(join(work, 'one'))
    },
    'a file': (work) => writeFileSync(join(work, 'one'), ''),
    'a folder': (work) => mkdirSync(join(work, 'one')),
    'many files': (work) => {
      for (let at = 0; at < 50; at++) writeFileSync(join(work, String(at)), '')
    },
    'another mode': (work) => chmodSync(work, 0o500),
    'another folder in its place': (work) => {
      rmdirSync(work)
      mkdirSync(work, 0o700)
    },
    'nothing in its place': rmdirSync,
  }

  it.each(Object.entries(touched))('gives no folder again with %s', async (_, touch) => {
    const work = lane.take()
    await later(work)
    touch(join(path, work.name))
    expect(await lane.giveBack(work, LATE)).toBe(true)
    const next = lane.take()
    expect(readdirSync(path)).toEqual([next.name])
    expect([next.name === work.name, readdirSync(join(path, next.name))]).toEqual([false, []])
  })

  it('lets nothing that is kept lie beside a run', async () => {
    const work = lane.take()
    expect(readdirSync(path)).toEqual([work.name])
    await lane.giveBack(work, 0n)
    const next = lane.take()
    expect(readdirSync(path)).toEqual([next.name])
  })

  it('gives no folder that was touched after the run before', async () => {
    await lane.giveBack(lane.take(), 0n)
    const [kept] = readdirSync(path)
    rmdirSync(join(path, kept!))
    symlinkSync('/', join(path, kept!))
    expect(lane.take().name).not.toBe(kept)
  })

  it.each<[string, (own: string) => void]>([
    ['a file of its own is a folder', (own) => void (unlinkSync(own), mkdirSync(own))],
    ['a file of its own has another name too', (own) => linkSync(own, `${own}-too`)],
    ['others may look into it', (own) => chmodSync(dirname(own), 0o711)],
  ])('says when %s', async (_, change) => {
    const work = lane.take()
    const file = lane.takeFile()
    lane.giveBackFile(file)
    change(join(path, file.name))
    expect(await lane.giveBack(work, LATE)).toBe(false)
  })

  it('says when it holds what is not of it', async () => {
    const work = lane.take()
    await later(work)
    renameSync(join(path, work.name), join(path, 'moved'))
    symlinkSync('/', join(path, work.name))
    expect(await lane.giveBack(work, LATE)).toBe(false)
    expect(readdirSync(path)).toEqual(['moved'])
    rmdirSync(join(path, 'moved'))
  })

  it('gives files again, empty', () => {
    const file = lane.takeFile()
    writeSync(file.descriptor, 'much')
    lane.giveBackFile(file)
    expect(fstatSync(file.descriptor).size).toBe(0)
    expect(lane.takeFile()).toEqual(file)
  })

  it('gives files empty that were written into since', () => {
    const file = lane.takeFile()
    lane.giveBackFile(file)
    writeFileSync(join(path, file.name), 'for the next one')
    expect(fstatSync(lane.takeFile().descriptor).size).toBe(0)
  })

  it.each<[string, (file: string) => void]>([
    ['is linked', (file) => linkSync(file, join(tmpdir(), `boardwright-link-${process.pid}`))],
    ['is gone', unlinkSync],
    ['has another mode', (file) => chmodSync(file, 0o644)],
    [
      'has another in its place',
      (file) => {
        unlinkSync(file)
        symlinkSync('/dev/null', file)
      },
    ],
  ])('gives no file again that %s', (_, change) => {
    const file = lane.takeFile()
    change(join(path, file.name))
    lane.giveBackFile(file)
    const next = lane.takeFile()
    expect(next.name).not.toBe(file.name)
    expect(readdirSync(path)).toEqual([next.name])
    rmSync(join(tmpdir(), `boardwright-link-${process.pid}`), { force: true })
  })

  it.each<[Isolation, boolean, boolean]>([
    ['group', false, false],
    ['files', true, false],
  ])('kept apart by %s, gives again only what is safe', async (isolation, folders, files) => {
    lane.close()
    open(isolation)
    const work = lane.take()
    expect(await lane.giveBack(work, LATE)).toBe(true)
    expect(lane.take().name === work.name).toBe(folders)
    const file = lane.takeFile()
    lane.giveBackFile(file)
    expect(lane.takeFile().name === file.name).toBe(files)
  })
})
