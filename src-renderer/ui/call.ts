import type { Asked, CallName, ProgressOf } from '@core/protocol/calls'
import type { Bridge, Requests } from '@core/protocol/ipc'
import { nextCallNumber } from './call-number'

/** A piece of work as those see it who do it. */
export interface Piece<P = never> {
  /** Aborted when nobody waits for it any more. */
  readonly stop: AbortSignal
  /** Says how far it is. */
  readonly tell: (progress: P) => void
}

/**
 * Has main do a piece of work, and returns its reply. A stop is passed on, and main then replies with what it has; rejects
 * where main refuses, the stop too.
 */
export async function call<N extends CallName>(
  bridge: Pick<Bridge, 'request' | 'on'>,
  { stop, tell }: Piece<ProgressOf<N>>,
  name: N,
  ...asked: Asked<N>
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
