import type { Call } from '../call'

/** A call that a test makes: it holds what was told, and `end` stops it. */
export function testCall<P>(): Call<P> & { readonly told: readonly P[]; readonly end: () => void } {
  const own = new AbortController()
  const told: P[] = []
  return { stop: own.signal, tell: (news) => void told.push(news), told, end: () => own.abort() }
}
