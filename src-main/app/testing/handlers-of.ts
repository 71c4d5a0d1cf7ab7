import type { RequestName } from '@core/protocol/ipc'
import type { RequestTable } from '../request-table'

type Handlers<Table> = {
  readonly [N in keyof Table]: Table[N] extends readonly [
    unknown,
    (room: never, ...args: infer Args) => infer Reply,
  ]
    ? (...args: Args) => Reply
    : never
}

/** The handlers of a table's requests in a room, with unchecked arguments. */
export function handlersOf<Room, N extends RequestName>(
  table: RequestTable<Room, N>,
  room: Room,
): Handlers<RequestTable<Room, N>> {
  const names = Object.keys(table) as N[]
  const bound = names.map((name) => {
    const act = table[name][1] as (room: Room, ...args: readonly unknown[]) => unknown
    return [name, (...args: readonly unknown[]) => act(room, ...args)] as const
  })
  return Object.fromEntries(bound) as unknown as Handlers<RequestTable<Room, N>>
}
