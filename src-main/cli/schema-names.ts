/**
 * Commands whose JSON has a schema; of all but `games` it is that of one line. `shard` is what --shard prints, `keys` and
 * `settings` are files of the window.
 */
export const schemaNames = [
  'arena',
  'certify',
  'check',
  'coverage',
  'explain',
  'find',
  'games',
  'judge',
  'keys',
  'limits',
  'lower',
  'match',
  'readings',
  'remake',
  'set',
  'settings',
  'shard',
  'trace',
] as const
export type SchemaName = (typeof schemaNames)[number]
