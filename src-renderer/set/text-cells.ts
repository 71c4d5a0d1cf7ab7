import type { TableTest } from './test-facts'
import type { TextColumn } from './test-columns'

const blank = document.createElement('span')
blank.role = 'gridcell'

/**
 * Draws the cells of a test that are a text alone into an element. By hand, since a block of Svelte for each of them would
 * make scrolling through the table slower by half.
 */
export function drawCells(into: Element, columns: readonly TextColumn[], test: TableTest): void {
  const cells = columns.map(({ cell }) => {
    const { text, hint = '', tone = '' } = cell(test)
    const drawn = blank.cloneNode() as HTMLElement
    drawn.className = `clipped ${tone}`
    drawn.title = hint
    drawn.textContent = text
    return drawn
  })
  into.replaceChildren(...cells)
}
