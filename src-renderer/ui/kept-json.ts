/** Parses JSON from the page's storage; returns null if it is not valid, because the window must open. */
export function keptJson(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
