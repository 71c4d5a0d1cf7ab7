import type { AppPage } from './app'

/** The Answer tab of the lower pane. */
export class AnswerPage {
  constructor(private readonly app: AppPage) {}

  async show(): Promise<void> {
    await this.app.showPane('Answer')
    await this.text().waitFor()
  }

  text() {
    return this.app.window.getByRole('textbox', { name: 'Official answer' })
  }

  /** The first difference from the answer beside it, on either side. */
  differing() {
    return this.app.window.locator('[data-testid$=-answer] .cm-differing')
  }

  /** Leads to the step that decides the first difference. */
  firstDifference() {
    return this.app.window.getByRole('button', { name: /^line \d+, column \d+$/ })
  }

  /** What the step before the playhead has written, piece by piece. */
  marked() {
    return this.text().locator('.cm-marked')
  }

  /** What the step has written, in words. */
  written() {
    return this.app.window.getByTestId('written')
  }

  /** Clicks on the letter at an offset of a line, both from 0. */
  async click(line: number, offset: number): Promise<void> {
    const at = await this.text()
      .locator('.cm-line')
      .nth(line)
      .evaluate((element, letter) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        for (let left = letter; walker.nextNode();) {
          const node = walker.currentNode as Text
          if (left >= node.length) {
            left -= node.length
            continue
          }
          range.setStart(node, left)
          range.setEnd(node, left + 1)
          break
        }
        const { x, y, width, height } = range.getBoundingClientRect()
        return { x: x + 0.75 * width, y: y + height / 2 }
      }, offset)
    await this.app.window.mouse.click(at.x, at.y)
  }
}
