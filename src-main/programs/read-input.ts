import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { err, ok, type Result } from '@core/kernel/result'

const { O_RDONLY, O_NONBLOCK = 0 } = constants

/**
 * The bytes of a file that a program should read, or an error. Null once one of the signals is aborted, because the
 * disk may never answer.
 */
export async function readInput(
  path: string,
  stops: readonly AbortSignal[],
): Promise<Result<Uint8Array, string> | null> {
  if (stops.some(({ aborted }) => aborted)) return null
  let onAbort = (): void => {}
  const stopped = new Promise<null>((resolve) => {
    onAbort = () => resolve(null)
  })
  for (const stop of stops) stop.addEventListener('abort', onAbort, { once: true })
  return Promise.race([bytesOf(path), stopped]).finally(() => {
    for (const stop of stops) stop.removeEventListener('abort', onAbort)
  })
}

async function bytesOf(path: string): Promise<Result<Uint8Array, string>> {
  try {
    // It must not block on something else that is there now, such as a pipe.
    const file = await open(path, O_RDONLY | O_NONBLOCK)
    try {
      if (!(await file.stat()).isFile()) return err(`${path}: ENOTFILE`)
      return ok(await file.readFile())
    } finally {
      await file.close()
    }
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}
