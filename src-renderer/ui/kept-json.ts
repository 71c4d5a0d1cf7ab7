/** What was kept as JSON in the page's storage; null for what is none, since the window must open. */
export function keptJson(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
