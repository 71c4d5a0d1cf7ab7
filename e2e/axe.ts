import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

interface Check {
  readonly message: string
}

/** The part of axe-core that is used here, in the page. */
interface Axe {
  run(
    context: string | Document,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string
      readonly nodes: readonly {
        readonly target: readonly string[]
        readonly any: readonly Check[]
        readonly all: readonly Check[]
        readonly none: readonly Check[]
      }[]
    }[]
  }>
}

/**
 * What axe-core finds wrong with the page as it stands, or with the elements of a selector, by all its rules or by those
 * named: a line a rule and element.
 * It is brought into the page once and stays there: the package's own builder does it again for each look, or in a page
 * of its own, which Electron does not allow.
 */
export async function violations(
  window: Page,
  within: string | null,
  rules: readonly string[] = [],
): Promise<string[]> {
  const isThere = await window.evaluate(() => 'axe' in globalThis)
  if (!isThere) await window.evaluate(source())
  return window.evaluate(
    async ({ within, named }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      // It makes a range for each text, and every change of the page carries them along until they are collected.
      const range = document.createRange()
      document.createRange = () => {
        range.setStart(document, 0)
        range.collapse(true)
        return range
      }
      const only = named.length > 0 ? { runOnly: { type: 'rule', values: named } } : {}
      const { violations: found } = await axe
        .run(within ?? document, { resultTypes: ['violations'], preload: false, ...only })
        .finally(() => Reflect.deleteProperty(document, 'createRange'))
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const why = [...any, ...all, ...none].map(({ message }) => message).join('; ')
          return `${id}: ${target.join(' ')}: ${why}`
        }),
      )
    },
    { within, named: rules },
  )
}

function source(): string {
  const paths = [require.resolve('@axe-core/playwright')]
  return readFileSync(require.resolve('axe-core/axe.min.js', { paths }), 'utf8')
}
