import { keptJson } from '../ui/kept-json'
import { type ColumnChoice, heldChoice, usualColumns } from './columns'
import type { ColumnKey } from './test-columns'

const KEY = 'boardwright.set-columns'

/** The columns that the user has chosen, remembered across starts: per game, and the last choice of all for other sets. */
export class TableColumns {
  private choices = $state.raw<Readonly<Record<string, ColumnChoice>>>({})

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.choices = heldChoices(storage.getItem(KEY))
  }

  /** `kind`: the game of a set; empty for one of several games, or of none yet. */
  of(kind: string): ColumnChoice {
    return this.choices[kind] ?? this.choices[''] ?? { shown: usualColumns(kind), widths: {} }
  }

  show(kind: string, key: ColumnKey, isShown: boolean): void {
    const { shown, widths } = this.of(kind)
    const others = shown.filter((one) => one !== key)
    this.choose(kind, { shown: isShown ? [...others, key] : others, widths })
  }

  resize(kind: string, widths: ColumnChoice['widths']): void {
    this.choose(kind, { ...this.of(kind), widths })
  }

  private choose(kind: string, choice: ColumnChoice): void {
    this.choices = { ...this.choices, [kind]: choice, '': choice }
    this.storage.setItem(KEY, JSON.stringify(this.choices))
  }
}

let held: TableColumns | null = null

/** One for all tables of the window. */
export function tableColumns(): TableColumns {
  return (held ??= new TableColumns(localStorage))
}

function heldChoices(kept: string | null): Record<string, ColumnChoice> {
  const found = keptJson(kept)
  if (typeof found !== 'object' || found === null) return {}
  const sound = Object.entries(found).flatMap(([kind, choice]) => {
    const one = heldChoice(choice)
    return one ? [[kind, one]] : []
  })
  return Object.fromEntries(sound) as Record<string, ColumnChoice>
}
