import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Demo } from './demo'

describe('the demo', () => {
  let folder: string
  let said: unknown[]
  /** What the window gives, one after the other; then nothing. */
  let pictures: (Uint8Array | null)[]

  const makeDemo = (screenshot = join(folder, 'shot.png'), limit = 60_000): Demo =>
    new Demo({
      screenshot,
      limit,
      tries: 2,
      takePicture: async () => pictures.shift() ?? null,
      exit: (status) => said.push(status),
      print: async (text) => void said.push(text),
      printError: async (text) => void said.push(`! ${text}`),
    })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boardwright-demo-test-'))
    said = []
    pictures = [Buffer.from('PNG')]
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true })
  })

  test('prints the answer and the place of the picture, then ends well', async () => {
    const demo = makeDemo()
    await demo.finish('8\n8\n')
    await demo.finish('again')
    const shot = join(folder, 'shot.png')
    expect(said).toEqual([`8\n8\nscreenshot: ${shot}\n`, 0])
    expect(readFileSync(shot, 'utf8')).toBe('PNG')
  })

  test('tries again when the window is not painted yet', async () => {
    pictures.unshift(null)
    await makeDemo().finish('8')
    expect(said.at(-1)).toBe(0)
  })

  test('ends with a reason when there is no picture', async () => {
    pictures = []
    await makeDemo().finish('8')
    expect(said).toEqual(['! demo: the picture of the window is empty\n', 1])
  })

  test('ends with a reason when the picture cannot be kept', async () => {
    await makeDemo(join(folder, 'none', 'shot.png')).finish('8')
    expect(said).toEqual([expect.stringMatching(/^! demo: no picture could be taken: .*ENOENT/), 1])
  })

  test('ends with a reason after a minute', async () => {
    vi.useFakeTimers()
    makeDemo()
    await vi.advanceTimersByTimeAsync(59_999)
    expect(said).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toEqual(['! demo: the sample did not finish within 60 s\n', 1])
  })
})
