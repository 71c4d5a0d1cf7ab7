import type { AnyGame } from '@core/game/any-game'
import { isTooLong } from '@core/document/limits'
import { err, ok, type Result } from '@core/kernel/result'
import type { RegionCommands, RegionPlan } from '../tools/region'
import { words } from './set-words'
import { applied } from '../tools/applied'

/** How texts of tests are written again. */
export type RewriteKind = 'canonical' | 'horizontal' | 'vertical' | 'rotate'

/** The new text, and a sentence about what it loses. */
export interface RewrittenText {
  readonly text: string
  readonly warning: string | null
}

/** The text of a level in canonical form, or of its boards mirrored or turned; else why there is none, a sentence. */
export function rewriteText(
  game: AnyGame,
  regions: RegionCommands<unknown, unknown>,
  text: string,
  how: RewriteKind,
): Result<RewrittenText, string> {
  const parsed = game.format.parse(text)
  if (!parsed.ok) return err(words.set.rewrite.noLevel)
  let level: unknown = parsed.value.level
  let warning: string | null = null
  if (how !== 'canonical') {
    const pages = game.pages?.count(level) ?? 1
    for (let page = 0; page < pages; page++) {
      const plan = planOf(regions, level, how, page)
      if (!plan.ok) return err(plan.reason)
      warning ??= plan.question?.sentence ?? null
      level = applied<unknown, unknown>(game.edits, level, plan.edits)
    }
  }
  const made = game.format.print(level)
  return isTooLong(made) ? err(words.set.rewrite.tooLong) : ok({ text: made, warning })
}

function planOf(
  regions: RegionCommands<unknown, unknown>,
  level: unknown,
  how: Exclude<RewriteKind, 'canonical'>,
  page: number,
): RegionPlan<unknown> {
  return how === 'rotate'
    ? regions.rotate(level, null, page)
    : regions.mirror(level, null, how, page)
}
