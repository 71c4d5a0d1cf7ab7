import { err, ok } from '@core/kernel/result'
import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import { GeneratorJob } from './generator-job.svelte'
import { Settings } from './settings.svelte'

/** A page of a system that is dark or forces its colours, now or later. */
function page(kept: string | null = null) {
  const storage = new Map(kept === null ? [] : [['boardwright.theme', kept]])
  const listeners = new Map<string, (event: { readonly matches: boolean }) => void>()
  return {
    storage,
    tell: (query: string, matches: boolean) => listeners.get(query)!({ matches }),
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    } as unknown as Storage,
    matchMedia: ((query: string) => ({
      matches: false,
      addEventListener: (_: string, listener: () => void) => listeners.set(query, listener),
    })) as unknown as typeof matchMedia,
  }
}

test('by default the theme is the system’s, and follows it', () => {
  const window = page('what is this')
  const settings = new Settings(window)
  expect([settings.theme, settings.isDark]).toEqual(['system', false])
  window.tell('(prefers-color-scheme: dark)', true)
  expect(settings.isDark).toBe(true)
  settings.choose('light')
  expect(settings.isDark).toBe(false)
})

test('a choice is there again with the next start; forced colours go before it', () => {
  const window = page()
  new Settings(window).choose('dark')
  const settings = new Settings(window)
  expect([settings.theme, settings.isDark]).toEqual(['dark', true])
  window.tell('(forced-colors: active)', true)
  expect(settings.isDark).toBe(false)
})

const request = { game: 'rockets', seed: 1, recipe: {} } as never

test('a level is generated, or it is said why not', async () => {
  const made = new GeneratorJob(new PageBridge({ 'level:generate': () => ok('text') }))
  const running = made.run(request)
  expect(made.isRunning).toBe(true)
  expect([await running, made.isRunning, made.problem]).toEqual(['text', false, ''])
  const failing = new GeneratorJob(new PageBridge({ 'level:generate': () => err('too large') }))
  expect(await failing.run(request)).toBeNull()
  expect([failing.problem, failing.isRunning]).toEqual(['No level generated: too large.', false])
})

test('only a generation under way is stopped', () => {
  const bridge = new PageBridge({ 'level:generate': () => ok(null) })
  const job = new GeneratorJob(bridge)
  job.stop()
  expect(bridge.askedFor('level:stop-generating')).toEqual([])
  void job.run(request)
  job.stop()
  expect(bridge.askedFor('level:stop-generating')).toHaveLength(1)
})
