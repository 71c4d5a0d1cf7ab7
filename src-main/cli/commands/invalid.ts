import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { textTable } from '@core/kernel/text-table'
import { checkInvalid } from '@core/suite/invalid/check-invalid'
import { gameOfSet } from '@core/suite/invalid/game-of-set'
import { folderOfNew } from '@core/suite/invalid/invalid-files'
import { kindsNotShown, makeInvalid } from '@core/suite/invalid/make-invalid'
import { listIn } from '@core/words'
import { withInvalid } from '../../sets/notes'
import { spoken, words } from '../../words'
import { namedGame } from '../choose-game'
import { whyNoText } from '../../not-text'
import { cliLevelsWords } from '../cli-levels-words'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'
import { invalidInFolder, type InvalidFile } from '../invalid-inputs'
import type { InvalidReport } from '../invalid-schema'
import type { CliIo } from '../io'
import { changeNotes } from '../note-tests'
import { writeOrTell } from '../outputs'
import { shownName, UsageProblem } from '../problems'
import { listFolder, notesOn, readSet } from '../set-folder'

/** Holds the inputs of a set that have to be refused against its game, after it has made some; 1 where one is not refused as expected. */
export async function invalid(
  io: CliIo,
  folder: string,
  { make, game: id, json }: Given<typeof sets.invalid>,
): Promise<number> {
  const tests = (await readSet(io, folder)).flatMap(({ file: { path }, text }) =>
    text === null ? [] : { path, text },
  )
  const game = id === undefined ? gameOfSet(spoken.games, tests) : namedGame(id)
  if (!game) throw new UsageProblem(cliLevelsWords().invalid.noGame({ folder }))
  const texts = tests.map(({ text }) => text)
  const made = make ? await madeIn(io, folder, game, texts) : []
  if (made === null) return 1
  const inputs = await invalidInFolder(io, folder, notesOn(io, folder).invalid)
  if (!inputs) return 1
  const reports = inputs.map((input) => reportOf(game, input, made.includes(input.path)))
  if (json) for (const one of reports) io.out(`${JSON.stringify(one)}\n`)
  else io.out(tableOf(game, reports))
  return reports.every(({ state }) => state === 'refused') ? 0 : 1
}

/** Writes an input for each kind of error that none of the folder shows yet; the paths of these, null where one cannot be written. */
async function madeIn(
  io: CliIo,
  folder: string,
  game: AnyGame,
  texts: readonly string[],
): Promise<string[] | null> {
  const { paths } = await listFolder(folder)
  const to = folderOfNew(paths)
  const fresh = makeInvalid(game, texts)
    .map(({ kind, ...one }) => ({ ...one, path: `${to}${kind}.in` }))
    .filter(({ path }) => !paths.includes(path))
  for (const { path, text } of fresh)
    if (!(await writeOrTell(io, join(folder, path), text))) return null
  const isNoted = await changeNotes(io, folder, (content) => {
    for (const { path, fault } of fresh) withInvalid(path, fault)(content)
  })
  return isNoted ? fresh.map(({ path }) => path) : null
}

/** How an input stands. */
function reportOf(
  game: AnyGame,
  { path: file, bytes, expected }: InvalidFile,
  isNew: boolean,
): InvalidReport {
  return { file, ...checkInvalid(game, bytes, expected, whyNoText), expected, isNew }
}

function tableOf(game: AnyGame, reports: readonly InvalidReport[]): string {
  const { invalid: say } = cliLevelsWords()
  const { head, states } = say
  const rows = reports.map(({ file, state, fault, message, expected }) => [
    shownName(file),
    states[state],
    fault ? `${fault.line}:${fault.column}` : '-',
    [message ?? '', state !== 'refused' && expected ? say.expected({ ...expected }) : '']
      .filter(Boolean)
      .join(' '),
  ])
  const bad = reports.filter(({ state }) => state !== 'refused').length
  const left = kindsNotShown(
    game,
    reports.flatMap(({ fault }) => fault?.code ?? []),
  )
  return `${[
    ...textTable([[head.file, head.state, head.place, head.problem], ...rows]),
    '',
    say.sum({ inputs: reports.length, bad }),
    ...(left.length === 0 ? [] : [say.notShown({ kinds: listIn(words, left, left.length) })]),
  ].join('\n')}\n`
}
