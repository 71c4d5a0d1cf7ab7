import { readFile } from 'node:fs/promises'
import type { AnyGame } from '@core/game/any-game'
import { err, ok, type Result } from '@core/kernel/result'
import type { InvalidInputs, MadeInvalids } from '@core/protocol/invalid'
import type { SetStep } from '@core/protocol/set'
import { checkInvalid } from '@core/suite/invalid/check-invalid'
import { folderOfNew, isInvalidInput } from '@core/suite/invalid/invalid-files'
import { kindsNotShown, type MadeInvalid } from '@core/suite/invalid/make-invalid'
import { byName } from '@core/suite/set-files'
import { reasonOf, systemProblem } from '../../files/file-problem'
import { whyNoText } from '../../not-text'
import { findGame } from '../../words'
import { NOTES_NAME, withInvalid } from '../notes'
import { inTurns, onDiskOf } from '../read-folder'
import { setsWords } from '../sets-words'
import type { FileSteps } from './file-steps'
import type { OpenSet } from './open-set'

/** An input of a set that has to be refused, as it lies on the disk. */
export interface ReadInvalid {
  readonly path: string
  readonly bytes: Uint8Array
}

/** The paths of all of them, in the order of their names. */
export function invalidPaths(set: OpenSet): string[] {
  return set.files.paths.filter(isInvalidInput).sort(byName)
}

/** All of them; rejects with the system's error where one cannot be read. */
export function readInvalid(set: OpenSet): Promise<ReadInvalid[]> {
  return onDiskOf(set.path, (sign) =>
    inTurns(invalidPaths(set), sign, async (path) => {
      return { path, bytes: await readFile(set.fullPath(path)) }
    }),
  )
}

/** The game of which most tests are levels without errors, as far as they are looked at; null where none is. */
export function gameOf(set: OpenSet): AnyGame | null {
  const counts = new Map<string, number>()
  for (const { game, answer } of set.looks.tests)
    if (answer !== null) counts.set(game, (counts.get(game) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most ? findGame(most[0]) : null
}

/** The inputs that have to be refused, held against the set's game; else a sentence. */
export async function invalidInputs(set: OpenSet): Promise<Result<InvalidInputs, string>> {
  await set.refresh()
  const game = gameOf(set)
  if (!game) return err(setsWords().invalid.noGame)
  const { invalid: noted } = set.listed.notes
  try {
    const inputs = (await readInvalid(set)).map(({ path, bytes }) => {
      const expected = noted[path] ?? null
      return { path, expected, ...checkInvalid(game, bytes, expected, whyNoText) }
    })
    const codes = inputs.flatMap(({ fault }) => fault?.code ?? [])
    return ok({ game: game.title, inputs, notShown: kindsNotShown(game, codes) })
  } catch (error) {
    const why = systemProblem(set.path, 'read', error)?.message
    return err(why ?? setsWords().open.cannot({ reason: reasonOf(error) }))
  }
}

/** Writes those whose names are free into the set and notes for what they are refused, as one step. */
export async function addInvalid(
  { set, steps }: { readonly set: OpenSet; readonly steps: FileSteps },
  made: readonly MadeInvalid[],
): Promise<MadeInvalids> {
  const { paths } = set.files
  const to = folderOfNew(paths)
  const fresh = made
    .map(({ kind, text, fault }) => ({ path: `${to}${kind}.in`, text, fault }))
    .filter(({ path }) => !paths.includes(path))
  if (fresh.length === 0) return { count: 0, step: null }
  const noted = await set.notes.planned((content) => {
    for (const { path, fault } of fresh) withInvalid(path, fault)(content)
  })
  const label = setsWords().labels.invalid({ count: fresh.length })
  const edits = fresh.map(({ path, text }) => ({ path, before: null, after: text }))
  const step: SetStep = noted.ok
    ? await steps.do({ label, edits: [...edits, noted.value], isWhole: true })
    : steps.refused(NOTES_NAME, noted.error)
  await set.refresh()
  return { count: step.problem ? 0 : fresh.length, step }
}
