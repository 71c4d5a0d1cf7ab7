// Levels from sets and from work on tests: loaded on first use.
import { stepByStep } from '@core/document/step-by-step'
import { findGame, games } from '../ui/games'
import { differingOffset } from '@core/judging/compare-outputs'
import type { StressFailure } from '@core/protocol/stress'
import type { ReadingId } from '@core/trace/machine'
import { howTextWasMade } from '@core/suite/how-made'
import { nameFor, purposeOf } from '@core/suite/wish-words'
import { freeName } from '../editor/index'
import { nearestOf, type OpenLevel } from '../level/index'
import {
  type Found,
  loadShrinking,
  loadStressing,
  type OpenSet,
  type Shrunk,
  type TestPlace,
  toldApartBy,
  type ToShrink,
} from '../set/index'
import type { Workspace } from './workspace.svelte'
import { words } from '../ui/words'

/** Opens a test of a set as a level, at a given place. */
export async function openTest(
  workspace: Workspace,
  set: OpenSet,
  path: string,
  place?: TestPlace,
): Promise<void> {
  const opened = await workspace.bridge.request('set:open-test', set.ticket, path)
  if (!opened.ok) return workspace.tell(`${opened.error.path}: ${opened.error.message}`)
  await workspace.open.take({ files: [opened.value], problems: [] })
  const level = workspace.levels.find(({ file }) => file?.real === opened.value.file.real)
  if (!place || !level?.editor.document.isRunnable) return
  if ('step' in place) level.goToStep(place.step)
  else if ('answer' in place) level.goToAnswer(place.answer)
  else level.comparison.choose({ kind: 'reading', id: place.reading })
}

/** Opens a found level, with the misreading that it should catch on the board beside it. */
export async function openFound({ open }: Workspace, found: Found): Promise<void> {
  const extension = findGame(found.game)?.format.extension ?? 'txt'
  const name = `${nameFor(found.wishes, found.caught)}.${extension}`
  tellPurpose(await open.fresh(found.game, found.text, name, found.how), found)
}

/** Asks what should be kept when shrinking the level in front, or the only chosen test of the set in front. */
export async function openShrinking(workspace: Workspace): Promise<void> {
  const level = await toShrink(workspace)
  if (!level) return
  const { Shrinking } = await loadShrinking()
  workspace.shrinking ??= new Shrinking(workspace.bridge)
  await workspace.shrinking.open(level)
}

/** Asks for a program that should fail: on levels of the game of the level or set in front. */
export async function openStressing(workspace: Workspace): Promise<void> {
  const { front, sets } = workspace
  if (!front) return
  const { Stressing } = await loadStressing()
  workspace.stressing ??= new Stressing(workspace.bridge)
  if (front.kind === 'set') return workspace.stressing.open(findGame(front.game) ?? games[0], front)
  await workspace.stressing.open(front.editor.game, sets.holding(front.file))
}

/**
 * Opens a level on which a program fails: at the step that writes the first difference, with the misreading on the
 * board beside it.
 */
export async function openFailure(
  { open }: Workspace,
  id: string,
  failure: StressFailure,
  reading: ReadingId | null,
): Promise<void> {
  const { text, name, note, how, difference, explanation } = failure
  const file = `${name}.${findGame(id)?.format.extension ?? 'txt'}`
  const level = await open.fresh(id, text, file, how ?? undefined)
  level.purpose = note
  if (reading !== null) level.comparison.choose({ kind: 'reading', id: reading })
  if (explanation && difference) level.goToAnswer(differingOffset(difference))
}

/** Opens a shrunk level: undo goes back through all steps to the original. */
export async function openShrunk(workspace: Workspace, shrunk: Shrunk): Promise<void> {
  const { text, name, steps, wishes, how } = shrunk
  const game = findGame(shrunk.game)
  if (!game) return
  const level = await workspace.open.add(stepByStep(game, text, steps))
  const stem = name.replace(/\.[^.]*$/, '')
  const taken = workspace.levels.map((one) => one.name)
  level.untitledName = freeName(`${stem}-small.${game.format.extension}`, taken)
  if (how) level.made = { text: level.editor.document.text, how }
  tellPurpose(level, { game: game.id, wishes, caught: [] })
}

async function toShrink(workspace: Workspace): Promise<ToShrink | null> {
  const { front } = workspace
  if (!front) return null
  if (front.kind === 'level') {
    const { game, document } = front.editor
    const { text, diagnostics } = document
    if (document.isBroken) return null
    const { purpose, name, file, isDirty } = front
    const set = file ? workspace.sets.list.find((one) => one.testOf(file) !== null) : undefined
    const path = file && set?.testOf(file)
    const test = set && path && !isDirty ? { set, path } : null
    const note = (set && path && set.list.notes.tests[path]) ?? ''
    const noted = (set && path && set.list.notes.made[path]) || null
    const made = howTextWasMade(text, front.knownTexts) ?? noted
    return { game, text, diagnostics, name, purpose: note || purpose, made, test }
  }
  const [path] = front.table.target
  if (path === undefined) return null
  const text = await workspace.bridge.request('set:text', front.ticket, path)
  if (text.ok) {
    const { game, level, diagnostics } = nearestOf(text.value, path)
    const name = path.slice(path.lastIndexOf('/') + 1)
    const purpose = front.list.notes.tests[path] ?? ''
    const test = { set: front, path }
    const about = { name, purpose, made: front.list.notes.made[path] ?? null, test }
    if (level !== null) return { game, text: text.value, diagnostics, ...about }
    workspace.tell(words.workspace.notALevel({ path }))
  } else workspace.tell(`${text.error.path}: ${text.error.message}`)
  return null
}

/** Stores the purpose of a level that was found or shrunk, and shows the misreading that it should catch beside it. */
function tellPurpose(level: OpenLevel, found: Omit<Found, 'text'>): void {
  level.purpose = purposeOf(level.editor.game, found.wishes, found.caught)
  const reading = toldApartBy(found)
  if (reading !== null) level.comparison.choose({ kind: 'reading', id: reading })
}
