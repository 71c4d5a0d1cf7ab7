/** Commands whose JSON has a schema; of all but `games` it is that of one line. */
export const schemaNames = [
  'certify',
  'check',
  'coverage',
  'find',
  'games',
  'readings',
  'set',
  'trace',
] as const
export type SchemaName = (typeof schemaNames)[number]
