/** Changes in the order in which they were made, equal ones in a row as one: "place arrow, turn 4; edit text × 3". */
export function changesInWords(changes: readonly string[]): string {
  const parts: { readonly label: string; count: number }[] = []
  for (const label of changes) {
    const last = parts.at(-1)
    if (last?.label === label) last.count++
    else parts.push({ label, count: 1 })
  }
  return parts.map(({ label, count }) => (count === 1 ? label : `${label} × ${count}`)).join('; ')
}
