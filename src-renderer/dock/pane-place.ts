import { type Layout, type Stack, stacksOf } from './layout'

/** Another pane of the same stack; null if there is none. */
export function mateIn({ parts }: Pick<Layout, 'parts'>, id: string): string | null {
  const stack = stacksOf(parts).find(({ panes }) => panes.includes(id))
  return stack?.panes.find((one) => one !== id) ?? null
}

/**
 * The stack that a pane returns to, by its index: that of its last mate, else of the first pane that it `usually`
 * stands with; -1 if none of them is there.
 */
export function homeAmong(
  stacks: readonly (readonly string[])[],
  id: string,
  mate: string | null,
  usual: readonly Pick<Stack, 'panes'>[],
): number {
  const mates = usual.find(({ panes }) => panes.includes(id))?.panes ?? []
  const known = (mate === null ? mates : [mate, ...mates]).find((one) =>
    stacks.some((panes) => panes.includes(one)),
  )
  return stacks.findIndex((panes) => known !== undefined && panes.includes(known))
}

/** The place of a pane among the tabs of a stack, which stand in the `order` of all panes. */
export function tabPlace(tabs: readonly string[], id: string, order: readonly string[]): number {
  const later = tabs.findIndex((one) => order.indexOf(one) > order.indexOf(id))
  return later < 0 ? tabs.length : later
}
