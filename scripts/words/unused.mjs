// Which messages no source asks for. A message is asked for by its name behind that of its table (`stop.recording`,
// `events['mouse-eaten']`), by a name that its table was given (`const { stop: words } = …`), or with its whole table
// (`events[name]`).

/** Paths of the messages of a catalogue (nested, named `name`) that none of the sources asks for. */
export function unusedIn(name, words, sources) {
  return unusedOf(words, [name], sources.join('\n'))
}

/** Messages and tables of a catalogue, by their keys, that none of the sources asks for by name. */
export function unaskedKeys(name, words, sources) {
  const keys = Object.fromEntries(Object.keys(words).map((key) => [key, '']))
  return unusedOf(keys, [name], sources.join('\n')).map((path) => path.slice(name.length + 1))
}

function unusedOf(words, path, text) {
  const names = namesOf(path.at(-1), text)
  if (path.length > 1 && names.some((name) => isTakenWhole(name, text))) return []
  const taken = takenOut(path.at(-1), text)
  return Object.entries(words).flatMap(([key, value]) => {
    const at = [...path, key]
    if (typeof value !== 'string') return unusedOf(value, at, text)
    const isAsked = taken.has(key) || names.some((name) => asks(name, key).test(text))
    return isAsked ? [] : [at.join('.')]
  })
}

function asks(table, key) {
  return new RegExp(
    `\\b${table}(?:\\(\\w*\\))?\\s*(?:\\??\\.\\s*${quoted(key)}\\b|\\[['"]${quoted(key)}['"]\\])`,
  )
}

/** What a table is called where it is used: its own name, and those that it was given. */
function namesOf(table, text) {
  const name = quoted(table)
  const given = [
    new RegExp(`\\b(\\w+)\\s*=\\s*(?:await\\s+)?[\\w.()?]*\\.${name}\\b(?![.\\w(])`, 'g'),
    new RegExp(`\\b${name}['"]?\\s*:\\s*(\\w+)\\b`, 'g'),
  ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, own]) => own))
  // The words of one's own catalogue.
  const plain = ['words', `${table}Words`]
  return [...new Set([table, ...plain, ...given])].map(quoted)
}

function isTakenWhole(name, text) {
  return new RegExp(`\\b${name}(?:\\[(?!['"])|\\s*[,)}\\]\\n;]|\\s+(?:as|satisfies)\\b)`).test(text)
}

/** Messages that are taken out of a table: `const { play, stop } = words.run`, `({ run: { play, stop } }: Words)`. */
function takenOut(table, text) {
  const patterns = [
    `\\{([^{}=]*)\\}\\s*=\\s*[\\w.()]*\\b${quoted(table)}(?:Words)?\\b`,
    `\\b${quoted(table)}\\s*:\\s*\\{([^{}=]*)\\}`,
  ]
  const lists = patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(([, list]) => list),
  )
  return new Set(
    lists.flatMap((list) => [...list.matchAll(/(\w+)\s*(?::|,|$)/gm)].map(([, key]) => key)),
  )
}

function quoted(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
