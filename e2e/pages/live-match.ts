import { chmod, writeFile } from 'node:fs/promises'
import { expect } from '../fixtures'
import { AppPage } from './app'

/** A match in which a program plays: its bar over the board, the players, and what passed. */
export class LiveMatchPage extends AppPage {
  /** Lets a program play a side; the match pane is shown. */
  async chooseProgram(player: 0 | 1, file: string): Promise<void> {
    await this.shell.answerOpenDialog(file)
    await this.window.getByLabel(`Player ${player}`).selectOption({ label: 'Program…' })
    await this.bar().waitFor()
  }

  /** Gives up choosing a program: the side stays with who has it. */
  async chooseNoProgram(player: 0 | 1): Promise<void> {
    const side = this.window.getByLabel(`Player ${player}`)
    const before = await side.inputValue()
    await this.shell.answerOpenDialog()
    await side.selectOption({ label: 'Program…' })
    await expect(side).toHaveValue(before)
  }

  bar() {
    return this.window.getByTestId('live-bar')
  }

  button(name: string) {
    return this.bar().getByRole('button', { name, exact: true })
  }

  /** Whom the match waits for, or how it stands. */
  stand() {
    return this.window.getByTestId('live-stand')
  }

  /** What went wrong. */
  told() {
    return this.bar().getByRole('alert')
  }

  clock() {
    return this.bar().getByRole('switch', { name: 'Clock' })
  }

  /** Numbers of the processes of the programs. */
  async processes(): Promise<number[]> {
    const shown = await this.window.getByTestId('process').allTextContents()
    return shown.map((text) => Number(text.replace(/\D/g, '')))
  }

  /** Lines of the exchange, which is shown. */
  lines() {
    return this.window.getByRole('list', { name: 'Exchange' }).getByRole('button')
  }

  /** Those of the turn at the playhead. */
  markedLines() {
    return this.window
      .getByRole('list', { name: 'Exchange' })
      .locator('[aria-current="step"]')
      .getByRole('button')
  }

  detail() {
    return this.window.getByTestId('exchange-detail')
  }

  /** Moves of the match of progers on the board. */
  async moves(): Promise<string[]> {
    return ((await this.snapshot()).text ?? '').split('\n').slice(4, -1)
  }
}

/** Writes a bot of progers for player 0 in shell: `turn` for each of its turns, which \`$k\` counts from 1. */
export async function writeBot(file: string, turn: string): Promise<void> {
  const script = `#!/bin/sh
for i in 1 2 3 4 5; do read -r a; done
k=0
while :; do
k=$((k+1))
${turn}
read -r a || exit 0
done
`
  await writeFile(file, script)
  await chmod(file, 0o755)
}
