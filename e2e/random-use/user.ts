import type { Page } from '@playwright/test'
import type { Rng } from '../../src-main/core/kernel/rng'
import { commandMenus, type MenuRow } from '../../src-main/core/protocol/commands'
import { everyGame } from '../every-state'
import type { AppPage } from '../pages/app'

/** Keys of hands that try everything: steps, strokes, tabs, panes, menus, and what ends them. */
const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...[
    'Enter',
    'Escape',
    'Escape',
    'Escape',
    'Tab',
    'Shift+Tab',
    'F6',
    'F9',
    'F12',
    'Space',
    'Delete',
  ],
  ...['Control+z', 'Control+z', 'Control+y', 'Control+c', 'Control+v', 'Control+PageDown'],
  ...['Control+f', 'Control+Shift+p', '1', '2', '3', 'y', 'l', 'q', 'w'],
]

/** What may stand in a field. */
const TEXTS = ['7', '12', '-3', '1e9', 'rockets', 'Ж', '']

/** What can be clicked at or typed into, in any part of the window. */
const CONTROLS =
  'button, [role=tab], [role=menuitem], [role=row], [role=option], input, select, summary'

/** Those of commands that a whole system has a part in. */
const NOT_CHOSEN = new Set(['full-screen', 'present', 'present-second', 'pane-second', 'language'])

const commands = Object.values(commandMenus)
  .flatMap((rows: readonly MenuRow[]) => rows)
  .flatMap((row) => (row === '-' || 'main' in row ? [] : 'within' in row ? row.rows : [row]))
  .filter(({ id, isInMenu }) => isInMenu !== false && !NOT_CHOSEN.has(id))
  .map(({ id }) => id)

/** Most levels that are open at a time. */
const MOST_TABS = 6

/** Somebody who presses, clicks and drags anything anywhere; the same seed does the same to the same window. */
export class RandomUser {
  acts = 0

  constructor(
    private readonly app: AppPage,
    private readonly rng: Rng,
  ) {}

  async act(): Promise<void> {
    this.acts++
    const acts = [this.key, this.key, this.click, this.click, this.control, this.drag]
    await this.rng
      .pick([...acts, ...acts, this.wheel, this.type, this.command, this.level])
      .call(this)
    await this.app.painted()
  }

  /** Leaves every dialog and mode, and closes every tab. */
  async closeAll(): Promise<void> {
    await this.app.shell.answerMessageBox('Don’t save')
    for (let layer = 0; layer < 6; layer++) await this.app.press('Escape')
    while ((await this.tabs()) > 0) {
      await this.app.choose('close-tab')
      await this.app.painted()
    }
  }

  private async key(): Promise<void> {
    await this.app.press(this.rng.pick(KEYS))
  }

  private async click(): Promise<void> {
    const { x, y } = await this.place()
    const button = this.rng.below(8) === 0 ? 'right' : 'left'
    await this.app.window.mouse.click(x, y, { button, clickCount: 1 + this.rng.below(2) })
  }

  private async control(): Promise<void> {
    const place = await controlAt(this.app.window, CONTROLS, this.rng.below(1000) / 1000)
    if (place) await this.app.window.mouse.click(place.x, place.y)
  }

  private async drag(): Promise<void> {
    const { mouse } = this.app.window
    const [from, to] = [await this.place(), await this.place()]
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(to.x, to.y, { steps: 4 })
    await mouse.up()
  }

  private async wheel(): Promise<void> {
    const { x, y } = await this.place()
    await this.app.window.mouse.move(x, y)
    await this.app.window.mouse.wheel(0, this.rng.pick([-240, -120, 120, 240]))
  }

  private async type(): Promise<void> {
    await this.app.window.keyboard.type(this.rng.pick(TEXTS))
  }

  private async command(): Promise<void> {
    await this.app.choose(this.rng.pick(commands))
  }

  /** A level comes, or one goes. */
  private async level(): Promise<void> {
    const { app, rng } = this
    if ((await this.tabs()) >= MOST_TABS) return app.choose('close-tab')
    await app.shell.openFromOutside([rng.pick(everyGame)])
  }

  private tabs(): Promise<number> {
    return this.app.window.locator('[role=tab][id^="tab-"]').count()
  }

  private async place(): Promise<{ readonly x: number; readonly y: number }> {
    const [width, height] = await this.app.window.evaluate(() => [innerWidth, innerHeight] as const)
    return { x: this.rng.below(width), y: this.rng.below(height) }
  }
}

/** The middle of one of the elements of a selector that are in sight; null if there is none. */
function controlAt(window: Page, selector: string, part: number) {
  return window.evaluate(
    ({ selector, part }) => {
      const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      const one = all[Math.floor(part * all.length)]
      if (!one) return null
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    { selector, part },
  )
}
