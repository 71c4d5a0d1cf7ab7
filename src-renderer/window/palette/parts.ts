import { words } from '../../ui/words'

const told = words.palette.parts

/** The parts of what the palette offers, by the sign that a query begins with. */
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

/** What a query asks: a part of what there is, and the words without their sign. */
export interface Asked {
  readonly part: (typeof parts)[number]
  readonly words: string
}

/** Reads what the user has typed. */
export function askedBy(typed: string): Asked {
  const text = typed.trimStart()
  const part = parts.find(({ sign }) => sign !== '' && text.startsWith(sign)) ?? parts[0]
  return { part, words: text.slice(part.sign.length).trim() }
}

/** The same words asked of another part. */
export function askedOf(typed: string, part: PartId): string {
  const { sign } = parts.find(({ id }) => id === part)!
  return sign + askedBy(typed).words
}
