/** The folder of a path in at most `most` characters: of a long one its last folders, "…/tests/secret". */
export function shortFolder(path: string, most = 38): string {
  const folder = path.replace(/[\\/][^\\/]*$/, '') || path.slice(0, 1)
  if (folder.length <= most) return folder
  const ends = [...folder.matchAll(/[\\/]/g)].map(({ index }) => index)
  const at = ends.find((index) => folder.length - index < most)
  return `…${folder.slice(at ?? 1 - most)}`
}
