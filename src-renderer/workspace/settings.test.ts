import { usualSettings } from '@core/protocol/settings'
import { err, ok } from '@core/kernel/result'
import { expect, test } from 'vitest'
import { recordingOutlook } from '../run/recording-outlook'
import { recordingLimits } from '../run/run-limits.svelte'
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
  const settings = new Settings(window, new PageBridge())
  expect([settings.now.theme, settings.isDark]).toEqual(['system', false])
  window.tell('(prefers-color-scheme: dark)', true)
  expect(settings.isDark).toBe(true)
  settings.choose('theme', 'light')
  expect(settings.isDark).toBe(false)
})

test('a choice is there again with the next start; forced colours go before it', () => {
  const window = page()
  const bridge = new PageBridge()
  new Settings(window, bridge).choose('theme', 'dark')
  expect(bridge.askedFor('window:theme')).toEqual([['dark']])
  const settings = new Settings(window, bridge)
  expect([settings.now.theme, settings.isDark]).toEqual(['dark', true])
  window.tell('(forced-colors: active)', true)
  expect(settings.isDark).toBe(false)
})

test('main’s settings are taken up; the interface goes through its sizes and stops at the last', async () => {
  const bridge = new PageBridge({
    'window:size': (size) => size ?? 1.75,
    'settings:load': () => ({
      settings: { ...usualSettings, language: 'ru', size: 1.75, motion: 'reduced' },
      problem: null,
      notes: [],
    }),
  })
  const settings = new Settings(page(), bridge)
  await settings.load()
  expect([settings.language, settings.now.motion]).toEqual(['ru', 'reduced'])
  await settings.resizeBy(1)
  expect(settings.size).toBe(2)
  await settings.resizeBy(1)
  expect(settings.size).toBe(2)
  await settings.resizeBy(-1)
  expect(settings.size).toBe(1.75)
  await settings.resizeBy(0)
  expect(settings.size).toBe(1)
})

test('recordings are forecast by the limits that are set', async () => {
  const limits = { steps: 70, changes: 1000 }
  const bridge = new PageBridge({
    'settings:load': () => ({
      settings: { ...usualSettings, limits },
      problem: null,
      notes: [],
    }),
  })
  const settings = new Settings(page(), bridge)
  await settings.load()
  expect(settings.limits).toEqual(limits)
  const so = { turnCount: 100, phaseCount: 7, turns: 0, steps: 0, changes: 0 }
  expect(recordingOutlook(so, recordingLimits.now).stop).toEqual({ turn: 10, what: 'steps' })
  recordingLimits.now = usualSettings.limits
})

test('the window fills the screen when asked to, and is heard to leave it by other ways', async () => {
  const bridge = new PageBridge({ 'window:full-screen': (isFull) => isFull ?? false })
  const settings = new Settings(page(), bridge)
  settings.followScreen(bridge)
  await settings.fillScreen(true)
  expect(settings.isFullScreen).toBe(true)
  bridge.tell('window:filled-screen', { isFull: false })
  expect(settings.isFullScreen).toBe(false)
})

test('the key that turns the full screen twice turns it back, however late the window says that it was full', async () => {
  const bridge = new PageBridge({ 'window:full-screen': () => false })
  const settings = new Settings(page(), bridge)
  settings.followScreen(bridge)
  const turned = [settings.turnScreen(), settings.turnScreen(), settings.turnScreen()]
  await Promise.all(turned)
  expect(bridge.askedFor('window:full-screen')).toEqual([[null], [true], [false], [true]])
  bridge.tell('window:filled-screen', { isFull: true })
  await settings.turnScreen()
  expect(bridge.askedFor('window:full-screen').at(-1)).toEqual([false])
})

const request = { game: 'rockets', seed: 1, recipe: {} } as never

test('a level is generated, or it is said why not', async () => {
  const made = new GeneratorJob(new PageBridge({ 'set:generate': () => ok(['text']) }))
  const running = made.run(request)
  expect(made.isRunning).toBe(true)
  expect([await running, made.isRunning, made.problem]).toEqual(['text', false, null])
  const failing = new GeneratorJob(new PageBridge({ 'set:generate': () => err('too large') }))
  expect(await failing.run(request)).toBeNull()
  expect([failing.problem, failing.isRunning]).toEqual([
    'Could not generate a level: too large.',
    false,
  ])
})

test('only a generation under way is stopped', () => {
  const bridge = new PageBridge({ 'set:generate': () => ok(null) })
  const job = new GeneratorJob(bridge)
  job.stop()
  expect(bridge.askedFor('call:stop')).toEqual([])
  void job.run(request)
  job.stop()
  expect(bridge.askedFor('call:stop')).toHaveLength(1)
})

test('what was edited by hand of backups is not undone by a change of the rest', async () => {
  const bridge = new PageBridge({ 'backup:settings': (rule) => rule! })
  const settings = new Settings(page(), bridge)
  const backups = { count: 50, minutes: 5 }
  settings.edited({ settings: { ...usualSettings, backups }, problem: null, notes: [] })
  await settings.changeBackups({ minutes: 1 })
  expect(settings.now.backups).toEqual({ count: 50, minutes: 1 })
})
