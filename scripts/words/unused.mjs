// Which messages no source asks for. A message is asked for by its name behind that of its table (`stop.recording`,
// `events['mouse-eaten']`), by a name that its table was given (`const { stop: words } = …`), or with its whole table
// (`events[name]`).

/** Paths of the messages of a catalogue (nested, named `name`) that none of the sources asks for. */
export function unusedIn(name, words, sources) {
  return unusedOf(words, [name], asking(sources))
}

/** Messages and tables of a catalogue, by their keys, that none of the sources asks for by name. */
export function unaskedKeys(name, words, sources) {
  const keys = Object.fromEntries(Object.keys(words).map((key) => [key, '']))
  return unusedOf(keys, [name], asking(sources)).map((path) => path.slice(name.length + 1))
}

function unusedOf(words, path, asked) {
  const names = namesOf(path.at(-1), asked)
  if (path.length > 1 && names.some((name) => asked.whole.has(name))) return []
  const tables = names.map((name) => asked.keys.get(name))
  const taken = asked.taken.get(path.at(-1))
  return Object.entries(words).flatMap(([key, value]) => {
    const at = [...path, key]
    if (typeof value !== 'string') return unusedOf(value, at, asked)
    const isAsked = taken?.has(key) || tables.some((keys) => keys?.has(key))
    return isAsked ? [] : [at.join('.')]
  })
}

/** What a table is called where it is used: its own name, and those that it was given. */
function namesOf(table, { given }) {
  // The words of one's own catalogue.
  return [...new Set([table, 'words', `${table}Words`, ...(given.get(table) ?? [])])]
}

// All catalogues ask the same sources, which are read once.
let read = { sources: null, asked: null }

function asking(sources) {
  if (read.sources !== sources) read = { sources, asked: askedIn(sources.join('\n')) }
  return read.asked
}

/**
 * All that a text asks for, by the names that stand in it: keys behind a table, names that a table is given, tables that
 * are taken whole, keys that are taken out of a table.
 */
function askedIn(text) {
  const asked = { keys: new Map(), given: new Map(), whole: new Set(), taken: new Map() }
  const find = (pattern, take) => {
    for (const [, ...found] of text.matchAll(pattern)) take(...found)
  }
  // What stands behind a name is looked at without being passed over: in `a.b.c` both are tables.
  const behind = String.raw`\b(\w+)(?:\(\w*\))?(?=\s*(?:\??\.\s*(\w+)|\[['"]([^'"]+)['"]\]))`
  find(new RegExp(behind, 'g'), (table, key, quoted) => put(asked.keys, table, key ?? quoted))
  find(/\b(\w+)\s*=\s*(?:await\s+)?([\w.()?]*\.\w+)\b/g, (own, path) => {
    for (const table of lastNames(path)) put(asked.given, table, own)
  })
  find(/\b(\w+)['"]?\s*:\s*(?=(\w+)\b)/g, (table, own) => put(asked.given, table, own))
  const whole = /\b(\w+)(?:\[(?!['"])|(?=\s*[,)}\]\n;])|(?=\s+(?:as|satisfies)\b))/g
  find(whole, (table) => asked.whole.add(table))
  find(/\{([^{}=]*)\}\s*=\s*([\w.()]*)/g, (list, path) => {
    for (const table of path.match(/\w+/g) ?? [])
      for (const name of [table, table.replace(/Words$/, '')]) takeOut(asked.taken, name, list)
  })
  find(/\b(\w+)\s*:\s*\{([^{}=]*)\}/g, (table, list) => takeOut(asked.taken, table, list))
  return asked
}

/** The names in a path that are taken themselves, and not only something of theirs: `b` and `a` of `x.a?.b`. */
function lastNames(path) {
  return [...path.matchAll(/\.(\w+)\b(?![.\w(])/g)].map(([, name]) => name)
}

function takeOut(taken, table, list) {
  for (const [, key] of list.matchAll(/(\w+)\s*(?::|,|$)/gm)) put(taken, table, key)
}

function put(map, key, value) {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}
