/** A value of a YAML document. */
export type YamlValue = string | number | YamlValue[] | { [key: string]: YamlValue }

/**
 * Reads as much of YAML as packages are written in: maps and lists by indentation, with short ones in one line, plain texts
 * and whole or decimal numbers.
 */
export function readYaml(text: string): YamlValue {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return block(lines)
}

function block(lines: readonly string[]): YamlValue {
  const depth = /^ */.exec(lines[0]!)![0].length
  const parts: string[][] = []
  for (const line of lines) {
    // A list may stand as deep as the key that it belongs to.
    const isItem = line.startsWith('- ', depth) && !lines[0]!.startsWith('- ', depth)
    if (line.charAt(depth) !== ' ' && !isItem) parts.push([line.slice(depth)])
    else parts.at(-1)!.push(line.slice(depth))
  }
  if (parts[0]![0]!.startsWith('- ')) {
    return parts.map(([first, ...more]) => block([`  ${first!.slice(2)}`, ...more]))
  }
  if (parts.length === 1 && parts[0]!.length === 1 && !/^[\w-]+:( |$)/.test(parts[0]![0]!)) {
    return inline(parts[0]![0]!)
  }
  return Object.fromEntries(
    parts.map(([first, ...more]) => {
      const [, key, rest] = /^([\w-]+): ?(.*)$/.exec(first!)!
      return [key!, more.length > 0 ? block(more) : inline(rest!)]
    }),
  )
}

function inline(text: string): YamlValue {
  const within = text.slice(1, -1)
  if (text.startsWith('[')) return within.split(', ').map(inline)
  if (text.startsWith('{')) {
    return Object.fromEntries(
      within.split(', ').map((one) => {
        const [key, value] = one.split(': ') as [string, string]
        return [key, inline(value)]
      }),
    )
  }
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
