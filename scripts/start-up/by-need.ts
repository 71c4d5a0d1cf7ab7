import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** Code of a plugin that loads further files of the build when they are needed, by `require` of the path of each. */
export interface ByNeed {
  /** The file in the build of what is loaded under a name. */
  fileOf(name: string): string
  /** Stands for the path of that file until it is known from where it is asked for; within quotes. */
  pathOf(name: string): string
  /** Puts the paths in. */
  readonly renderChunk: NonNullable<Plugin['renderChunk']>
}

/** `folder`: below the build. For builds that run in Node as CommonJS. */
export function byNeed(folder: string): ByNeed {
  const mark = `by-need:${folder}:`
  const placeholder = new RegExp(`${mark}([\\w/]+)`, 'g')
  const fileOf = (name: string): string => `${folder}/${name}.js`
  return {
    fileOf,
    pathOf: (name) => `${mark}${name}`,
    renderChunk(code, { fileName }) {
      const to = (_: string, name: string): string => {
        const path = posix.relative(posix.dirname(fileName), fileOf(name))
        return path.startsWith('.') ? path : `./${path}`
      }
      return code.includes(mark) ? { code: code.replaceAll(placeholder, to), map: null } : null
    },
  }
}
