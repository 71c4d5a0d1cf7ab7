// What the scripts tell the user: plain lines, and troubles the user can act on.

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/** A problem said in one sentence, without a stack; everything else that is thrown is a bug. */
export class Trouble extends Error {}

export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** "0.4 s", "12 s", "2 min 5 s". */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (seconds < 90) return `${whole} s`
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Runs a script's main function; a trouble ends it with exit code 1. */
export async function runScript(main) {
  // Without this an interrupt would end the process before it could end what it has started.
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.once(signal, () => process.exit(128 + number))
  }
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
