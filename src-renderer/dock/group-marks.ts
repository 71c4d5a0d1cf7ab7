import type { DockviewGroupPanel } from 'dockview-core'

/** Tells what a stack is to screen readers, to F6 and to the styles: its tabs have names, and the board is no tab. */
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
  // The window has landmarks enough.
  element.setAttribute('role', 'group')
  element.querySelector('[role=tablist]')?.setAttribute('aria-label', titles.join(', '))
}
