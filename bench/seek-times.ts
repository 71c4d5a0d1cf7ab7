import type { Page } from '@playwright/test'

// What runs inside the page is written as functions without a world of their own: only their argument goes along.

/** Milliseconds from the order to go to a turn until its state was there, and until the frame with it was drawn. */
export interface SeekTime {
  readonly there: number
  readonly drawn: number
}

interface Probed {
  readonly __probe: { snapshot(): { readonly step: number; readonly turn: number } }
}

/** Goes to turns by the field of the transport bar, as a user does. Throws when one is not reached. */
export function seekTimes(page: Page, turns: readonly number[]): Promise<SeekTime[]> {
  return page.evaluate(async (turns) => {
    const probe = (window as unknown as Probed).__probe
    const field = document.querySelector<HTMLInputElement>(
      '[data-testid=transport] input[aria-label=turn]',
    )
    if (!field) throw new Error('no field for the turn')
    const frameDrawn = (): Promise<unknown> =>
      new Promise((done) =>
        requestAnimationFrame(() => {
          // A task of its own after the next frame's callbacks comes when that frame has been drawn.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = done
          port2.postMessage(null)
        }),
      )
    const times: SeekTime[] = []
    field.focus()
    for (const turn of turns) {
      field.value = String(turn + 1)
      const begun = performance.now()
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      // Svelte carries changes into the page in a microtask, and what follows from them in further ones.
      for (let round = 0; round < 5; round++) await Promise.resolve()
      const there = performance.now() - begun
      await frameDrawn()
      times.push({ there, drawn: performance.now() - begun })
      const found = probe.snapshot().turn
      if (found !== turn) throw new Error(`asked for turn ${turn}, came to ${found}`)
      await new Promise((done) => setTimeout(done, 30))
    }
    return times
  }, turns)
}
