/**
 * Whether a glob of `submissions.yaml` matches a path, or a folder around it: `*` stands for any letters but "/", and one of
 * the texts between braces is to stand there.
 */
export function globMatches(glob: string, path: string): boolean {
  const parts = glob.replace(/\/$/, '').split(/\{([^{}]*)\}/)
  const pattern = parts.map((part, at) =>
    at % 2 === 0
      ? plain(part)
      : `(?:${part
          .split(',')
          .map((one) => plain(one.trim()))
          .join('|')})`,
  )
  return new RegExp(`^${pattern.join('')}(?:/|$)`).test(path)
}

function plain(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('\\*', '[^/]*')
}

/** The shortest glob that matches just some of all paths, which have folders; null where the app knows none. */
export function globOf(
  some: readonly string[],
  all: readonly string[],
  folder: string,
): string | null {
  const wanted = new Set(some)
  const isExact = (glob: string): boolean =>
    all.every((path) => globMatches(glob, path) === wanted.has(path))
  const usual = ['sample', 'secret', folder, `${folder}-*`].find(isExact)
  if (usual !== undefined) return usual
  const [first = ''] = some
  const top = first.slice(0, first.indexOf('/') + 1)
  if (top === '' || !some.every((path) => path.startsWith(top))) return null
  const names = some.map((path) => path.slice(top.length))
  const listed = names.length === 1 ? first : `${top}{${names.join(',')}}`
  return isExact(listed) ? listed : null
}
