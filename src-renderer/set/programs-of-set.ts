import type { Bridge } from '@core/protocol/ipc'
import type { SetStep } from '@core/protocol/set'
import { type JudgedPrograms, loadPrograms } from '../programs/index'
import type { OpenSet } from './open-set.svelte'

/** The programs of an open set, loaded. `tell` hears what became of a step on its files. */
export async function programsOfSet(
  bridge: Bridge,
  set: OpenSet,
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
    limits: () => set.limits,
    judgesAgain: () => set.judgesAgain,
    judgeAgain: (judges) => (set.judgesAgain = judges),
    tell,
    say: (text, tone) => (set.told = { text, tone }),
  })
  await made.load()
  return made
}
