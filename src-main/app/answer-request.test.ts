import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answerRequest } from './answer-request'

const page = { url: 'app://boardwright/index.html', isTop: true }

function answer(
  handler: (text: string) => unknown,
  origin: { url: string; isTop: boolean } | null = page,
  args: readonly unknown[] = ['text'],
) {
  const logBug = vi.fn()
  const refuse = vi.fn()
  const reply = answerRequest(
    {
      name: 'any',
      row: { check: z.tuple([z.string()]), act: handler },
      isPage: (url) => url === page.url,
      refuse,
      logBug,
    },
    origin,
    args,
  )
  return { reply, refuse, logBug }
}

describe('answering a request', () => {
  test('gives what the handler gives', async () => {
    const { reply, logBug } = answer((text) => `${text}!`)
    expect(await reply).toBe('text!')
    expect(logBug).not.toHaveBeenCalled()
  })

  test.each([
    ['another address', { url: 'https://example.org/', isTop: true }],
    ['a frame within the page', { ...page, isTop: false }],
    ['a frame that is gone', null],
  ])('refuses %s without calling the handler', async (_, origin) => {
    const handler = vi.fn()
    const { reply, refuse } = answer(handler, origin)
    await expect(reply).rejects.toThrow(/^internal error$/)
    expect(handler).not.toHaveBeenCalled()
    const who = origin?.url ?? 'a frame that is gone'
    expect(refuse.mock.calls).toEqual([['stranger', `any, asked by ${who}`]])
  })

  test('loads check and handler only for the page itself, and tells the page nothing where that fails', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no /home/user/chunk.js')))
    const [refuse, logBug] = [vi.fn(), vi.fn()]
    const asked = { name: 'late', row: load, isPage: () => true, refuse, logBug }
    await expect(answerRequest(asked, { ...page, isTop: false }, [])).rejects.toThrow()
    expect([load.mock.calls, refuse.mock.calls.length]).toEqual([[], 1])
    await expect(answerRequest(asked, page, [])).rejects.toThrow(/^internal error$/)
    expect(logBug.mock.calls).toEqual([['late: bug', new Error('no /home/user/chunk.js')]])
  })

  test('refuses malformed arguments without calling the handler', async () => {
    const handler = vi.fn()
    const { reply, refuse } = answer(handler, page, [1])
    await expect(reply).rejects.toThrow(/^internal error$/)
    expect(handler).not.toHaveBeenCalled()
    const reason = expect.stringMatching(/^any: .*expected string.* at \[0\]$/) as string
    expect(refuse.mock.calls).toEqual([['arguments', reason]])
  })

  test('logs a bug whole and tells the page nothing of it', async () => {
    const bug = new Error('secret /home/user')
    for (const handler of [() => Promise.reject(bug), () => thrown(bug)]) {
      const { reply, logBug } = answer(handler)
      await expect(reply).rejects.toThrow(/^internal error$/)
      expect(logBug).toHaveBeenCalledWith('any: bug', bug)
    }
  })
})

function thrown(bug: Error): never {
  throw bug
}
