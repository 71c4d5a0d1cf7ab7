// What a report of the mutation tester comes to.

const SEEN = ['Killed', 'Timeout']
const UNSEEN = ['Survived', 'NoCoverage']

/**
 * A line for each change that no test has seen ("file:line: kind: what stood there → what came instead"), a line for each
 * file, and the share that was seen. Changes that could not be tried count for nothing.
 */
export function resultOf({ files }) {
  const survivors = []
  const lines = []
  let [seen, all] = [0, 0]
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const own = mutants.filter(({ status }) => [...SEEN, ...UNSEEN].includes(status))
    const ownSeen = own.filter(({ status }) => SEEN.includes(status)).length
    for (const mutant of own.filter(({ status }) => UNSEEN.includes(status))) {
      survivors.push(`${file}:${survivorLine(mutant, source.split('\n'))}`)
    }
    lines.push(`${file}: ${ownSeen} of ${own.length}`)
    seen += ownSeen
    all += own.length
  }
  return { survivors, lines, score: all === 0 ? 1 : seen / all }
}

function survivorLine({ location: { start, end }, mutatorName, replacement, status }, source) {
  const [first, last] = [start.line - 1, end.line - 1]
  const text = source.slice(first, last + 1)
  text[text.length - 1] = text.at(-1).slice(0, end.column - 1)
  text[0] = text[0].slice(start.column - 1)
  const never = status === 'NoCoverage' ? ', never run' : ''
  return `${start.line}: ${mutatorName}${never}: ${short(text.join('\n'))} → ${short(replacement)}`
}

function short(code) {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}
