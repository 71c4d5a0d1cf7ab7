// Keeping: journals, what was closed, backups, files that other programs change.
export { default as BackupsDialog } from './BackupsDialog.svelte'
export { default as OutsideBar } from './OutsideBar.svelte'
export { MOST_CLOSED, broughtBack, closedTab, isSameFile, type ClosedTab } from './closed-tabs'
export { DiskNotices } from './disk-notices.svelte'
export { Journals } from './journals.svelte'
export { OutsideChanges } from './outside-changes.svelte'
export { restoreOne, restoreSession } from './restore-session'
