import { expect, it } from 'vitest'
import { findGame } from '@core/games/testing'
import { explainForText } from '@core/judging/explain-output'
import type { ExplainRequest } from '@core/protocol/judging'
import { PageBridge } from '../../testing/page-bridge'
import { statementText } from '../../testing/open-levels'
import { Explaining } from './explaining.svelte'

/** Answers as main does, in the order that the test says. */
function explainingOf() {
  const waiting: (() => void)[] = []
  const stopped: number[] = []
  const bridge = new PageBridge({
    'judge:explain': (_, request: ExplainRequest) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(explainForText(findGame(request.game)!, request)))
        // The bridge waits for what it is given, be it a promise.
      }) as never,
    'call:stop': (call: number) => {
      stopped.push(call)
      return null
    },
  })
  const level = { game: 'rockets', text: statementText('rockets') }
  return { explaining: new Explaining(bridge, level), waiting, stopped }
}

it('explains an output', async () => {
  const { explaining, waiting } = explainingOf()
  const asked = explaining.explain('8\n9\n')
  expect(explaining.isRunning).toBe(true)
  waiting[0]!()
  await asked
  expect(explaining.isRunning).toBe(false)
  expect(explaining.result).toMatchObject({ output: '8\n9\n', about: { verdict: 'WA' } })
})

it('forgets what was asked before, whatever comes first', async () => {
  const { explaining, waiting } = explainingOf()
  const asked = [explaining.explain('1\n'), explaining.explain('8\n8\n')]
  waiting[1]!()
  await asked[1]
  waiting[0]!()
  await asked[0]
  expect(explaining.result?.about.verdict).toBe('OK')
})

it('stops when there is nothing more to explain', async () => {
  const { explaining, waiting, stopped } = explainingOf()
  const asked = explaining.explain('1\n')
  await explaining.explain('  ')
  expect(stopped).toHaveLength(1)
  waiting[0]!()
  await asked
  expect(explaining).toMatchObject({ result: null, isRunning: false, problem: null })
})
