import * as levels from './declared/levels'
import * as programs from './declared/programs'
import * as sets from './declared/sets'
import type { Declared } from './form/command'

/**
 * What has a schema though no `--json` prints it: certificates, logs of matches, what `--shard` prints, and files of the
 * window.
 */
const others = ['certify', 'keys', 'match', 'settings', 'shard'] as const

const declared = Object.values({ ...levels, ...sets, ...programs })

type NameOfJson<D> =
  D extends Declared<infer Name, infer _, infer O> ? ('json' extends keyof O ? Name : never) : never

/** Of what there are schemas: of all that `games --json` prints, of one line of any other command. */
export type SchemaName = NameOfJson<(typeof declared)[number]> | (typeof others)[number]

const ofCommands = declared.flatMap(({ name, options }) => ('json' in options ? [name] : []))

export const schemaNames = [...ofCommands, ...others].sort() as readonly SchemaName[]
