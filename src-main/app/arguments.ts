import { z } from 'zod'
import { MAX_PART } from '@core/protocol/exports'
import { languages } from '@core/words'

/** The number of a call, a run, a match or an export. */
export const number = z.int().min(0)

/** Whole numbers by their names, each within its bounds. */
export function wholeNumbers<Name extends string>(
  bounds: Readonly<Record<Name, readonly [least: number, most: number]>>,
): Record<Name, z.ZodInt> {
  const all = Object.entries<readonly [number, number]>(bounds)
  const fields = all.map(([name, [least, most]]) => [name, z.int().min(least).max(most)])
  return Object.fromEntries(fields) as Record<Name, z.ZodInt>
}

/** A ticket for a file, a folder or a program that main knows. */
export const ticket = z.string().min(1).max(100)

/** A language that the app speaks. */
export const language = z.enum(languages)

/** A name or a line for display. */
export const label = z.string().max(300)

/** One part of a picture or another file. */
export const bytes = z.instanceof(Uint8Array).refine(({ length }) => length <= MAX_PART)

/** File types shown in a dialog. */
export const filters = z
  .array(
    z.strictObject({
      name: label,
      extensions: z.array(z.string().regex(/^([A-Za-z0-9.]{1,20}|\*)$/)).max(20),
    }),
  )
  .max(20)
