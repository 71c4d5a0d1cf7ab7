import type { Page } from '@playwright/test'

// What runs inside the page is written as functions without a world of their own: only their argument goes along.

/** The part of the page's probe that is used here. */
interface Probe {
  cellToScreen(row: number, col: number): { readonly x: number; readonly y: number } | null
  snapshot(): {
    readonly text: string | null
    readonly isSettled: boolean
    readonly isPlaying: boolean
  }
  frameTimes(): readonly number[]
}

interface Probed {
  readonly __probe: Probe
}

const RUN_LIMIT = 60_000

/** Waits until the run of the level is there to its end. */
export async function waitForRun(page: Page): Promise<void> {
  await poll(page, 100, () => {
    if (!('__probe' in window)) return null
    return (window as unknown as Probed).__probe.snapshot().isSettled || null
  })
}

/** Moment at which the answer was seen on screen, in ms since 1970. */
export function whenUsable(page: Page): Promise<number> {
  return poll(page, 3, () => {
    const output = document.querySelector<HTMLElement>('[data-testid=answer] output')
    return output?.dataset['state'] === 'known' ? performance.timeOrigin + performance.now() : null
  })
}

/** Moment at which something was painted first, in ms since 1970. */
export function whenPainted(page: Page): Promise<number> {
  return poll(page, 3, () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint ? performance.timeOrigin + paint.startTime : null
  })
}

