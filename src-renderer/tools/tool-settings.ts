import type { AnyTool } from './tool'

/** A tool with one of its variants. */
export interface ToolSetting {
  readonly id: string
  readonly toolId: string
  /** -1 if the tool has no variants. */
  readonly variant: number
  /** "Bog: Impassable to the north". */
  readonly title: string
  /** A sprite name of the game; null if the tool has no variants. */
  readonly sprite: string | null
}

/** A tool with each of its variants, or alone if it has none. */
export function settingsOf(tool: AnyTool, level: unknown): readonly ToolSetting[] {
  const { id: toolId } = tool
  const title = tool.label.replace(/:.*/, '')
  const variants = tool.variants(level)
  if (variants.length === 0) return [{ id: toolId, toolId, variant: -1, title, sprite: null }]
  return variants.map(({ label, sprite }, variant) => ({
    id: `${toolId} ${variant}`,
    toolId,
    variant,
    title: `${title}: ${label}`,
    sprite,
  }))
}
