import { coloursOf, type PlayerColours } from '@core/settings/player-colours'
import type { AnyBoardLook } from './board-view'

/** How the user wants players and pieces drawn. */
export interface LooksChoice {
  readonly playerColours: PlayerColours
  readonly pieces: 'pictures' | 'plain'
}

/** What all images are drawn in. */
const usual = coloursOf('okabe-ito')
/** The first two as they are where grounds have colours of their own. */
const darker = ['#0a6cab', '#c24f00']

const numbers: ReadonlyMap<string, number> = new Map([
  ...usual.map((ink, index) => [ink, index] as const),
  ...darker.map((ink, index) => [ink, index] as const),
])

// Painters are called with each frame, also where there is no page that could hand it in; so it is here, once for all boards.
let inks: readonly string[] | null = null
let looks: LooksChoice = { playerColours: 'okabe-ito', pieces: 'pictures' }

/** Has all that is painted from now on look so. */
export function showLooks(choice: LooksChoice): void {
  const chosen = coloursOf(choice.playerColours)
  inks = chosen.every((ink, index) => ink === usual[index]) ? null : chosen
  looks = choice
}

/** What was chosen last; null if all is as usual. */
export function shownLooks(): LooksChoice | null {
  return inks === null && !areLooksPlain() ? null : looks
}

/** The colours that the user has chosen, by player from 0; null if they are the usual ones. */
export function chosenInks(): readonly string[] | null {
  return inks
}

/** Whether pieces are plain shapes with letters. */
export function areLooksPlain(): boolean {
  return looks.pieces === 'plain'
}

/** A colour of players or kinds as it is shown: that of the user in its place. */
export function asShown(ink: string): string {
  const number = inks === null ? undefined : numbers.get(ink)
  return number === undefined ? ink : inks![number]!
}

/** A game’s images as they are shown: plain where that was chosen, in the colours that were chosen. */
export function spritesOf(
  look: Pick<AnyBoardLook, 'sprites' | 'plainSprites'>,
): Readonly<Record<string, string>> {
  // In the same order, which numbers them.
  const sources = areLooksPlain() ? { ...look.sprites, ...look.plainSprites } : look.sprites
  if (inks === null) return sources
  return Object.fromEntries(
    Object.entries(sources).map(([name, svg]) => [name, svg.replace(/#[0-9a-f]{6}\b/g, asShown)]),
  )
}
