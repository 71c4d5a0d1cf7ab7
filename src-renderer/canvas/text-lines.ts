/** Splits a text at `separator` into lines of at most a given width; a part that is wider gets its own line. */
export function linesWithin(
  text: string,
  width: number,
  measure: (text: string) => number,
  separator = ' ',
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(separator)) {
    const longer = line === '' ? part : `${line}${separator}${part}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = part
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** The first lines, at most so many; if there are more, the last one ends with an ellipsis that fits. */
export function firstLines(
  lines: readonly string[],
  most: number,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = kept.pop()
  if (last === undefined) return []
  let end = last.length
  while (end > 0 && measure(`${last.slice(0, end)}…`) > width) end--
  return [...kept, `${last.slice(0, end).trimEnd()}…`]
}
