import { readFileSync, readlinkSync } from 'node:fs'
import { lstat, mkdtemp, readdir, readFile, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeAway } from './take-away'

/** Of a name: what the folder is for, process that made it, when that began, and in which space of processes. */
const NAME = /^boardwright-(?:run|build)-(\d+)-(\d+)-(\d+)-\w{6}$/

/** Makes a folder of ours among the temporary ones, whose name says which process it belongs to. */
export async function ownFolder(what: 'run' | 'build'): Promise<string> {
  const name = ['boardwright', what, process.pid, beganOf(stat(process.pid)), space(), ''].join('-')
  return realpath(await mkdtemp(join(tmpdir(), name)))
}

/** Deletes such folders of processes that certainly no longer exist, because they were killed. Never throws. */
export async function takeLeftovers(place = tmpdir()): Promise<void> {
  const names = await readdir(place).catch(() => [])
  await Promise.all(
    names.map(async (name) => {
      if (await isLeft(place, name)) await takeAway(join(place, name))
    }),
  )
}

async function isLeft(place: string, name: string): Promise<boolean> {
  const [, pid, began, where] = NAME.exec(name) ?? []
  // Nothing is known of the processes of another container that shares the folder.
  if (pid === undefined || where !== space()) return false
  const about = await lstat(join(place, name)).catch(() => null)
  if (!about?.isDirectory() || about.uid !== (process.getuid?.() ?? 0)) return false
  if (!isThere(Number(pid))) return true
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The process number may have been reused.
  return beganOf(text) !== '0' && beganOf(text) !== began
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function stat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/** When a process began, in ticks since the system did; 0 if that is not told. */
function beganOf(text: string): string {
  // The name in brackets may hold anything.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '0'
}

function space(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0'
  } catch {
    return '0'
  }
}
