import type { SetLooks, TestSummary } from './set'

/** Examined tests on their way to the page. */
export interface ToldLooks extends Omit<SetLooks, 'tests'> {
  /** Its `TestSummary`s as JSON: one text crosses into the page at a fraction of the cost of thousands of values. */
  readonly tests: string
}

/** What main tells the page of examined tests. */
export function toldLooks(looks: SetLooks): ToldLooks {
  return { ...looks, tests: JSON.stringify(looks.tests) }
}

/** What the page is told. */
export function looksIn(told: ToldLooks): SetLooks {
  return { ...told, tests: JSON.parse(told.tests) as TestSummary[] }
}
