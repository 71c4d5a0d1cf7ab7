import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { readLevel } from './read-level'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-read-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (name: string): string => join(folder, name)

async function put(data: string | Uint8Array): Promise<string> {
  await writeFile(at('file'), data)
  return at('file')
}

/** Code and message of the error; the text where there is none. */
async function reading(path: string): Promise<string> {
  const read = await readLevel(path)
  if (read.ok) return `text ${JSON.stringify(read.value)}`
  expect(read.error.path).toBe(path)
  return `${read.error.code}: ${read.error.message}`
}

describe('text is read byte for byte', () => {
  test.each([
    ['plain', '5 5\n2\n', '5 5\n2\n'],
    ['nothing', '', ''],
    ['CRLF', '5 5\r\n2\r\n', '5 5\r\n2\r\n'],
    ['mixed line ends', '1\r\n2\n3\r4\n', '1\r\n2\n3\r4\n'],
    ['letters past ASCII', 'пять\n', 'пять\n'],
    ['a byte order mark, which is left out', '\uFEFF5 5\n', '5 5\n'],
  ])('%s', async (_, data, text) => {
    expect(await reading(await put(data))).toBe(`text ${JSON.stringify(text)}`)
  })
})

describe('what is not text is reported by line, column, found and expected', () => {
  const utf8 = 'expected plain text in UTF-8.'
  const wide = Buffer.from('5 5\n2\n', 'utf16le')
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  test.each([
    ['a picture', png, `BINARY: Line 1, column 1: found a PNG picture, ${utf8}`],
    ['zero bytes', '5 5\n2 \0\0\n', `BINARY: Line 2, column 3: found a zero byte, ${utf8}`],
    ['UTF-16', wide, `UTF16: Line 1, column 1: found UTF-16 LE text, ${utf8}`],
    [
      'UTF-16 with its mark, the other way round',
      Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(wide).swap16()]),
      `UTF16: Line 1, column 1: found UTF-16 BE text, ${utf8}`,
    ],
    [
      'Latin-1',
      Buffer.from('a\nb\ncafé x\n', 'latin1'),
      `ENCODING: Line 3, column 4: found byte E9 ('é' in Latin-1), ${utf8}`,
    ],
    [
      'line ends of CR',
      '5 5\r2\r',
      'LINEENDS: Line 1, column 4: found CR line endings, expected LF or CRLF.',
    ],
  ])('%s', async (_, data, told) => {
    expect(await reading(await put(data))).toBe(told)
  })
})

describe('what is no plain file is refused without waiting', () => {
  test('a folder', async () => {
    expect(await reading(folder)).toBe('EISDIR: The file cannot be read: it is a folder.')
  })

  test('what is not there, and a link to nothing', async () => {
    const told = 'ENOENT: The file cannot be read: there is no such file or folder.'
    expect(await reading(at('none'))).toBe(told)
    await symlink('none', at('link'))
    expect(await reading(at('link'))).toBe(told)
  })

  test('links in a circle', async () => {
    await symlink('b', at('a'))
    await symlink('a', at('b'))
    expect(await reading(at('a'))).toBe('ELOOP: The file cannot be read: its links form a loop.')
  })

  test('a pipe, a socket and a device', async (context) => {
    skipWithout(context, 'unix')
    execFileSync('mkfifo', [at('pipe')])
    expect(await reading(at('pipe'))).toBe('NOTFILE: Expected a regular file, found a pipe.')
    expect(await reading('/dev/zero')).toBe('NOTFILE: Expected a regular file, found a device.')
    const server = createServer()
    await new Promise<void>((done) => server.listen(at('socket'), done))
    expect(await reading(at('socket'))).toBe('NOTFILE: Expected a regular file, found a socket.')
    await new Promise((done) => server.close(done))
  })

  test('a file that may not be read', async (context) => {
    skipWithout(context, 'unix', 'user')
    await chmod(await put('5 5\n'), 0)
    expect(await reading(at('file'))).toBe('EACCES: The file cannot be read: permission denied.')
  })

  test('a part of the path that is a file', async () => {
    expect(await reading(join(await put(''), 'level'))).toMatch(/^ENOTDIR: /)
    await mkdir(at('folder'))
    expect(await reading(at('folder'))).toMatch(/^EISDIR: /)
  })
})

describe('size', () => {
  test('a file over the limit is refused by its size, unread', async () => {
    await truncate(await put(''), 200 * 1024 * 1024)
    expect(await reading(at('file'))).toBe(
      'TOOBIG: The file is 200 MB; levels of up to 16 MB can be opened.',
    )
  })

  test('a file of just the limit is read', async () => {
    const read = await readLevel(await put(Buffer.alloc(MAX_LEVEL_BYTES, '5\n')))
    expect(read.ok && read.value.length).toBe(MAX_LEVEL_BYTES)
  })
})
