// The interfaces of the catalogues in TypeScript: a string for a message without arguments, else a function of them.
import { argumentsOf } from './arguments.mjs'
import { catalogue } from './catalogues.mjs'
import { isOfGame } from './game-catalogues.mjs'

/** `file-work` as `FileWorkWords`. */
export function interfaceName(name) {
  const parts = name.split('-').map((part) => part[0].toUpperCase() + part.slice(1))
  return `${parts.join('')}Words`
}

/** An interface for each catalogue, and `Words`, which has those that are there from the start. */
export function interfacesOf(names, first) {
  return [
    `import type { CatalogueOfGame } from '../../game/game-catalogue'`,
    ...names.map(
      (name) => `export interface ${interfaceName(name)} ${shape(catalogue('en', name), '')}`,
    ),
    `/** All words of the start in one language. */`,
    `export interface Words {`,
    `  /** Code of the language, as \`Intl\` takes it. */`,
    `  readonly language: string`,
    ...first.map((name) => `  readonly ${JSON.stringify(name)}: ${typeName(name)}`),
    `}`,
  ].join('\n')
}

function typeName(name) {
  return isOfGame(name) ? `CatalogueOfGame<${interfaceName(name)}>` : interfaceName(name)
}

/** What the words of the laid-out game add to all words, where it stands as a template. */
export function templateWords(words) {
  return [
    `import type { CatalogueOfGame } from '@core/game/game-catalogue'`,
    `interface NewgameWords ${shape(words, '')}`,
    `declare module '@core/words/made/types' {`,
    `  interface Words {`,
    `    readonly newgame: CatalogueOfGame<NewgameWords>`,
    `  }`,
    `}`,
  ].join('\n')
}

function shape(words, indent) {
  const rows = Object.entries(words).map(([key, value]) => {
    const type = typeof value === 'string' ? messageType(value) : shape(value, `${indent}  `)
    const told =
      typeof value === 'string' ? `${indent}  /** ${value.replaceAll('*/', '* /')} */\n` : ''
    return `${told}${indent}  readonly ${JSON.stringify(key)}: ${type}`
  })
  return `{\n${rows.join('\n')}\n${indent}}`
}

function messageType(message) {
  const found = [...argumentsOf(message)]
  if (found.length === 0) return 'string'
  const fields = found.map(([name, type]) => `readonly ${JSON.stringify(name)}: ${type}`)
  return `(given: { ${fields.join('; ')} }) => string`
}
