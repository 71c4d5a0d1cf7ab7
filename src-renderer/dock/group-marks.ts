import type { DockviewGroupPanel } from 'dockview-core'

/** Labels a stack for screen readers, F6 and the styles: its tabs get names, and the board is not a tab. */
export function markGroup(group: DockviewGroupPanel, isBoard: boolean): void {
  const { element } = group
  const contents = element.querySelector('.dv-content-container')
  if (isBoard) {
    contents?.removeAttribute('role')
    contents?.removeAttribute('aria-labelledby')
    element.removeAttribute('role')
    element.removeAttribute('aria-label')
    return
  }
  const titles = group.panels.map(({ title }) => (title ?? '').replace(/ \d+$/, ''))
  element.dataset['pane'] = 'side'
  // The window has enough landmarks already.
  element.setAttribute('role', 'group')
  element.querySelector('[role=tablist]')?.setAttribute('aria-label', titles.join(', '))
}
