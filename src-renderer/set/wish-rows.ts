import type { AnyGame } from '@core/game/any-game'
import { quantityTitle } from '@core/game/names'
import { exercisableEvents, exercisableRules } from '@core/suite/coverage'
import { officialLimits } from '@core/suite/reaches'
import type { Wish } from '@core/suite/wish'
import type { ReadingId } from '@core/trace/machine'
import { language } from '../ui/words'
import { words } from './set-words'

/**
 * Kinds of wishes that have rows. Catching nothing else is a wish for the whole level, bounds come from its group, and
 * problems cannot be searched for.
 */
export type RowKind = Exclude<Wish['kind'], 'alone' | 'within' | 'problem'>

/** A wish in the dialog: its kind and the chosen or typed value. */
export interface WishRow {
  readonly kind: RowKind
  readonly value: string
}

/** A value that can be chosen, and what it is in words. */
export interface Choice {
  readonly id: string
  readonly title: string
}

/** The kinds in the order of the menu, as they follow "a level that". */
export const rowKinds: readonly { readonly id: RowKind; readonly title: string }[] = (
  ['catches', 'misses', 'fresh', 'rule', 'event', 'touches', 'answer'] as const
).map((id) => ({ id, title: words.set.find.wishes.kinds[id] }))

/** The choices for a kind; null if the value is typed, or there is none. */
export function choicesFor(game: AnyGame, kind: RowKind): readonly Choice[] | null {
  switch (kind) {
    case 'catches':
    case 'misses':
      return game.engine.readings.map(({ id, belief }) => ({ id, title: `${id}: ${belief}` }))
    case 'rule':
      return rulesThatDecide(game).map(({ id, title }) => ({ id, title: `${id} ${title}` }))
    case 'event':
      return game.engine.eventKinds
        .filter(({ name }) => exercisableEvents(game).includes(name))
        .map(({ name, title }) => ({ id: name, title }))
    case 'touches':
      return officialLimits(game).flatMap(({ name, official }) =>
        [...new Set(official)].map((bound) => ({
          id: boundValue(name, bound),
          title: `${quantityTitle(game, name)}: ${bound.toLocaleString(language)}`,
        })),
      )
    case 'fresh':
    case 'answer':
      return null
  }
}

function rulesThatDecide(game: AnyGame) {
  const ids = exercisableRules(game)
  return game.rules.filter(({ id }) => ids.includes(id))
}

/** The row of a kind with the first of its values. */
export function firstRow(game: AnyGame, kind: RowKind): WishRow {
  return { kind, value: choicesFor(game, kind)?.[0]?.id ?? '' }
}

/** Rows of wishes. */
export function rowsOf(wishes: readonly Wish[]): WishRow[] {
  return wishes.flatMap((wish) => (isOfRow(wish) ? rowOf(wish) : []))
}

/** The wishes of rows; `caught` is what the set catches. An empty row gives no wish. */
export function wishesOfRows(rows: readonly WishRow[], caught: readonly ReadingId[]): Wish[] {
  return rows.flatMap(({ kind, value }): Wish | readonly Wish[] => {
    if (kind === 'fresh') return { kind, caught }
    if (value === '') return []
    switch (kind) {
      case 'catches':
      case 'misses':
        return { kind, reading: value }
      case 'rule':
        return { kind, rule: value }
      case 'event':
        return { kind, event: value }
      case 'touches': {
        const at = value.lastIndexOf(' ')
        return { kind, limit: value.slice(0, at), bound: Number(value.slice(at + 1)) }
      }
      case 'answer':
        return { kind, has: value }
    }
  })
}

type RowWish = Extract<Wish, { readonly kind: RowKind }>

function isOfRow(wish: Wish): wish is RowWish {
  return rowKinds.some(({ id }) => id === wish.kind)
}

function rowOf(wish: RowWish): WishRow {
  switch (wish.kind) {
    case 'catches':
    case 'misses':
      return { kind: wish.kind, value: wish.reading }
    case 'fresh':
      return { kind: 'fresh', value: '' }
    case 'rule':
      return { kind: 'rule', value: wish.rule }
    case 'event':
      return { kind: 'event', value: wish.event }
    case 'touches':
      return { kind: 'touches', value: boundValue(wish.limit, wish.bound) }
    case 'answer':
      return { kind: 'answer', value: wish.has }
  }
}

function boundValue(limit: string, bound: number): string {
  return `${limit} ${bound}`
}
