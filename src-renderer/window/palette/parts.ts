import { words } from '../../ui/words'

const told = words.palette.parts

/** The parts of the palette, by the prefix of a query. */
export const parts = [
  { id: 'all', sign: '', ...told.all },
  { id: 'commands', sign: '>', ...told.commands },
  { id: 'levels', sign: '@', ...told.levels },
  { id: 'places', sign: ':', ...told.places },
  { id: 'events', sign: '#', ...told.events },
  { id: 'rules', sign: '?', ...told.rules },
  { id: 'settings', sign: ',', ...told.settings },
] as const

export type PartId = (typeof parts)[number]['id']

/** A query: a part of the palette, and the words without the prefix. */
export interface PaletteQuery {
  readonly part: (typeof parts)[number]
  readonly words: string
}

/** Parses the user's input. */
export function askedBy(typed: string): PaletteQuery {
  const text = typed.trimStart()
  const part = parts.find(({ sign }) => sign !== '' && text.startsWith(sign)) ?? parts[0]
  return { part, words: text.slice(part.sign.length).trim() }
}

/** The same words as a query of a different part. */
export function askedInPart(typed: string, part: PartId): string {
  const { sign } = parts.find(({ id }) => id === part)!
  return sign + askedBy(typed).words
}
