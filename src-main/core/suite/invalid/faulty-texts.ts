/** Lines and words of a text that are changed: from its beginning, and the last ones. */
const FIRST_LINES = 40
const FIRST_WORDS = 10
const LAST = 2

/** Different words and letters of a text that are put in place of others. */
const MOST_WORDS = 24
const MOST_LETTERS = 40

/** What takes the place of a word whatever the text is. */
const STRANGE_WORDS = ['?', 'x', '-1', '0', '1', '00', '1.5', '9'.repeat(20), '-', 'å']

/** What takes the place of a letter. */
const STRANGE_LETTERS = ['?', 'x', 'X', '0', '-', 'å']

/** Ways of arrows, and their opposites. */
const OPPOSITE: Readonly<Record<string, string>> = { '<': '>', '>': '<', '^': 'v', v: '^' }

/** More lines than any map may have, and the longest line that is put there so often. */
const MANY_LINES = 501
const SHORT_LINE = 20

/** Lines that are put behind a text, or between two others. */
const STRANGE_LINES = ['x', '0', '1 1 1 1 1 1', '-', '>>']

/**
 * Copies of a text with one fault each, in an order of their own: words, letters and lines lost, doubled, changed, exchanged, a dash in place of a line;
 * arrows turned round; numbers next to what they were; the first line far too often; the text cut, or with more behind its end. Most are refused; some are levels as before.
 */
export function* faultyTexts(text: string): Generator<string> {
  yield ''
  const lines = text.replace(/\n$/, '').split('\n')
  const words = [...new Set(text.split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS)
  const letters = [...new Set(text.replace(/\s/g, ''))].slice(0, MOST_LETTERS)
  const ends = lines.map(() => 0)
  for (const [at, line] of lines.entries()) ends[at] = (ends[at - 1] ?? 0) + line.length + 1
  const whole = `${lines.join('\n')}\n`
  // Most of these are never looked at, and a text of three pieces is made when it is.
  const put = (at: number, ...others: readonly string[]): string => {
    const middle = others.map((line) => `${line}\n`).join('')
    return whole.slice(0, ends[at - 1] ?? 0) + middle + whole.slice(ends[at])
  }
  if (lines[0]!.length <= SHORT_LINE) yield put(0, ...Array<string>(MANY_LINES).fill(lines[0]!))
  for (const at of placesOf(lines.length, FIRST_LINES)) {
    const line = lines[at]!
    yield put(at)
    yield put(at, line, line)
    yield put(at, '', line)
    yield put(at, '-')
    for (const strange of STRANGE_LINES) yield put(at, line, strange)
    for (const other of new Set(lines.slice(0, FIRST_LINES))) yield put(at, other)
    yield `${lines.slice(0, at).join('\n')}\n${line.slice(0, line.length / 2)}`
    for (const changed of faultyLines(line, { words, letters })) yield put(at, changed)
  }
}

function* faultyLines(
  line: string,
  known: { readonly words: readonly string[]; readonly letters: readonly string[] },
): Generator<string> {
  const parts = line.split(' ')
  const put = (at: number, ...others: readonly string[]): string =>
    [...parts.slice(0, at), ...others, ...parts.slice(at + 1)].join(' ')
  for (const at of placesOf(parts.length, FIRST_WORDS)) {
    const word = parts[at]!
    yield put(at)
    yield put(at, word, word)
    if (/^-?\d{1,9}$/.test(word)) {
      for (const step of [-2, -1, 1, 2]) yield put(at, `${Number(word) + step}`)
      for (const power of [1, 2, 3, 4, 5, 6]) yield put(at, `${10 ** power + 1}`)
    }
    for (const other of [...STRANGE_WORDS, ...known.words]) yield put(at, other)
    for (const letter of placesOf(word.length, FIRST_WORDS)) {
      const around = (middle: string): string =>
        put(at, word.slice(0, letter) + middle + word.slice(letter + 1))
      if (word.length > 1) yield around('')
      yield around(word[letter]!.repeat(2))
      const opposite = OPPOSITE[word[letter]!]
      if (opposite !== undefined && !known.letters.includes(opposite)) yield around(opposite)
      for (const other of [...STRANGE_LETTERS, ...known.letters]) yield around(other)
    }
  }
}

/** The first numbers below a count, and the last ones. */
function placesOf(count: number, first: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at)
  return count <= first + LAST ? all : [...all.slice(0, first), ...all.slice(-LAST)]
}
