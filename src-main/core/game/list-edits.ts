import { itemAt, reordered, spliced } from '../kernel/lists'
import { unreachable } from '../kernel/unreachable'
import type { LevelEdits } from './module'

/** The possible changes of a list. Indices count from 0. */
interface Changes<Item> {
  /** The item is inserted at the index. */
  readonly insert: { readonly index: number; readonly item: Item }
  readonly remove: { readonly index: number }
  /** The item replaces the one at the index. */
  readonly set: { readonly index: number; readonly item: Item }
  /** The item at `from` moves to `to`, the others close up. */
  readonly move: { readonly from: number; readonly to: number }
  /** Replaces `remove` items from an index on with others. */
  readonly splice: {
    readonly index: number
    readonly remove: number
    readonly items: readonly Item[]
  }
}

type Kind = keyof Changes<unknown>
type Change = { [K in Kind]: { readonly kind: K } & Changes<unknown>[K] }[Kind]
type Lists = Readonly<Record<string, readonly unknown[]>>

/** The allowed changes of each list of a level, each with the code of its label. */
export type ListLabels = Readonly<Record<string, Readonly<Partial<Record<Kind, string>>>>>

/** The edits of the lists of a level, or of a part of it, that have a label in a table. */
export type ListEdit<Level, Labels> = {
  [List in keyof Level & keyof Labels]: {
    [K in keyof Labels[List] & Kind]: {
      readonly kind: K
      readonly list: List
      /** Code of the undo label, if it is not the one from the table. */
      readonly label?: string
    } & Changes<Level[List] extends readonly (infer Item)[] ? Item : never>[K]
  }[keyof Labels[List] & Kind]
}[keyof Level & keyof Labels]

/** Any larger change. `label` is the code of the undo label. */
export interface Replace<Level> {
  readonly kind: 'replace'
  readonly level: Level
  readonly label: string
}

/**
 * Edits of lists and of the whole level. An index that a list does not have is a bug and throws a RangeError. `texts`:
 * the undo label for each code, in lower case.
 */
export function listEdits<Level, Labels extends ListLabels>(
  labels: Labels,
  texts?: Readonly<Record<string, string>>,
): LevelEdits<Level, ListEdit<Level, Labels> | Replace<Level>> {
  type AnyEdit = (Change & { readonly list: string; readonly label?: string }) | Replace<Lists>
  const edits: LevelEdits<Lists, AnyEdit> = {
    apply(level, edit) {
      if (edit.kind === 'replace') return { level: edit.level, inverse: { ...edit, level } }
      const { list } = edit
      const { items, inverse } = changed(level[list]!, edit)
      return { level: { ...level, [list]: items }, inverse: { ...inverse, list } }
    },
    label(edit) {
      const code = edit.label ?? (edit.kind === 'replace' ? '' : labels[edit.list]![edit.kind]!)
      return texts?.[code] ?? code
    },
  }
  // Every list that the types allow is changed in the same way, so the types do not matter here.
  return edits as unknown as LevelEdits<Level, ListEdit<Level, Labels> | Replace<Level>>
}

function changed(
  list: readonly unknown[],
  edit: Change,
): { readonly items: readonly unknown[]; readonly inverse: Change } {
  switch (edit.kind) {
    case 'insert': {
      const { index, item } = edit
      return { items: spliced(list, index, 0, [item]), inverse: { kind: 'remove', index } }
    }
    case 'remove': {
      const { index } = edit
      const item = itemAt(list, index)
      return { items: list.toSpliced(index, 1), inverse: { kind: 'insert', index, item } }
    }
    case 'set': {
      const { index } = edit
      const item = itemAt(list, index)
      return { items: list.with(index, edit.item), inverse: { kind: 'set', index, item } }
    }
    case 'move': {
      const { from, to } = edit
      return { items: reordered(list, from, to), inverse: { kind: 'move', from: to, to: from } }
    }
    case 'splice': {
      const { index, remove, items } = edit
      return {
        items: spliced(list, index, remove, items),
        inverse: {
          kind: 'splice',
          index,
          remove: items.length,
          items: list.slice(index, index + remove),
        },
      }
    }
    default:
      return unreachable(edit)
  }
}
