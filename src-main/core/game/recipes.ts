import type { Rng } from '../kernel/rng'
import type { AnyGame } from './any-game'
import type { Generator, RecipeField } from './module'

/** The numbers of a recipe for generated levels, by key. */
type RecipeRows = Readonly<
  Record<string, Omit<RecipeField, 'key' | 'title'> & { readonly usual: number }>
>

/** A recipe: a number for each row of a table. */
export type RecipeOf<Rows extends RecipeRows> = { readonly [Key in keyof Rows]: number }

/**
 * A generator made from a table of its numbers, each with default and bounds; `titledGenerator` adds their titles.
 * `further` says what fits, and has functions for searches.
 */
export function generatorOf<Level, Rows extends RecipeRows>(
  rows: Rows,
  generate: (recipe: RecipeOf<Rows>, rng: Rng) => Level,
  further: Pick<Generator<Level, RecipeOf<Rows>>, 'most' | 'vary' | 'alter'> = {},
): Generator<Level, RecipeOf<Rows>> {
  const entries = Object.entries(rows)
  return {
    defaults: Object.fromEntries(entries.map(([key, { usual }]) => [key, usual])) as RecipeOf<Rows>,
    fields: entries.map(([key, { lowest, highest }]) => ({ key, title: key, lowest, highest })),
    generate,
    ...further,
  }
}

/** A generator with titles of its numbers from a catalogue. */
export function titledGenerator<Level, Recipe extends Readonly<Record<string, number>>>(
  generator: Generator<Level, Recipe>,
  titles: Readonly<Record<keyof Recipe, string>>,
): Generator<Level, Recipe> {
  const fields = generator.fields.map((field) => ({
    ...field,
    title: titles[field.key] ?? field.key,
  }))
  return { ...generator, fields }
}

/** The fields of a generator as they are beside numbers that were chosen, and its recipe with these: no more than fits. */
export function fittingRecipe(
  { generator }: AnyGame,
  chosen: Readonly<Record<string, number>>,
): { readonly fields: readonly RecipeField[]; readonly recipe: Readonly<Record<string, number>> } {
  const wished: Readonly<Record<string, number>> = { ...generator.defaults, ...chosen }
  const most: Readonly<Record<string, number>> = generator.most?.(wished) ?? {}
  const fields = generator.fields.map((field) => ({
    ...field,
    highest: Math.min(field.highest, most[field.key] ?? field.highest),
  }))
  const numbers = fields.map(({ key, highest }) => [key, Math.min(wished[key]!, highest)] as const)
  return { fields, recipe: Object.fromEntries(numbers) }
}
