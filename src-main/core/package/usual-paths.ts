/** The path that an input which has to be refused gets in a set, by its name in a package, unless one is kept. */
export function usualInvalidPath(name: string): string {
  return `invalid/${name}.in`
}

/** The path that a test of a Kattis package gets in a set, by its place without an ending, unless one is kept. */
export function usualKattisPath(place: string): string {
  return `${place.replace(/^data\//, '')}.in`
}

/** The same of a package of Polygon's; `group`: the number of a group with points, null where there is none. */
export function usualPolygonPath(number: string, isSample: boolean, group: string | null): string {
  if (isSample) return `sample/${number}.in`
  return group === null ? `secret/${number}.in` : `secret/${group}/${number}.in`
}

/** The same where all inputs lie in one folder, by the path of its input and the folder of the set. */
export function usualNumberedPath(input: string, folder: string): string {
  const name = input.slice(input.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  return `${folder === '' ? '' : `${folder}/`}${name}.in`
}
