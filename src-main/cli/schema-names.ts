/** Commands whose JSON has a schema; of all but `games` it is that of one line. */
export const schemaNames = ['check', 'games', 'readings', 'trace'] as const
export type SchemaName = (typeof schemaNames)[number]
