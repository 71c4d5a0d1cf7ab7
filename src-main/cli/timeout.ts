/** A day: nothing is waited for longer. */
export const MOST_SECONDS = 86_400

/** A time limit as it is typed; null when it is none. */
export function secondsOf(text: string): number | null {
  const seconds = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  return seconds > 0 && seconds <= MOST_SECONDS ? seconds : null
}

/** The time limit of a command line in seconds; null if it has none, or none that is sound. */
export function timeoutOf(args: readonly string[]): number | null {
  const at = args.findLastIndex((one) => /^--timeout(=|$)/.test(one))
  if (at < 0) return null
  return secondsOf(args[at]!.split('=')[1] ?? args[at + 1] ?? '')
}
