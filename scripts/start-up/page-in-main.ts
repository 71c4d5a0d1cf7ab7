import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** Lists in a file, a path a line, what is loaded of the page by a build and by others that have this plugin as well. */
export function pageInMain(file: string): Plugin {
  const here = `${normalizePath(resolve('.'))}/`
  const loaded = new Set<string>()
  return {
    name: 'page-in-main',
    transform(_, id) {
      const [path = id] = id.split('?')
      if (path.startsWith(`${here}src-renderer/`)) loaded.add(path.slice(here.length))
      return null
    },
    writeBundle: () => writeFileSync(file, [...loaded].sort().join('\n')),
  }
}
