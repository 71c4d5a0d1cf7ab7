import { readFileSync } from 'node:fs'
import type { ReadingId } from '../../src-main/core/trace/machine'
import { recordLevel, traceLines } from '../../src-main/core/conformance/record-level'
import type { AnyGame } from '../../src-main/core/game/any-game'
import { games } from '../../src-main/core/games/testing'
import { eventAt } from '../../src-main/core/trace/cursor'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { ComparePage } from '../pages/compare'
import { DebugPage } from '../pages/debug'
import { WhyPage } from '../pages/why'
import { samplePath } from '../samples'

interface Sample {
  readonly path: string
  readonly level: unknown
}

function statementOf(game: AnyGame): Sample {
  const path = samplePath(game.id)
  const parsed = game.format.parse(readFileSync(path, 'utf8'))
  if (!parsed.ok) throw new Error(`the sample of ${game.id} cannot be read`)
  return { path, level: parsed.value.level }
}

/** Positions behind the steps that have an event of a kind. */
function stepsWith(game: AnyGame, level: unknown, kind: string): number[] {
  const steps = new Set<number>()
  for (const chunk of recordLevel(game, level).chunks) {
    for (let at = 0; at < chunk.stepCount; at++) {
      for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
        const { code } = eventAt(chunk, row)
        if (game.engine.eventKinds[code]!.title === kind) steps.add(chunk.firstStep + at + 1)
      }
    }
  }
  return [...steps]
}

/** Where a key leads from hit to hit. */
async function stopsBy(app: AppPage, key: string): Promise<number[]> {
  const stops: number[] = []
  for (;;) {
    const before = (await app.snapshot()).step
    await app.press(key)
    await expect
      .poll(async () => (await app.snapshot()).notice)
      .toMatch(/^(Stopped|No more hits|No hits)/)
    const { step } = await app.snapshot()
    if (step === before) return stops
    stops.push(step)
  }
}

for (const game of games as readonly AnyGame[]) {
  const { path, level } = statementOf(game)

  test(`${game.id}: a kind of event stops on and back, its last event of its first step says why`, async ({
    open,
  }) => {
    const app = new AppPage(await open(path))
    const debug = new DebugPage(app.window)
    const why = new WhyPage(app.window)
    await app.settled()
    await app.press('End')
    await app.showPane('Events')
    const log = app.window.getByRole('list', { name: 'Events' })
    await log.getByRole('listitem').last().click({ button: 'right' })
    const first = await debug.menu().getByRole('menuitem').first().innerText()
    const kind = first.replace(/^Break on /, '').trim()
    await debug.choose(first.trim())
    const expected = stepsWith(game, level, kind)
    expect(expected.length, kind).toBeGreaterThan(0)
    await debug.open()
    expect(await debug.hitsOf(kind)).toBe(expected.length)
    await new BoardPage(app.window).focus()
    await app.press('Home')
    expect(await stopsBy(app, 'F8')).toEqual(expected)
    await app.press('End')
    const back = expected.filter((step) => step < recordedSteps(game, level))
    expect(await stopsBy(app, 'Shift+F8')).toEqual(back.reverse())

    await app.press('Home')
    await app.press('F8')
    const sentence = traceLines(game, level, recordLevel(game, level))
      .findLast((line) => line.startsWith(`${expected[0]} `))!
      .replace(/^.*?: /, '')
      .replace(/ \[[^\]]*\]$/, '')
    await app.slowClock()
    await app.showPane('Events')
    await why.askOfEvent(sentence)
    await expect(why.asked()).toContainText(sentence)
    await expect(why.facts().getByRole('listitem').first()).not.toBeEmpty()
    const count = game.engine.readings.length
    await expect(why.summary()).toContainText(new RegExp(`of ${count} misreadings|No misreading`))
  })

  test(`${game.id}: a misreading beside the right rules, both to their own answers`, async ({
    open,
  }) => {
    const app = new AppPage(await open(path))
    const compare = new ComparePage(app)
    await app.settled()
    const right = traceOf(game, level)
    const reading = game.engine.readings.find(({ id }) => traceOf(game, level, id) !== right)
    test.skip(!reading, 'no misreading goes another way on this sample')
    await app.press('Control+Shift+r')
    await compare.choose(new RegExp(escaped(reading!.belief.replace(/\.$/, ''))))
    const { firstDifference, other } = await compare.searched()
    expect(other).toBe(reading!.id)
    expect(firstDifference).not.toBeNull()
    await compare.goToFirstDifference()
    const at = await app.snapshot()
    expect(at.step).toBe(Math.min(firstDifference!.step + 1, at.stepCount))
    await new BoardPage(app.window).focus()
    await app.press('End')
    const end = await app.snapshot()
    expect([end.step, end.comparison!.step]).toEqual([end.stepCount, end.comparison!.stepCount])
    expect(end.comparison!.stepCount).toBe(recordedSteps(game, level, reading!.id))
  })
}

function recordedSteps(game: AnyGame, level: unknown, reading?: ReadingId): number {
  const last = recordLevel(game, level, reading).chunks.at(-1)
  return last ? last.firstStep + last.stepCount : 0
}

function traceOf(game: AnyGame, level: unknown, reading?: ReadingId): string {
  return traceLines(game, level, recordLevel(game, level, reading)).join('\n')
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
