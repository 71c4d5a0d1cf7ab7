// The manual: its pages in a pane at the side or over a dialog, and the help for what has the focus.
export { helpFor } from './context'
export { CONTENTS, Help } from './help.svelte'
export { wayBack } from './way-back'
/** What shows the manual: fetched when it is first opened. */
export const loadHelpPane = () => import('./HelpPane.svelte')
