import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { writeLevel } from './write-level'

const OLD = 'old text\n'
const NEW = 'new text, which is longer\n'
const isLinux = process.platform === 'linux'

let folder: string
let file: string
let undo: (() => void)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-write-'))
  file = join(folder, 'level.txt')
  await writeFile(file, OLD)
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const step of undo.reverse()) step()
  undo = []
  syncBuiltinESMExports()
  await rm(folder, { recursive: true, force: true })
})

/** `saved`, or code and message of what is in the way. */
async function saving(path: string, text = NEW): Promise<string> {
  const written = await writeLevel(path, text)
  return written.ok ? 'saved' : `${written.error.code}: ${written.error.message}`
}

const systemError = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall })

/** What all open files have in common. */
const handles = await fs.promises.open(import.meta.filename).then(async (handle) => {
  await handle.close()
  return Object.getPrototypeOf(handle) as FileHandle
})

type Call = 'open' | 'write' | 'fsync' | 'close' | 'chown' | 'chmod' | 'rename'

/** Makes one call of the way to a new file fail; a failing write leaves half of the text behind, as a full disk does. */
function inject(call: Call, code: string): void {
  const error = systemError(code, call)
  if (call === 'write') {
    vi.spyOn(handles, 'write').mockImplementation(async function (this: FileHandle, bytes: Buffer) {
      await this.appendFile(bytes.subarray(0, bytes.length >> 1))
      throw error
    } as never)
    return
  }
  const failing = (...args: unknown[]): void => (args.at(-1) as (error: Error) => void)(error)
  vi.spyOn(fs, call).mockImplementation(failing)
}

describe('a fault leaves the old text whole and nothing beside it', () => {
  test.each<[Call, string, string]>([
    ['open', 'EACCES', 'permission denied'],
    ['open', 'EROFS', 'the disk is read-only'],
    ['open', 'ENOSPC', 'the disk is full'],
    ['open', 'EMFILE', 'too many files are open'],
    ['write', 'ENOSPC', 'the disk is full'],
    ['write', 'EDQUOT', 'the disk quota is used up'],
    ['write', 'EFBIG', 'the file would be larger than the system allows'],
    ['write', 'EIO', 'the disk reports an error'],
    ['fsync', 'ENOSPC', 'the disk is full'],
    ['fsync', 'EIO', 'the disk reports an error'],
    ['close', 'EIO', 'the disk reports an error'],
    ['chown', 'EPERM', 'the system does not allow it'],
    ['chmod', 'EROFS', 'the disk is read-only'],
    ['rename', 'EACCES', 'permission denied'],
    ['rename', 'EPERM', 'the system does not allow it'],
    ['rename', 'EBUSY', 'another program is using it'],
    ['rename', 'EXDEV', 'its folder and the file are on different disks'],
    ['rename', 'ENOSPC', 'the disk is full'],
    ['rename', 'ENOENT', 'there is no such file or folder'],
  ])('%s: %s', async (call, code, reason) => {
    // Elsewhere than for root the system refuses to give files away, which is no fault.
    if (call === 'chown' && process.getuid?.() !== 0) return
    inject(call, code)
    expect(await saving(file)).toBe(`${code}: The file cannot be written: ${reason}.`)
    vi.restoreAllMocks()
    expect(await readFile(file, 'utf8')).toBe(OLD)
    expect(await readdir(folder)).toEqual(['level.txt'])
  })

  test('and when it has passed the file is saved', async () => {
    inject('fsync', 'ENOSPC')
    await saving(file)
    vi.restoreAllMocks()
    expect(await saving(file)).toBe('saved')
    expect(await readFile(file, 'utf8')).toBe(NEW)
  })

  test('a fault before a first saving leaves no file at all', async () => {
    inject('write', 'ENOSPC')
    expect(await saving(join(folder, 'first.txt'))).toContain('ENOSPC')
    expect(await readdir(folder)).toEqual(['level.txt'])
  })
})

test('the text is on disk before it is seen, and then its name', async () => {
  const calls: string[] = []
  for (const call of ['fsync', 'rename'] as const) {
    const real = fs[call] as (...args: unknown[]) => void
    vi.spyOn(fs, call).mockImplementation((...args: unknown[]) => {
      calls.push(call)
      real(...args)
    })
  }
  expect(await saving(file)).toBe('saved')
  expect(calls).toEqual(['fsync', 'rename'])
})

test('two savings at once come one after the other', async () => {
  const texts = Array.from({ length: 10 }, (_, index) => `${index}\n`.repeat(10_000))
  const done = await Promise.all(texts.map((text) => saving(file, text)))
  expect(new Set(done)).toEqual(new Set(['saved']))
  expect(await readFile(file, 'utf8')).toBe(texts.at(-1))
  expect(await readdir(folder)).toEqual(['level.txt'])
})

describe('what a file is stays', () => {
  test.each([0o600, 0o644, 0o664, 0o755])('mode %o', async (mode) => {
    await chmod(file, mode)
    expect(await saving(file)).toBe('saved')
    expect((await stat(file)).mode & 0o7777).toBe(mode)
  })

  test('owner and group', async (context) => {
    skipWithout(context, 'root')
    fs.chownSync(file, 1234, 2345)
    expect(await saving(file)).toBe('saved')
    const { uid, gid } = await stat(file)
    expect([uid, gid]).toEqual([1234, 2345])
  })

  test('a link, and a link to a link, also from another disk', async () => {
    const other = isLinux
      ? await mkdtemp('/dev/shm/boardwright-')
      : await mkdtemp(join(folder, 'x'))
    undo.push(() => fs.rmSync(other, { recursive: true }))
    await symlink(file, join(other, 'first'))
    await symlink('first', join(other, 'second'))
    expect(await saving(join(other, 'second'))).toBe('saved')
    expect(await readlink(join(other, 'second'))).toBe('first')
    expect(await readlink(join(other, 'first'))).toBe(file)
    expect(await readFile(file, 'utf8')).toBe(NEW)
    expect(await readdir(other)).toEqual(['first', 'second'])
  })
})

