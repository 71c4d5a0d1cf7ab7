/** Commands by the names that they had before; null for those that are gone. A file of keys may still name them. */
export const formerCommands: ReadonlyMap<string, string | null> = new Map([
  ['what-if', 'branch-here'],
  // The lower pane is a pane among others.
  ['lower-pane', null],
])
