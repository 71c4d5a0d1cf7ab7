// Keeping: journals, what was closed, backups, files that other programs change.
export { default as BackupsDialog } from './BackupsDialog.svelte'
export { default as OutsideBar } from './OutsideBar.svelte'
export {
  MOST_CLOSED,
  broughtBack,
  closedSetTab,
  closedTab,
  isSameFile,
  withMovedFile,
  type ClosedSetTab,
  type ClosedTab,
} from './closed-tabs'
export { DiskNotices } from './disk-notices.svelte'
export { Journals } from './journals.svelte'
export { OpenSetsNote } from './open-sets-note.svelte'
export { OutsideChanges } from './outside-changes.svelte'
export { type Admitting, restoreOne, restoreSession } from './restore-session'
