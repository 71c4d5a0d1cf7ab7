import { coloursOf, type PlayerColours } from '@core/settings/player-colours'
import type { AnyBoardLook } from './board-view'

/** The user's choice of colours and pictures for players and pieces. */
export interface LooksChoice {
  readonly playerColours: PlayerColours
  readonly pieces: 'pictures' | 'plain'
}

/** The colours in which all images are drawn. */
const usual = coloursOf('okabe-ito')
/** Darker versions of the first two, used where grounds are coloured. */
const darker = ['#0a6cab', '#c24f00']

const numbers: ReadonlyMap<string, number> = new Map([
  ...usual.map((ink, index) => [ink, index] as const),
  ...darker.map((ink, index) => [ink, index] as const),
])

// Painters run in each frame, even where there is no page that could pass the choice, so it is kept here for all
// boards.
let inks: readonly string[] | null = null
let looks: LooksChoice = { playerColours: 'okabe-ito', pieces: 'pictures' }

/** Sets the choice for everything painted from now on. */
export function showLooks(choice: LooksChoice): void {
  const chosen = coloursOf(choice.playerColours)
  inks = chosen.every((ink, index) => ink === usual[index]) ? null : chosen
  looks = choice
}

/** The last choice; null if it is the default. */
export function shownLooks(): LooksChoice | null {
  return inks === null && !areLooksPlain() ? null : looks
}

/** The colours that the user has chosen, by player from 0; null for the default ones. */
export function chosenInks(): readonly string[] | null {
  return inks
}

/** Whether pieces are plain shapes with letters. */
export function areLooksPlain(): boolean {
  return looks.pieces === 'plain'
}

/** The displayed colour for a colour of players or kinds: the user's colour in its place. */
export function asShown(ink: string): string {
  const number = inks === null ? undefined : numbers.get(ink)
  return number === undefined ? ink : inks![number]!
}

/** A game’s images as displayed: plain if the user chose that, and in the chosen colours. */
export function spritesOf(
  look: Pick<AnyBoardLook, 'sprites' | 'plainSprites'>,
): Readonly<Record<string, string>> {
  // In the same order, because the order numbers the sprites.
  const sources = areLooksPlain() ? { ...look.sprites, ...look.plainSprites } : look.sprites
  if (inks === null) return sources
  return Object.fromEntries(
    Object.entries(sources).map(([name, svg]) => [name, svg.replace(/#[0-9a-f]{6}\b/g, asShown)]),
  )
}
