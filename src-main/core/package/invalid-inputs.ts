import { invalidFolderOf } from '../suite/invalid/invalid-files'
import { visible } from '../kernel/text-reader'
import type { PackedInvalid, PackedProblem } from './package'
import { shortened } from './sentences'

/** An input that has to be refused, with its name in a package: letters that every format takes. */
export interface NamedInvalid extends PackedInvalid {
  readonly name: string
}

/** All of them, each with a name that no other has. */
export function namedInvalid(invalid: readonly PackedInvalid[]): NamedInvalid[] {
  const taken = new Set<string>()
  return invalid.map((one) => {
    const within = one.path.slice(invalidFolderOf(one.path)?.length ?? 0)
    const plain = within
      .replace(/\.[^./]*$/, '')
      .replace(/[^a-zA-Z0-9_.-]+/g, '-')
      .replace(/^[^a-zA-Z0-9]+|[^a-zA-Z0-9]+$/g, '')
    const wished = plain.length > 1 ? plain : `input-${plain || 'x'}`
    let name = wished
    for (let at = 2; taken.has(name.toLowerCase()); at++) name = `${wished}-${at}`
    taken.add(name.toLowerCase())
    return { ...one, name }
  })
}

/** That a package has none of them, as a sentence; nothing where there are none. `isMatch`: because programs play matches. */
export function invalidLeft(
  { words, invalid }: Pick<PackedProblem, 'words' | 'invalid'>,
  isMatch = false,
): string[] {
  if (invalid.length === 0) return []
  const names = shortened(invalid.map(({ path }) => visible(path)))
  return [words.remarks.invalidLeft({ count: invalid.length, names, isMatch })]
}
