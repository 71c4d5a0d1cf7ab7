// What a change of catalogues takes away, by which tests are found that expect it.

/** Letters from which a piece of a sentence tells where it stands. */
const LEAST = 3

/** The longest piece without numbers and names of each sentence that was in the text of a catalogue and no longer is. */
export function goneWords(before, now) {
  const left = new Set(sentencesOf(now))
  return sentencesOf(before)
    .filter((sentence) => !left.has(sentence))
    .map(longestPiece)
    .filter((piece) => piece.length >= LEAST)
}

/** All sentences of a catalogue, which has groups within groups; none of a broken one, which its compiler tells of. */
function sentencesOf(text) {
  const within = (value) =>
    typeof value === 'string' ? [value] : Object.values(value).flatMap(within)
  try {
    return within(JSON.parse(text || '{}'))
  } catch {
    return []
  }
}

/** Placeholders, the heads of plurals and the names of their cases stand between pieces. */
const BETWEEN = /\{[^{}]*(?=\{)|\{\w+(?:,[^{}]*)?\}|\b(?:one|few|many|other) \{|[{}#]/

function longestPiece(sentence) {
  const pieces = sentence.split(BETWEEN).map((piece) => piece.trim())
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest))
}
