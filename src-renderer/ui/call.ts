import type { CallArgs, CallName, ProgressOf } from '@core/protocol/calls'
import type { Bridge, Requests } from '@core/protocol/ipc'
import { nextCallNumber } from './call-number'

/** A piece of work from the view of the code that does it. */
export interface PieceOfWork<P = never> {
  /** Aborted when the result is no longer needed. */
  readonly stop: AbortSignal
  /** Reports the progress. */
  readonly tell: (progress: P) => void
}

/**
 * Asks main to do a piece of work, and returns the reply. A stop is passed on, and main then replies with what it has
 * so far. Rejects if main refuses, even to stop.
 */
export async function call<N extends CallName>(
  bridge: Pick<Bridge, 'request' | 'on'>,
  { stop, tell }: PieceOfWork<ProgressOf<N>>,
  name: N,
  ...asked: CallArgs<N>
): Promise<Requests[N]['reply']> {
  const number = nextCallNumber()
  const forget = bridge.on('call:told', (told) => {
    if (told.call === number) tell(told.progress as ProgressOf<N>)
  })
  let halt = (): void => undefined
  const refused = new Promise<never>((_, fail) => {
    halt = () => void bridge.request('call:stop', number).catch(fail)
  })
  stop.addEventListener('abort', halt, { once: true })
  try {
    const args = [number, ...asked] as unknown as Requests[N]['args']
    const reply = bridge.request(name, ...args)
    if (stop.aborted) halt()
    return await Promise.race([reply, refused])
  } finally {
    forget()
    stop.removeEventListener('abort', halt)
  }
}
