/** Threads of files for the whole app; four is what the system library takes by itself. */
const THREADS = 16
/** How many of these always stay for the app's own files. */
const OWN = 4

/**
 * Gives the app more threads for files, because a disk that does not answer keeps the ones that ask it. To be called before
 * anything reads a file. Gives how many the user's disks may hold at a time.
 */
export function widenThreadPool(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): number {
  // There the library does not see what is set here.
  if (platform === 'win32') return 2
  env['UV_THREADPOOL_SIZE'] ??= String(THREADS)
  const threads = Number(env['UV_THREADPOOL_SIZE'])
  return Number.isInteger(threads) && threads > OWN + 2 ? Math.min(threads, 1024) - OWN : 2
}
