import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '../src-main/core/games/testing'
import type { AppPage } from './pages/app'
import { samplePath } from './samples'

/** Dialogs of a level by their commands. */
const ofLevel = [
  ...['generate', 'settings', 'keys', 'shortcuts', 'about', 'palette', 'palette-places'],
  ...['export-picture', 'export-animation', 'export-trace', 'backups', 'new', 'tour'],
  ...['explain-output', 'shrink-level', 'stress'],
]

/** Those of a set. */
const ofSet = [
  ...['palette-levels', 'package-set', 'certify-set', 'find-level', 'stress'],
  ...['set-new', 'set-generate', 'set-group', 'set-number', 'set-answers', 'set-compare'],
  'set-invalid',
]

/** The samples that a window with every state is started with, one of each game. */
export const everyGame = games.map(({ id }) => samplePath(id))

/**
 * Brings a window started with `everyGame` into each of its states by nothing that depends on its language: panes of
 * every game while editing and stepping, dialogs, strips, the tour, the start page, the views of a set of tests in
 * `folder`. `look` is given the name of each.
 */
export async function everyState(
  app: AppPage,
  folder: string,
  look: (state: string) => Promise<void>,
): Promise<void> {
  await app.settled()
  // The last one is in front.
  for (const { id } of games) {
    await app.press('Control+PageDown')
    await app.settled()
    for (const [mood, key] of [
      ['editing', 'Escape'],
      ['stepping', 'End'],
    ] as const) {
      await app.press(key)
      await eachPane(app, (pane) => look(`${id}, ${mood}: ${pane}`))
    }
  }
  await eachDialog(app, ofLevel, look)
  await debugging(app, look)
  // The boards of the game in front always have the same size.
  await app.press('Control+PageDown')
  await strips(app, look)
  await touring(app, look)
  await app.choose('start-page')
  await app.window.getByTestId('start-page').waitFor()
  await look('start page')
  await openSet(app, folder)
  await eachView(app, look)
  await eachDialog(app, ofSet, look)
}

/** There are so many of them that each is chosen in the page itself: a click as a user does it takes longer than the look. */
async function eachPane(app: AppPage, look: (pane: string) => Promise<void>): Promise<void> {
  const panes = app.window.locator('[role="tab"]:not([id^="tab-"])')
  const count = await panes.count()
  for (let at = 0; at < count; at++) {
    const name = await panes.evaluateAll((all, at) => {
      const pane = all[at] as HTMLElement | undefined
      if (!pane?.checkVisibility({ visibilityProperty: true })) return null
      pane.focus()
      pane.click()
      return pane.textContent
    }, at)
    if (name !== null) await look(name)
  }
}

async function eachDialog(
  app: AppPage,
  commands: readonly string[],
  look: (state: string) => Promise<void>,
): Promise<void> {
  const dialog = app.window.getByRole('dialog')
  for (const command of commands) {
    await app.choose(command)
    await dialog.waitFor()
    await look(command)
    await app.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
}

/** A breakpoint, a branch, two runs side by side. */
async function debugging(app: AppPage, look: (state: string) => Promise<void>): Promise<void> {
  const { window } = app
  await window
    .locator('[role=tab]:has([data-help=breakpoints]), [role=tab][data-help=breakpoints]')
    .first()
    .click()
  await window.locator('[role=tabpanel] [aria-haspopup=menu]').first().click()
  await look('menu of breakpoints')
  const kinds = await window.getByRole('menuitem').count()
  for (let item = 0; item < kinds; item++) {
    if (item > 0) await window.locator('[role=tabpanel] [aria-haspopup=menu]').first().click()
    await window.getByRole('menuitem').nth(item).click()
    await look(`form of breakpoint ${item}`)
  }
  await app.choose('branch-here')
  await app.settled()
  await look('branch')
  await app.choose('compare-readings')
  await window.getByTestId('compare-bar').waitFor()
  await eachPane(app, (pane) => look(`compare: ${pane}`))
  await app.press('Escape')
}

async function strips(app: AppPage, look: (state: string) => Promise<void>): Promise<void> {
  for (const command of ['replace-cells', 'resize-board']) {
    await app.choose(command)
    await app.window.locator('section form').waitFor()
    await look(command)
    await app.press('Escape')
  }
}

/** The first tour as far as it goes by itself. */
async function touring(app: AppPage, look: (state: string) => Promise<void>): Promise<void> {
  await app.choose('tour')
  await app.window.locator('[role=dialog] [data-autofocus]').click()
  await app.window.getByTestId('tour').waitFor()
  await app.settled()
  await look('tour')
}

async function openSet(app: AppPage, folder: string): Promise<void> {
  const set = join(folder, 'set')
  await mkdir(set)
  for (const name of ['01.in', '02.in']) await copyFile(samplePath('rockets'), join(set, name))
  await app.shell.answerOpenDialog(set)
  await app.choose('open-folder')
  await app.window.getByTestId('set-page').locator('[role=row]').nth(2).waitFor()
  const program = join(folder, 'wrong.sh')
  await writeFile(program, '#!/bin/sh\necho 0\n', { mode: 0o755 })
  await app.shell.answerOpenDialog(program)
}

async function eachView(app: AppPage, look: (state: string) => Promise<void>): Promise<void> {
  const views = app.window.getByTestId('set-page').getByRole('tab')
  for (const view of await views.all()) {
    await view.click()
    await look(`set: ${await view.textContent()}`)
  }
  await app.window.locator('[role=tab][data-value=programs]').click()
  await app.choose('programs-add')
  await app.window.locator('[data-program]').click()
  await app.window.getByTestId('program-pane').waitFor()
  await look('a program')
  await views.first().click()
}
