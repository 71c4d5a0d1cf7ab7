import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'

test('the page has no Node and no way out of the window', async ({ launch }) => {
  const app = new AppPage(await launch())
  await app.snapshot()
  const found = await app.window.evaluate(() => ({
    node:
      typeof (globalThis as { require?: unknown }).require +
      typeof (globalThis as { process?: unknown }).process,
    opened: window.open('https://example.invalid/') === null,
    bridge: Object.keys((window as unknown as { bridge: object }).bridge).sort(),
  }))
  expect(found).toEqual({
    node: 'undefinedundefined',
    opened: true,
    bridge: ['on', 'openDropped', 'request'],
  })
  const before = app.window.url()
  await app.window.evaluate(() => {
    location.href = 'https://example.invalid/'
  })
  await app.window.waitForTimeout(300)
  expect(app.window.url()).toBe(before)
  expect(app.electron.windows()).toHaveLength(1)
  app.errors.length = 0
})

test('requests that are unknown or malformed are refused', async ({ launch }) => {
  const app = new AppPage(await launch())
  await app.snapshot()
  const refused = await app.window.evaluate(async () => {
    const { request } = (
      window as unknown as { bridge: { request(...args: unknown[]): Promise<unknown> } }
    ).bridge
    const outcome = async (...args: unknown[]): Promise<string> => {
      try {
        await request(...args)
        return 'answered'
      } catch {
        return 'refused'
      }
    }
    return [
      await outcome('file:read', '/etc/passwd'),
      await outcome('file:save', '/etc/passwd', 'x'),
      await outcome('file:save', 7, { a: 1 }),
      await outcome('run:start', { runId: 'one', game: 'rockets', text: 5 }),
      await outcome('app:started', 'too', 'many'),
    ]
  })
  // Saving by a made-up ticket is answered with a problem and writes nothing; the others never reach a handler.
  expect(refused[0]).toBe('refused')
  expect(refused.slice(2)).toEqual(['refused', 'refused', 'refused'])
  app.errors.length = 0
})

test('no script in the page may come from a string', async ({ launch }) => {
  const app = new AppPage(await launch())
  await app.snapshot()
  const outcome = await app.window.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.__inline = true'
    document.head.append(script)
    return '__inline' in window
  })
  expect(outcome).toBe(false)
  app.errors.length = 0
})