/** Asks the page until it has an answer. Each question is separate, so a page that is still loading is no trouble. */
async function poll<T>(page: Page, pause: number, question: () => T | null): Promise<T> {
  const limit = Date.now() + RUN_LIMIT
  for (;;) {
    // While the page comes, the place where the question was asked may go.
    const found = await page.evaluate(question).catch(() => null)
    if (found !== null) return found
    if (Date.now() > limit) throw new Error(`the page does not get ready: ${await stateOf(page)}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probed = window as unknown as Partial<Probed>
    const { text, ...rest } = probed.__probe?.snapshot() ?? { text: null }
    return JSON.stringify({
      url: location.href,
      see: document.visibilityState,
      text: text?.length,
      ...rest,
    })
  })
}

/** Milliseconds from the input event until the page showed the answer, and until the frame with it was drawn. */
export interface EditTime {
  readonly shown: number
  readonly drawn: number
}

const EDITS = 80

/** Makes edits with the hand or the keyboard and times each one that led to an answer. */
export async function editTimes(page: Page, manner: 'paint' | 'type'): Promise<EditTime[]> {
  if (manner === 'paint') await preparePainting(page)
  else await prepareTyping(page)
  await watchEdits(page, manner === 'paint' ? 'pointerup' : 'keydown')
  for (let edit = 0; edit < EDITS; edit++) {
    if (manner === 'paint') await paint(page, edit)
    else await page.keyboard.type('NESW'[edit % 4]!)
    await page.waitForTimeout(120)
    // Not part of the edit: the letter is chosen again, so that the next one replaces it.
    if (manner === 'type') await page.keyboard.press('Shift+ArrowLeft')
    else await takeBackBroken(page)
  }
  return page.evaluate(() => (window as unknown as { __edits: EditTime[] }).__edits)
}

/** Arrows for one turn after the other, from the first on. */
async function preparePainting(page: Page): Promise<void> {
  await page.locator('[data-board]').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('a')
}

/** The caret behind the last letter of the text, that letter chosen. */
async function prepareTyping(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Text\b/ }).click()
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
}

/** A click on a square; 7 and 11 lead all over the board before a square comes again. */
async function paint(page: Page, edit: number): Promise<void> {
  const row = 1 + ((edit * 7) % 23)
  const col = 1 + ((edit * 11) % 23)
  const at = await page.evaluate(
    ([r, c]) => (window as unknown as Probed).__probe.cellToScreen(r, c),
    [row, col] as [number, number],
  )
  if (at) await page.mouse.click(at.x, at.y)
}

/** An arrow in the way of a later one makes an error: undone, so that there is an answer again. */
async function takeBackBroken(page: Page): Promise<void> {
  const isBroken = await page.evaluate(
    () =>
      document.querySelector<HTMLElement>('[data-testid=answer] output')?.dataset['state'] ===
      'none',
  )
  if (isBroken) await page.keyboard.press('Control+z')
  if (isBroken) await page.waitForTimeout(120)
}

/** Notes for each input event when the page, which holds another text by then, showed the answer of it. */
function watchEdits(page: Page, eventName: string): Promise<void> {
  return page.evaluate((name) => {
    const output = document.querySelector<HTMLElement>('[data-testid=answer] output')
    if (!output) throw new Error('no answer on show')
    const textNow = () => (window as unknown as Probed).__probe.snapshot().text
    const edits: EditTime[] = []
    Object.assign(window, { __edits: edits })
    let begun = 0
    let text = textNow()
    addEventListener(
      name,
      (event) => {
        const isEdit = !(event instanceof KeyboardEvent) || /^[NESW]$/.test(event.key)
        begun = isEdit ? performance.now() : 0
        text = textNow()
      },
      { capture: true },
    )
    const note = (): void => {
      const now = performance.now()
      if (begun === 0 || output.dataset['state'] !== 'known' || textNow() === text) return
      const since = begun
      begun = 0
      // A task of its own after the next frame's callbacks comes when that frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => edits.push({ shown: now - since, drawn: performance.now() - since })
        port2.postMessage(null)
      })
    }
    // All that an edit changes in the page comes at once, and this is called right after it.
    new MutationObserver(note).observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
  }, eventName)
}

/** Milliseconds of script that a step takes until the page is up to date, and in its first frame. */
export interface StepTime {
  readonly handled: number
  readonly drawn: number
}

const STEPS = 210

/** Goes through steps at the end of the run, where the board is fullest; back from the end, or forward to it. */
export async function stepTimes(page: Page, direction: 'forward' | 'back'): Promise<StepTime[]> {
  await page.locator('[data-board]').focus()
  if (direction === 'back') await page.keyboard.press('End')
  await page.waitForTimeout(500)
  return page.evaluate(
    async ([count, isBack]) => {
      const probe = (window as unknown as Probed).__probe
      const board = document.querySelector('[data-board]')!
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
      const times: StepTime[] = []
      for (let step = 0; step < count; step++) {
        const init = { key: 'F12', code: 'F12', shiftKey: isBack, bubbles: true, cancelable: true }
        const begun = performance.now()
        board.dispatchEvent(new KeyboardEvent('keydown', init))
        // Svelte carries changes into the page in a microtask, and what follows from them in further ones.
        for (let round = 0; round < 5; round++) await Promise.resolve()
        const handled = performance.now() - begun
        // The loop asked for its frame while the key was handled, so it has run when this one comes.
        await frame()
        times.push({ handled, drawn: probe.frameTimes().at(-1) ?? 0 })
        // Until the motion of the step is over.
        await new Promise((done) => setTimeout(done, 150))
      }
      return times
    },
    [STEPS, direction === 'back'] as [number, boolean],
  )
}

const PLAYED_MS = 8000

/** Plays the fullest part of a run; returns the script time of each frame in ms. */
export async function playTimes(page: Page): Promise<number[]> {
  await page.locator('[data-board]').focus()
  await page.keyboard.press('End')
  for (let turn = 0; turn < 40; turn++) await page.keyboard.press('Control+Shift+F10')
  await page.waitForTimeout(500)
  const before = await page.evaluate(
    () => (window as unknown as Probed).__probe.frameTimes().length,
  )
  await page.keyboard.press('F5')
  await page.waitForTimeout(PLAYED_MS)
  const { isPlaying, times } = await page.evaluate(() => {
    const probe = (window as unknown as Probed).__probe
    return { isPlaying: probe.snapshot().isPlaying, times: [...probe.frameTimes()] }
  })
  if (!isPlaying) throw new Error('the run does not play')
  await page.keyboard.press('F5')
  // The list keeps the newest 600; frames from before playing are at its front.
  return times.length < 600 ? times.slice(before) : times
}

/** Collects what the page needs no more, which it would do by itself some time. */
export async function collectGarbage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
}
