import { memoryOfTree } from '../bench/memory'

/** Most memory (PSS, all processes, in MB) that an app has while something goes on; null where the system does not tell. */
export async function peakMemory(pid: number, during: () => Promise<void>): Promise<number | null> {
  let peak = memoryOfTree(pid)?.megabytes ?? null
  const look = (): void => {
    const now = memoryOfTree(pid)?.megabytes
    if (now !== undefined && peak !== null) peak = Math.max(peak, now)
  }
  const timer = setInterval(look, 150)
  try {
    await during()
    look()
  } finally {
    clearInterval(timer)
  }
  return peak
}
