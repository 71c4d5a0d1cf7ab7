/** The panes that a document may have, in the order of their tabs. */
export const paneIds = [
  'level',
  'match',
  'exchange',
  'text',
  'rules',
  'debug',
  'history',
  'pieces',
  'problems',
  'events',
  'why',
  'answer',
  'scores',
] as const

/** The id of a pane. */
export type PaneId = (typeof paneIds)[number]
