// The forms in which the app packs a set for judges.

/** What a package may be: its version of the format, whether groups have points, and whether programs play matches. */
export const forms = ['legacy', '2025-09'].flatMap((format) => [
  { name: format, format, hasPoints: false, hasMatches: false },
  { name: `${format}, points`, format, hasPoints: true, hasMatches: false },
  { name: `${format}, matches`, format, hasPoints: false, hasMatches: true },
])

/** Those that there are of a game. */
export function formsOf(game) {
  return forms.filter(({ hasMatches }) => !hasMatches || game.making)
}

/** A name for folders and files. */
export function slugOf({ name }) {
  return name.replace(', ', '-')
}