describe('places that cannot be written', () => {
  test('a folder that has gone', async () => {
    await rm(folder, { recursive: true })
    expect(await saving(file)).toBe(
      'ENOENT: The file cannot be written: there is no such file or folder.',
    )
  })

  test('a folder in the place of the file, and a file in that of its folder', async () => {
    await mkdir(join(folder, 'sub'))
    expect(await saving(join(folder, 'sub'))).toBe(
      'NOTFILE: The file cannot be written: it is a folder.',
    )
    expect(await saving(join(file, 'level.txt'))).toMatch(/^ENOTDIR: /)
  })

  test('a file that is read-only, although its folder is not', async (context) => {
    skipWithout(context, 'user')
    await chmod(file, 0o444)
    expect(await saving(file)).toBe('EACCES: The file cannot be written: permission denied.')
    expect(await readFile(file, 'utf8')).toBe(OLD)
  })

  test('a folder that is read-only', async (context) => {
    skipWithout(context, 'user')
    await chmod(folder, 0o555)
    expect(await saving(file)).toBe('EACCES: The file cannot be written: permission denied.')
    await chmod(folder, 0o755)
    expect(await readdir(folder)).toEqual(['level.txt'])
  })
})

describe('a real disk', () => {
  let disk: string
  beforeEach(async (context) => {
    context.skip(!mayMount(), 'no disk may be mounted here: run it on Linux, as root')
    disk = join(folder, 'disk')
    await mkdir(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])
    undo.push(() => execFileSync('umount', [disk]))
    await writeFile(join(disk, 'level.txt'), OLD)
  })

  test('that is full', async () => {
    expect(await saving(join(disk, 'level.txt'), 'x'.repeat(200_000))).toBe(
      'ENOSPC: The file cannot be written: the disk is full.',
    )
    expect(await readdir(disk)).toEqual(['level.txt'])
    expect(await readFile(join(disk, 'level.txt'), 'utf8')).toBe(OLD)
    expect(await saving(join(disk, 'level.txt'))).toBe('saved')
  })

  test('that is read-only', async () => {
    execFileSync('mount', ['-o', 'remount,ro', disk])
    expect(await saving(join(disk, 'level.txt'))).toBe(
      'EROFS: The file cannot be written: the disk is read-only.',
    )
    expect(await readFile(join(disk, 'level.txt'), 'utf8')).toBe(OLD)
  })

  test('on which a single file is mounted over another', async () => {
    const mounted = join(disk, 'mounted.txt')
    await writeFile(mounted, OLD)
    execFileSync('mount', ['--bind', file, mounted])
    undo.push(() => execFileSync('umount', [mounted]))
    expect(await saving(mounted)).toMatch(/^(EBUSY|EXDEV): The file cannot be written: /)
    expect(await readFile(file, 'utf8')).toBe(OLD)
    expect((await readdir(disk)).sort()).toEqual(['level.txt', 'mounted.txt'])
  })
})

function mayMount(): boolean {
  const place = fs.mkdtempSync(join(tmpdir(), 'boardwright-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place], { stdio: 'ignore' })
    execFileSync('umount', [place])
    return true
  } catch {
    return false
  } finally {
    fs.rmSync(place, { recursive: true, force: true })
  }
}

describe('names', () => {
  test.each([
    ['with blanks and letters of all kinds', ' a  ы 界 😀 é %2f #?.txt'],
    ['that look like switches', '--help'],
    ['as long as systems allow', `${'n'.repeat(251)}.txt`],
    ['as long in letters of three bytes', '界'.repeat(85)],
  ])('%s are written over, with their mode', async (_, name) => {
    const path = join(folder, name)
    await writeFile(path, OLD)
    await chmod(path, 0o640)
    expect(await saving(path)).toBe('saved')
    expect(await readFile(path, 'utf8')).toBe(NEW)
    expect((await stat(path)).mode & 0o777).toBe(0o640)
    expect((await readdir(folder)).sort()).toEqual([name, 'level.txt'].sort())
  })

  test('that are too long for the system are reported, and leave nothing', async () => {
    expect(await saving(join(folder, 'n'.repeat(256)))).toMatch(/^ENAMETOOLONG: .*too long\.$/)
    expect(await readdir(folder)).toEqual(['level.txt'])
  })
})

describe('a file that is locked against all change', () => {
  const lock = (sign: '+' | '-', path: string): boolean => {
    try {
      execFileSync('chattr', [`${sign}i`, path], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }

  test.for(['file', 'folder'] as const)('is reported: the %s', async (which, { skip }) => {
    const locked = which === 'file' ? file : folder
    skip(
      !lock('+', locked),
      'files cannot be locked here: run it as root, on a disk that can, as ext4',
    )
    undo.push(() => lock('-', locked))
    expect(await saving(file)).toMatch(/^(EPERM|EACCES): The file cannot be written: /)
    expect(await readFile(file, 'utf8')).toBe(OLD)
    expect(await readdir(folder)).toEqual(['level.txt'])
    lock('-', locked)
    expect(await saving(file)).toBe('saved')
  })
})
