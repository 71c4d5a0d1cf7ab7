import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { median, percentile, rounded, type Figure } from './figures'
import type { BenchRequest } from './request'
import { complete, tests, withSet } from './set-window.bench'

/** Tests of the set that is open: about as many entries has the palette. */
const COUNT = 10_000

const OPENINGS = 20
/** First letters: each is a search through all entries. */
const LETTERS = [...'setwarbgolnickup']

/** What a part of the work takes until the page has changed, and until that is drawn, in ms. */
interface Taken {
  readonly changed: number
  readonly drawn: number
}

/** The command palette over many entries: its opening, and the first letter typed. */
export async function measurePalette(request: BenchRequest): Promise<Figure[]> {
  const folder = mkdtempSync(join(request.cacheFolder, 'palette-'))
  try {
    return await withSet(request, tests(join(folder, 'set'), COUNT), async ({ page }) => {
      await complete(page, COUNT)
      return paletteFigures(page)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function paletteFigures(page: Page): Promise<Figure[]> {
  const first = await openPalette(page)
  await closePalette(page)
  const openings: Taken[] = []
  const letters: Taken[] = []
  for (let opening = 0; opening < OPENINGS; opening++) {
    openings.push(await openPalette(page))
    letters.push(await typeLetter(page, LETTERS[opening % LETTERS.length]!))
    await closePalette(page)
  }
  return [
    figure(
      `palette opens over ${COUNT} tests, p95`,
      openings,
      50,
      `the very first, which loads it, ${rounded(first.changed)} ms`,
    ),
    figure(`first letter in the palette to its list, ${COUNT} tests, p95`, letters, 16),
  ]
}

function figure(name: string, times: readonly Taken[], target: number, more = ''): Figure {
  const changed = times.map((time) => time.changed)
  const drawn = times.map((time) => time.drawn)
  const note = `of ${times.length}, median ${rounded(median(changed))} ms; frame drawn p95 ${rounded(percentile(drawn, 0.95))} ms`
  return {
    name,
    value: percentile(changed, 0.95),
    unit: 'ms',
    target,
    note: more ? `${note}; ${more}` : note,
  }
}

/** From the key to the rows in the page. */
async function openPalette(page: Page): Promise<Taken> {
  return page.evaluate(async () => {
    const begun = performance.now()
    const event = { key: 'P', code: 'KeyP', ctrlKey: true, shiftKey: true, bubbles: true }
    ;(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', event))
    const seen = (): boolean =>
      document.querySelector('[data-testid=palette] [role=option]') !== null
    while (!seen()) await new Promise((done) => setTimeout(done))
    const changed = performance.now() - begun
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return { changed, drawn: performance.now() - begun }
  })
}

/** From the letter to another list in the page. */
async function typeLetter(page: Page, letter: string): Promise<Taken> {
  return page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('[data-testid=palette] input')!
    const count = (): string =>
      document.querySelector('[data-testid=palette] [role=status]')!.textContent
    const before = count()
    const begun = performance.now()
    field.value = typed
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    while (count() === before) await Promise.resolve()
    const changed = performance.now() - begun
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return { changed, drawn: performance.now() - begun }
  }, letter)
}

async function closePalette(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('[data-testid=palette]').waitFor({ state: 'detached' })
}
