import { execFileSync } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'

const MEGABYTE = 1024 * 1024
/** A small level of rockets. */
const SAMPLE =
  '5 5\n2\n2\n8\n1 2\n3 2\n2 E\n2 W\n2 0 W\n2 2 E\n1 0 S\n1 1 E\n2 1 W\n0 1 S\n0 3 E\n2 0 E\n'

/** A file that no level can be read from. */
export interface BadFile {
  readonly name: string
  /** What the window says of it. */
  readonly told: RegExp
  /** Writes it to this path. */
  readonly make: (path: string) => Promise<unknown>
}

const put = (data: string | Uint8Array) => (path: string) => writeFile(path, data)
const sized = (bytes: number) => async (path: string) => {
  await writeFile(path, '')
  await truncate(path, bytes)
}
const many = (unit: string, bytes: number) => (path: string) =>
  writeFile(path, unit.repeat(bytes / unit.length))
const utf8 = 'expected plain text in UTF-8'
const wide = Buffer.from('5 5\n2\n2\n1\n', 'utf16le')

/** The files that are refused in words, in a folder of a system that has links and pipes. */
export const badFiles: readonly BadFile[] = [
  {
    name: '200-mb',
    told: /The file is 200 MB; levels of up to 16 MB can be opened/,
    make: sized(200 * MEGABYTE),
  },
  {
    name: 'line-of-100-mb',
    told: /The file is 100 MB; levels of up to 16 MB/,
    make: many('5', 100 * MEGABYTE),
  },
  { name: 'line-of-16-mb', told: /doesn’t match any game/, make: many('5', 16 * MEGABYTE) },
  {
    name: 'words-16-mb',
    told: /doesn’t match any game.* Line 1, column/,
    make: many('5 ', 16 * MEGABYTE),
  },
  { name: 'lines-16-mb', told: /doesn’t match any game/, make: many('5\n', 16 * MEGABYTE) },
  { name: 'pairs-16-mb', told: /doesn’t match any game/, make: many('x y\n', 16 * MEGABYTE) },
  { name: 'blank-16-mb', told: /is empty/, make: many('\n', 16 * MEGABYTE) },
  {
    name: 'picture',
    told: new RegExp(`Line 1, column 1: found a PNG picture, ${utf8}`),
    make: put(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])),
  },
  {
    name: 'nul',
    told: new RegExp(`Line 2, column 3: found a zero byte, ${utf8}`),
    make: put('5 5\n2 \0\n'),
  },
  { name: 'utf16', told: new RegExp(`found UTF-16 LE text, ${utf8}`), make: put(wide) },
  {
    name: 'utf16-be-bom',
    told: new RegExp(`found UTF-16 BE text, ${utf8}`),
    make: put(Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(wide).swap16()])),
  },
  {
    name: 'latin1',
    told: /Line 2, column 4: found byte E9 \('é' in Latin-1\)/,
    make: put(Buffer.from('5\ncafé\n', 'latin1')),
  },
  {
    name: 'cr-only',
    told: /found CR line endings, expected LF or CRLF/,
    make: put('5 5\r2\r2\r1\r'),
  },
  {
    name: 'tail-of-12-mb',
    told: /Only the first megabyte of this file is a valid Rockets level; expected a whole level without errors/,
    make: async (path) => writeFile(path, SAMPLE + 'x y\n'.repeat(3 * MEGABYTE)),
  },
  { name: 'folder', told: /it is a folder/, make: (path) => mkdir(path) },
  {
    name: 'dangling',
    told: /there is no such file or folder/,
    make: (path) => symlink('nowhere', path),
  },
  {
    name: 'pipe',
    told: /Expected a regular file, found a pipe/,
    make: async (path) => execFileSync('mkfifo', [path]),
  },
]
