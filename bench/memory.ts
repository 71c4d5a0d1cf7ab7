import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** Memory of the processes of an app. */
export interface TreeMemory {
  /** Proportional set size: pages that several processes share count by their share. */
  readonly megabytes: number
  readonly processes: number
  /** Processes of the same executable that are none of these: they share its pages, so the figure is too low. */
  readonly strangers: number
}

/** Memory of a process and all below it; null if the system does not tell. */
export function memoryOfTree(root: number): TreeMemory | null {
  if (process.platform !== 'linux') return null
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), parent: parentOf(name) }))
  const tree = new Set([root])
  // A child may have a lower number than its parent once numbers start over, so look until nothing is found.
  for (let size = 0; size !== tree.size;) {
    size = tree.size
    for (const { id, parent } of all) if (tree.has(parent)) tree.add(id)
  }
  const sizes = [...tree].map(proportionalSize).filter((size) => size > 0)
  const executable = executableOf(root)
  const strangers = all.filter(({ id }) => !tree.has(id) && executableOf(id) === executable)
  return {
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    processes: sizes.length,
    strangers: strangers.length,
  }
}

/** How often its memory is looked at meanwhile, in ms. */
export const LOOKS_EVERY = 100

/** Most memory of an app while something goes on. */
export interface PeakMemory {
  readonly megabytes: number
  /** Most processes of the same executable beside it at any look. */
  readonly strangers: number
}

/** Looks at the memory of a process and all below it while something goes on; null if the system does not tell. */
export async function peakMemory(
  root: number,
  during: () => Promise<void>,
): Promise<PeakMemory | null> {
  const looks: TreeMemory[] = []
  let timer: NodeJS.Timeout | undefined
  const look = (): void => {
    const begun = performance.now()
    const now = memoryOfTree(root)
    if (now) looks.push(now)
    clearTimeout(timer)
    // On a busy machine a measurement takes long, and the measured process needs the time.
    timer = setTimeout(look, Math.max(LOOKS_EVERY, 4 * (performance.now() - begun)))
  }
  try {
    look()
    await during()
    look()
  } finally {
    clearTimeout(timer)
  }
  if (looks.length === 0) return null
  return {
    megabytes: Math.max(...looks.map(({ megabytes }) => megabytes)),
    strangers: Math.max(...looks.map(({ strangers }) => strangers)),
  }
}

function parentOf(id: string): number {
  const stat = readOrNothing(`/proc/${id}/stat`)
  return stat === '' ? -1 : Number(stat.replace(/^.*\) /s, '').split(' ')[1])
}

/** Kilobytes; 0 for a process that has ended meanwhile. */
function proportionalSize(id: number): number {
  const rollup = readOrNothing(`/proc/${id}/smaps_rollup`)
  return Number(/^Pss: +(\d+) kB$/m.exec(rollup)?.[1] ?? 0)
}

function executableOf(id: number): string | null {
  try {
    return readlinkSync(`/proc/${id}/exe`)
  } catch {
    return null
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
