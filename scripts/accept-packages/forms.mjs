// The forms in which the app packs a set for judges.

/** The kinds of packages, and the versions of their formats. */
const kinds = [
  { kind: 'kattis', format: 'legacy' },
  { kind: 'kattis', format: '2025-09' },
  { kind: 'dmoj', format: 'legacy' },
  { kind: 'cms', format: 'legacy' },
]

/** What a package may be: its kind and format, whether groups have points, and whether programs play matches. */
export const forms = kinds.flatMap((one) => {
  const name = one.kind === 'kattis' ? one.format : one.kind
  return [
    { ...one, name, hasPoints: false, hasMatches: false },
    { ...one, name: `${name}, points`, hasPoints: true, hasMatches: false },
    { ...one, name: `${name}, matches`, hasPoints: false, hasMatches: true },
  ]
})

/** Those that there are of a game. */
export function formsOf(game) {
  return forms.filter(({ kind, hasMatches }) => !hasMatches || (game.making && kind !== 'cms'))
}

/** A name for folders and files. */
export function slugOf({ name }) {
  return name.replace(', ', '-')
}
