/** Messages and tables of a catalogue, by their keys, that none of the sources asks for by name. */
export function unaskedKeys(
  name: string,
  words: Readonly<Record<string, unknown>>,
  sources: readonly string[],
): string[]
