import { unzipSync } from 'fflate'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useFolder } from '../../scripts/unit/use-folder'
import { archiveOf, isArchive, writeFolder } from './write-package'

const files = [
  { path: 'problem.yaml', content: 'name: x\n' },
  { path: 'data/sample/1.in', content: 'in × \n' },
  { path: 'data/board.png', content: new Uint8Array([137, 80, 0, 255]) },
]

const { at } = useFolder()

test('an archive is told by its ending', () => {
  expect(['a/b.zip', 'B.ZIP', 'zip', 'a.zip/b'].map(isArchive)).toEqual([true, true, false, false])
})

test('an archive says that its files are plain ones, which all may read', () => {
  const made = Buffer.from(archiveOf(files))
  const modes: number[] = []
  // The heads of the archive's own list of files: their names, and their permissions for Unix.
  for (let at = made.indexOf('PK\x01\x02'); at >= 0; at = made.indexOf('PK\x01\x02', at + 1)) {
    expect(made[at + 5]).toBe(3)
    modes.push(made.readUInt32LE(at + 38) >>> 16)
  }
  expect(modes).toEqual(files.map(() => 0o100644))
})

test('an archive holds the files, and the same ones give the same bytes in every time zone', () => {
  const zone = process.env['TZ']
  const archives = ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'].map((name) => {
    process.env['TZ'] = name
    return Buffer.from(archiveOf(files)).toString('hex')
  })
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  expect(new Set(archives).size).toBe(1)
  const held = unzipSync(Buffer.from(archives[0]!, 'hex'))
  expect(Object.keys(held)).toEqual(files.map(({ path }) => path))
  for (const { path, content } of files) {
    expect(Buffer.from(held[path]!)).toEqual(Buffer.from(content))
  }
})

describe('a folder', () => {
  test('is made with all files, also where an empty one stands', async () => {
    const out = at('mice')
    for (const stands of [false, true]) {
      if (stands) mkdirSync(out)
      expect(await writeFolder(out, files)).toEqual({ ok: true, value: null })
      for (const { path, content } of files) {
        expect(readFileSync(join(out, path))).toEqual(Buffer.from(content))
      }
      expect(readdirSync(at())).toEqual(['mice'])
      rmSync(out, { recursive: true })
    }
  })

  test('is left alone where it holds something', async () => {
    const out = at('mice')
    mkdirSync(out)
    writeFileSync(join(out, 'own.txt'), 'mine')
    expect(await writeFolder(out, files)).toEqual({
      ok: false,
      error: 'it is a folder that is not empty',
    })
    expect(readdirSync(out)).toEqual(['own.txt'])
  })

  test('is not there at all when one of its files cannot be written', async () => {
    const out = at('mice')
    const clash = [...files, { path: 'problem.yaml/1.in', content: '' }]
    await expect(writeFolder(out, clash)).rejects.toThrow(/ENOTDIR|EEXIST|ENOENT/)
    const twice = [...files, files[0]!]
    await expect(writeFolder(out, twice)).rejects.toThrow('EEXIST')
    expect(readdirSync(at())).toEqual([])
  })

  test('takes the place of a file by no means', async () => {
    const out = at('mice')
    writeFileSync(out, 'mine')
    await expect(writeFolder(out, files)).rejects.toThrow('ENOTDIR')
    expect(readFileSync(out, 'utf8')).toBe('mine')
  })
})
