import type { Rng } from '../kernel/rng'
import type { Generator, RecipeField } from './module'

/** The numbers that a generated level is made of, by key. */
type RecipeRows = Readonly<Record<string, Omit<RecipeField, 'key'> & { readonly usual: number }>>

/** A recipe: a number for each row of a table. */
export type RecipeOf<Rows extends RecipeRows> = { readonly [Key in keyof Rows]: number }

/** A generator by a table of the numbers that it asks for: title, usual value and bounds of each. `vary` gives recipes for searches. */
export function generatorOf<Level, Rows extends RecipeRows>(
  rows: Rows,
  generate: (recipe: RecipeOf<Rows>, rng: Rng) => Level,
  vary?: (rng: Rng) => RecipeOf<Rows>,
): Generator<Level, RecipeOf<Rows>> {
  const entries = Object.entries(rows)
  return {
    defaults: Object.fromEntries(entries.map(([key, { usual }]) => [key, usual])) as RecipeOf<Rows>,
    fields: entries.map(([key, { title, lowest, highest }]) => ({ key, title, lowest, highest })),
    generate,
    ...(vary && { vary }),
  }
}
