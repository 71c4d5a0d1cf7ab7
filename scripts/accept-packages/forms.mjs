// The forms in which the app packs a set for judges.

const plain = { language: 'en', hasPoints: false, hasMatches: false, tellsWhy: false }

/** The kinds of packages, and the versions of their formats. */
const kinds = [
  { kind: 'kattis', format: 'legacy' },
  { kind: 'kattis', format: '2025-09' },
  { kind: 'dmoj', format: 'legacy' },
  { kind: 'cms', format: 'legacy' },
  { kind: 'polygon', format: 'legacy' },
]

/** What a package may be: its kind and format, its language, whether groups have points, whether programs play matches, and whether its own program compares outputs and tells why. */
export const forms = kinds.flatMap((one) => {
  const name = one.kind === 'kattis' ? one.format : one.kind
  return [
    { ...one, ...plain, name },
    { ...one, ...plain, name: `${name}, points`, hasPoints: true },
    { ...one, ...plain, name: `${name}, matches`, hasMatches: true },
    // BAPCtools has no words of Russian, and the others typeset nothing.
    ...(name === 'legacy' ? [{ ...one, ...plain, name: `${name}, Russian`, language: 'ru' }] : []),
    // In the newer format and for CMS packages do so without being asked.
    ...(name === 'legacy' || name === 'polygon'
      ? [{ ...one, ...plain, name: `${name}, why`, tellsWhy: true }]
      : []),
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
