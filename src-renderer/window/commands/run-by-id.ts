import type { Command } from '../../ui/command'
import { isTyping } from './keys'
import { documentInUse, focused } from '../../ui/windows'
import { words } from '../../ui/words'

/** Commands that a focused text handles itself. */
const ofTexts: ReadonlySet<string> = new Set(['cut', 'copy', 'paste', 'delete', 'select-all'])

/**
 * Runs a command from the native menu. Commands that main applies to a focused text must not affect the board as well.
 */
export function runFromMenu(commands: readonly Command[], id: string): void {
  if (isTyping(focused()) && ofTexts.has(id)) {
    if (id === 'select-all') documentInUse().execCommand('selectAll')
    return
  }
  const command = commands.find((one) => one.id === id)
  if (command?.whyOff() === null) command.run()
}

/** Runs a command from the palette, where main has not applied it to a focused text; returns why it cannot be run. */
export function runFromPalette(commands: readonly Command[], id: string): string | null {
  if (!isTyping(focused()) || !ofTexts.has(id)) runFromMenu(commands, id)
  else if (!documentInUse().execCommand(id === 'select-all' ? 'selectAll' : id))
    return words.window.pasteIntoText
  return null
}
