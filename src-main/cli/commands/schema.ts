import { z } from 'zod'
import type { CliIo } from '../io'
import type { SchemaName } from '../schema-names'
import { schemas } from '../schemas'

/** Prints the JSON schema (draft 2020-12) of a command's JSON. */
export function schema(io: CliIo, name: SchemaName): number {
  io.out(`${JSON.stringify(z.toJSONSchema(schemas[name]), null, 2)}\n`)
  return 0
}
