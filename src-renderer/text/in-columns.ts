import { KeptSwitch } from '../ui/kept-switch.svelte'

/** Whether texts show the words of tables in columns; the same for all texts. */
export const columns = new KeptSwitch('boardwright.text.columns', false)
