import { createContext } from 'svelte'

/** Shows a rule by its id, for all links to rules below the component that sets it. */
export const [ruleOpener, setRuleOpener] = createContext<(ruleId: string) => void>()
