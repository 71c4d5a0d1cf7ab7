import { z } from 'zod'
import { isAlways, keptAmong, type KeptOptions, type Option, type Options } from '../form/option'

/** Schemas of what the head of a shard has of options under their own names. */
type KeptShape<O extends Options> = {
  readonly [K in keyof KeptOptions<O>]: z.ZodType<KeptOptions<O>[K]>
}

/**
 * What a run of a command is asked for, in the head of its shards: `own` of the command, and the values of all other
 * options that nothing else holds. `own` names options only for their place, or for more to be said of them.
 */
export function askedOf<
  const C extends string,
  O extends Options,
  Own extends Readonly<Record<string, z.ZodType>>,
>(command: C, options: O, own: (kept: KeptShape<O>) => Own) {
  const kept = Object.fromEntries(
    keptAmong(options).map(([name, option]) => [name, schemaOf(option)]),
  ) as KeptShape<O>
  const first = own(kept)
  // What is known already keeps its place and its words.
  return z.strictObject({ command: z.literal(command), ...first, ...kept, ...first })
}

function schemaOf(option: Option): z.ZodType {
  const schema = valueSchema(option)
  return isAlways(option) ? schema : schema.nullable()
}

function valueSchema({ kind, choices }: Option): z.ZodType {
  if (choices) return z.enum(choices)
  switch (kind) {
    case 'switch':
      return z.boolean()
    case 'whole':
      return z.int().min(0)
    case 'share':
      return z.number()
    case 'text':
      return z.string()
    case 'list':
      return z.array(z.string()).readonly()
  }
}
