import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { LinesPage } from '../pages/lines'
import { samplePath } from '../samples'

/** The offers where a run stops at an input that cannot be played. */
class StopPage extends AppPage {
  bar() {
    return this.window.getByTestId('stop-bar')
  }

  offer(name: string) {
    return this.bar().getByRole('button', { name, exact: true })
  }

  /** Puts the caret behind the last letter of a short line of the text, counted from 1. Long ones wrap. */
  async endOfLine(line: number): Promise<void> {
    await this.showPane('Text')
    await this.text()
      .locator('.cm-line')
      .nth(line - 1)
      .click()
    await this.press('End')
  }
}

test('a branch is played up to the move that a change made illegal, and goes on from there', async ({
  open,
}) => {
  const app = new StopPage(await open(samplePath('progers')))
  const lines = new LinesPage(app.window)
  const whole = await app.settled()
  await new BoardPage(app.window).focus()
  await app.press('l')
  // The first program is a letter shorter: all later hands get other cards.
  await app.endOfLine(6)
  await app.press('Backspace')
  const stopped = await app.settled()
  expect(stopped).toMatchObject({ answer: null, undo: 'edit text' })
  expect(stopped.stepCount).toBeGreaterThan(0)
  expect(stopped.stepCount).toBeLessThan(whole.stepCount)
  await expect(app.bar()).toContainText(/^Move \d cannot be played: .* \[P8\]\./)
  await expect(app.answer()).toHaveText(/^none: move \d \(P8\)$/)
  // What comes before can be stepped through; the offers wait at its end, which is the event.
  await new BoardPage(app.window).focus()
  await app.press('Home')
  await app.press('F10')
  await expect(app.bar()).toHaveCount(0)
  await app.press('End')
  await expect(app.window.getByTestId('phase')).toHaveText(/^stopped at move \d$/)
  // The pane offers to make another move in its place.
  await app.showPane('Level')
  await expect(app.window.getByRole('heading', { name: /^Move \d$/ })).toBeVisible()
  await app.showPane('Events')
  await expect(app.window.getByText(/^Move \d, \w+, cannot be made/)).toBeVisible()

  // With keys only: leave out, undo, go to the change.
  await app.press('Control+.')
  await expect(app.offer('Skip it')).toBeFocused()
  await app.press('Enter')
  expect((await app.settled()).undo).toBe('leave out moves')
  await app.press('Control+z')
  expect(await app.settled()).toMatchObject({ text: stopped.text })
  await app.press('Control+.')
  await app.offer('Go to the change').press('Enter')
  expect(await app.snapshot()).toMatchObject({ turn: 0 })
  await expect(app.window.locator('.cm-activeLine')).toContainText('<< MRJS')

  await app.offer('Cut here and play by hand').click()
  const cut = await app.settled()
  expect(cut).toMatchObject({
    undo: 'cut moves',
    notice: expect.stringMatching(/^Cut before move/),
  })
  expect(cut.answer).toMatch(/^\d+ \d+\n$/)
  await expect(app.window.getByRole('textbox', { name: 'Program' })).toBeVisible()
  await app.press('Control+z')
  await app.settled()
  await app.offer('Let a built-in player continue').click()
  await expect.poll(async () => (await app.snapshot()).notice).toContain('over')
  const played = await app.settled()
  expect(played.stepCount).toBeGreaterThan(whole.stepCount)
  await lines.open()
  expect(played.lines[0]!.text).toBe(whole.text)
})

test('an arrow that may not be placed stops a run of rockets, and can be left out', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'stops.rockets')
  await writeFile(file, '5 5\n2\n1\n4\n1 2\n3 2\n2 N\n2 1 W\n2 2 E\n2 1 N\n1 1 S\n')
  const app = new StopPage(await open(file))
  const stopped = await app.settled()
  expect(stopped).toMatchObject({ answer: null, diagnostics: [{ code: 'arrow-on-arrow' }] })
  await expect(app.bar()).toContainText('Turn 3 cannot be played: the arrow of turn 3 is at (2,1)')
  await expect(app.offer('Let a built-in player continue')).toHaveCount(0)
  await new BoardPage(app.window).focus()
  await app.press('Control+.')
  await app.press('Escape')
  await expect(app.bar()).toHaveCount(0)
  await app.press('End')
  expect(await app.snapshot()).toMatchObject({ isStepping: true, step: stopped.stepCount, turn: 2 })
  await app.press('Control+.')
  await app.offer('Skip it').click()
  const out = await app.settled()
  expect(out).toMatchObject({ undo: 'delete turn', diagnostics: [] })
  expect(out.answer).not.toBe(null)
  await expect(app.bar()).toHaveCount(0)

  // A line in the middle of being typed leaves what comes before it.
  await app.endOfLine(9)
  await app.press('Backspace')
  const typing = await app.settled()
  expect(typing).toMatchObject({ isBroken: true, answer: null })
  expect(typing.stepCount).toBeGreaterThan(0)
  await expect(app.bar()).toContainText('Played up to line 9 of the text: The line ends here')
  await expect(app.answer()).toHaveText('none: line 9 (IN)')
  await app.window.keyboard.type('E')
  expect(await app.settled()).toMatchObject({ isBroken: false, answer: out.answer })
})
