import { limits } from '@core/games/rockets/text/limits'
import { cellAt, type Edit, type Level } from '@core/games/rockets/model'
import { followStroke, hintPreview, releaseStroke, type ToolSketch } from '../../tools/strokes'
import { numberAtImage } from '../../tools/numbers-at-images'
import type { BoardPoint, Preview, Stroke, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { rocketRefusal } from './explain'
import type { Ghost } from './ghost'
import { inks } from './palette'

type Context = ToolContext<Level>

const said = words.rockets.tools.rocket

/** Moves rockets, by click for the chosen player or by drag, and adds players. */
export const rocketTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'rocket',
  label: said.label,
  key: 'K',
  isMirrored: true,
  holdsAt: ({ level }, at) => (rocketAt(level, at) < 0 ? null : 'moves'),
  // Each player has one rocket.
  contextOfImage: (context, nth, count) => {
    const variant = numberAtImage(chosenPlayer(context), nth, count)
    const most = limits.players.highest
    return variant < most ? { ...context, variant } : said.tooMany({ most })
  },
  variants: ({ rockets }) =>
    Array.from({ length: Math.min(limits.players.highest, rockets.length + 1) }, (_, player) => ({
      label: (player < rockets.length ? said.player : said.newPlayer)({ player: player + 1 }),
      sprite: `rocket-${(player % inks.length) + 1}`,
    })),
  preview: previewOf,
  begin: (context, from) => {
    const player = rocketAt(context.level, from)
    if (player >= 0) return dragStroke(player)
    if (previewOf(context, from)?.refusal !== null) return null
    return releaseStroke((now) => placeRocket(now.level, chosenPlayer(now), from.col, from.row))
  },
  pick: ({ level }, at) => {
    const player = rocketAt(level, at)
    return player < 0 ? null : player
  },
}

/** Player whose rocket stands at a point, -1 when none. */
export function rocketAt(level: Level, { row, col }: Pick<BoardPoint, 'row' | 'col'>): number {
  return level.rockets.findIndex(({ x, y }) => x === col && y === row)
}

/** Edits that put a player's rocket on a square, adding the player when they are the next one; none when it may not be. */
export function placeRocket(level: Level, player: number, x: number, y: number): readonly Edit[] {
  const held = level.rockets[player]
  if ((held?.x === x && held.y === y) || rocketRefusal(level, player, x, y)) return []
  const rocket = { x, y }
  return held
    ? [{ kind: 'set', list: 'rockets', index: player, item: rocket }]
    : [{ kind: 'insert', list: 'rockets', index: level.rockets.length, item: rocket }]
}

/** Once a new player is placed, the next click moves their rocket and makes no further one. */
function chosenPlayer({ level, variant }: Context): number {
  return Math.max(0, Math.min(variant, level.rockets.length, limits.players.highest - 1))
}

function dragStroke(player: number): Stroke<Level, Edit, Ghost> {
  return followStroke<Level, Edit, Ghost>(
    ({ level }, { col, row }) => placeRocket(level, player, col, row),
    ({ level }, { col, row }) => ({
      ghost: null,
      refusal: rocketRefusal(level, player, col, row),
      hint: said.moveTo({ player: player + 1, x: col, y: row }),
    }),
  )
}

function previewOf(context: Context, at: BoardPoint): Preview<Ghost> | null {
  const { level } = context
  const { row, col } = at
  if (cellAt(level, col, row) < 0) return null
  const standing = rocketAt(level, at)
  if (standing >= 0) return hintPreview(said.drag({ player: standing + 1 }))
  const player = chosenPlayer(context)
  const ghost: Ghost = { kind: 'rocket', x: col, y: row, player }
  const isNew = player >= level.rockets.length
  const taken = level.turns.findIndex(({ x, y }) => x === col && y === row)
  const given = { player: player + 1, turn: taken + 1 }
  const hint = isNew ? said.add(given) : said.move(given)
  const hintOnArrow = isNew ? said.addOnArrow(given) : said.moveOnArrow(given)
  return {
    ghost,
    refusal: rocketRefusal(level, player, col, row),
    hint: taken < 0 ? hint : hintOnArrow,
  }
}
