import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { wordsOfCommand } from '@core/judging/command-words'
import type { OwnProgram } from '@core/package/package'
import { words } from '../words'
import type { KeptProgram } from '../sets/kept-programs'
import { languageOfFile } from './languages'

/** The programs of a set with their sources, as packages take them; their commands name files from `folder`. Nothing is run. */
export function programsToPack(
  kept: readonly KeptProgram[],
  folder: string,
): Promise<readonly OwnProgram[]> {
  return Promise.all(
    kept.map(async ({ name, command, flags, groups, expect = null }): Promise<OwnProgram> => {
      const found = wordsOfCommand(words, command)
      const named = found.ok ? found.value.filter((word) => languageOfFile(word)) : []
      const read = await Promise.all(named.map((word) => sourceOf(resolve(folder, word))))
      const [source = null, ...others] = read
      const about = {
        ...{ name, expect },
        ...(groups && { groups }),
        ...(flags !== undefined && { flags }),
      }
      return { ...about, source: others.length === 0 ? source : null }
    }),
  )
}

/** A source file as text; null for one that cannot be read. */
async function sourceOf(path: string): Promise<OwnProgram['source']> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    return { file: basename(path), text }
  } catch {
    // Its faults are reported where it is run; here it is left out by name.
    return null
  }
}
