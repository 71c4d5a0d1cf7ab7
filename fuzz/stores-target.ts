import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBreakpoints } from '@core/debug/breakpoint'
import { RecentFiles } from '../src-main/files/recent-files'
import { settingsOfText } from '../src-main/kept/settings-file'
import { demand, demandSame, faultOf, type FuzzTarget } from './target'

/** The app's own small files: with any content, the app starts with something sensible. */
export function storesTarget(): FuzzTarget {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-fuzz-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'store.json')
  return {
    id: 'stores',
    isBytes: false,
    words: [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      'null',
      'true',
      '1',
      '2',
      '-1',
      '1e999',
      '""',
      '"/a"',
      '"version":1',
      '"paths":',
      '"theme":',
      '"dark"',
      '"__proto__":',
      '\\u0000',
      '\\ud800',
    ],
    seeds: () => [
      '{"version":1,"paths":["/a","/b/c.txt"]}',
      '{"version":1,"theme":"dark"}',
      '{"version":2,"paths":[]}',
      '[]',
      '[{"isEnabled":true,"watch":{"kind":"cell","page":0,"row":1,"col":2}}]',
      '[{"isEnabled":false,"watch":{"kind":"event","name":"eaten"}},{"watch":{"kind":"rule","rule":"R1"}}]',
      '[{"watch":{"kind":"entity","entity":3}},{"watch":{"kind":"figure","figure":"score","test":{"op":">=","value":5}}}]',
      '',
    ],
    attempt(input) {
      const features: string[] = []
      const fault = faultOf(() => {
        writeFileSync(file, input)
        const recent = new RecentFiles(file, () => {})
        const isList = recent.paths.every((path) => typeof path === 'string' && path !== '')
        demand(
          isList && recent.paths.length <= 15,
          'strange recent files',
          JSON.stringify(recent.paths),
        )
        const read = settingsOfText(input)
        const theme = read.ok ? read.value.settings.theme : 'system'
        demand(['system', 'light', 'dark'].includes(theme), 'strange theme', String(theme))
        const points = readBreakpoints(parsed(input))
        const again = readBreakpoints(JSON.parse(JSON.stringify(points)))
        demandSame('breakpoints are kept as others', again, points)
        features.push(...points.map(({ watch }) => `breakpoint:${watch.kind}`))
        features.push(`recent:${recent.paths.length}`, `theme:${theme}`, `json:${isJson(input)}`)
      })
      return { fault, features }
    },
  }
}

function isJson(text: string): string {
  const value = parsed(text)
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
