/** Number of file threads for the whole app; the system library's default is four. */
const THREADS = 16
/** How many of these are always reserved for the app's own files. */
const OWN = 4

/**
 * Gives the app more file threads, because an unresponsive disk blocks the threads that access it. To be called before
 * anything reads a file. Returns how many may be blocked by the user's disks at once.
 */
export function widenThreadPool(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): number {
  // On Windows the library does not see variables set here.
  if (platform === 'win32') return 2
  env['UV_THREADPOOL_SIZE'] ??= String(THREADS)
  const threads = Number(env['UV_THREADPOOL_SIZE'])
  return Number.isInteger(threads) && threads > OWN + 2 ? Math.min(threads, 1024) - OWN : 2
}
