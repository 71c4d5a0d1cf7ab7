import { readFileSync } from 'node:fs'
import { readdir, readFile, readlink } from 'node:fs/promises'

/** The total use of the processes below one. */
export interface TreeUse {
  readonly processes: number
  /** Bytes in use. */
  readonly memory: number
  /** Ms of processor time of those that live. */
  readonly cpu: number
  /** Whether one of them runs, or would if there were a processor for it. */
  readonly isRunnable: boolean
}

/** Whether this system tells of processes as `/proc` does. */
export const hasProc = process.platform === 'linux'

const PAGE = 4096
/** Ms of a tick of processor time. */
const TICK = 10
/** A tree of more is stopped anyway; to count it all would take too long. */
const MOST = 2000

/** Processes that a process has started, and those of which it has become the parent. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

/** Whether a process has any; told at once, as that is sooner than waiting for it. */
export function hasChildren(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8') !== ''
  } catch {
    return false
  }
}

/** All processes below one, itself not among them. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const found: number[] = []
  for (let open = [pid]; open.length > 0 && found.length < MOST;) {
    const below = (await Promise.all(open.map(childrenOf))).flat()
    found.push(...below)
    open = below
  }
  return found
}

/** Whether any of the processes below one runs or waits. */
export async function isAnyAliveBelow(pid: number): Promise<boolean> {
  return (await Promise.all((await descendantsOf(pid)).map(isAlive))).includes(true)
}

/** What the processes below one use; nothing where they have just ended. */
export async function useBelow(pid: number): Promise<TreeUse> {
  const all = await descendantsOf(pid)
  const parts = await Promise.all(all.map(useOf))
  return {
    processes: all.length,
    memory: parts.reduce((sum, { memory }) => sum + memory, 0),
    cpu: parts.reduce((sum, { cpu }) => sum + cpu, 0),
    isRunnable: parts.some(({ isRunnable }) => isRunnable),
  }
}

/** Whether a process runs or waits; not one that has ended and is only still listed. */
export async function isAlive(pid: number): Promise<boolean> {
  const [state] = await fieldsOf(pid)
  return state !== undefined && !'ZX'.includes(state)
}

/** The system's fields of a process, from its state on; empty if it has ended. */
async function fieldsOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name before it, in brackets, may hold anything.
  return text === '' ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ')
}

async function useOf(pid: number): Promise<Omit<TreeUse, 'processes'>> {
  const fields = await fieldsOf(pid)
  if (fields.length < 22) return { memory: 0, cpu: 0, isRunnable: false }
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return { memory: Number(fields[21]) * PAGE, cpu: ticks * TICK, isRunnable: fields[0] === 'R' }
}

/** Whether a process below one still holds what another has as its standard output. */
export async function isOutputHeld(above: number, of: number): Promise<boolean> {
  const output = await readlink(`/proc/${of}/fd/1`).catch(() => '')
  const held = await Promise.all(
    (await descendantsOf(above)).map(async (pid) => {
      const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => [])
      const links = descriptors.map((one) => readlink(`/proc/${pid}/fd/${one}`).catch(() => ''))
      return (await Promise.all(links)).includes(output)
    }),
  )
  return held.includes(true)
}

/** The mounts of a process; empty if it has ended. */
export function mountsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/mountinfo`, 'utf8')
  } catch {
    return ''
  }
}

/** Processes whose environment holds a mark, in any part of the system. */
export async function processesMarked(mark: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const held = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')
      return held.includes(mark) ? [Number(pid)] : []
    }),
  )
  return found.flat()
}
