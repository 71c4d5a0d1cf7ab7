import type { Bridge } from '@core/protocol/ipc'
import type { SetList, SetStep } from '@core/protocol/set'
import type { Noting } from './noting.svelte'
import type { JudgedPrograms } from './programs/judged-programs.svelte'
import { loadPrograms } from './programs/on-demand'
import type { TableTest } from './test-facts'
import type { ToldStep } from './writing.svelte'

/** The set as its programs see it. */
export interface SetOfPrograms {
  readonly ticket: string
  readonly tests: readonly TableTest[]
  readonly list: Pick<SetList, 'notes'>
  readonly noting: Pick<Noting, 'limits'>
  judgesAgain: boolean
  told: ToldStep | null
}

/** The programs of an open set, loaded. `tell` is called with the result of a step on its files. */
export async function programsOfSet(
  bridge: Bridge,
  set: SetOfPrograms,
  tell: (step: SetStep, text: string) => void,
): Promise<JudgedPrograms> {
  const { JudgedPrograms } = await loadPrograms()
  const made = new JudgedPrograms(bridge, {
    ticket: set.ticket,
    tests: () =>
      set.tests.map(({ file, look }) => ({
        path: file.path,
        game: look?.game ?? '',
        isAnswered: look?.answer != null,
      })),
    scoring: () => set.list.notes.scoring,
    limits: () => set.noting.limits,
    judgesAgain: () => set.judgesAgain,
    judgeAgain: (judges) => (set.judgesAgain = judges),
    tell,
    say: (text, tone) => (set.told = { text, tone }),
  })
  await made.load()
  return made
}
