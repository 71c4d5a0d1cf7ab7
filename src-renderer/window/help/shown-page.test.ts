import { expect, test } from 'vitest'
import { shownPage } from './shown-page'

const facts = {
  language: 'en',
  pictures: { 'en/board': [800, 500] } as const,
  keysOf: (command: string) => (command === 'play' ? 'Ctrl+<' : ''),
}

test('keys are the user’s own; a command without one keeps what is written', () => {
  const html = '<p><kbd data-command="play">F5</kbd> <kbd data-command="step">F10</kbd></p>'
  expect(shownPage(html, facts)).toBe(
    '<p><kbd data-command="play">Ctrl+&lt;</kbd> <kbd data-command="step">F10</kbd></p>',
  )
})

test('pictures that were taken are shown in their size, and others leave no gap', () => {
  const html =
    '<p>a</p><p><img data-picture="board" alt="The board"></p><p><img data-picture="why" alt="Why"></p>'
  expect(shownPage(html, facts)).toBe(
    '<p>a</p><img src="./manual/en/board.png" alt="The board" width="800" height="500" loading="lazy">',
  )
})
