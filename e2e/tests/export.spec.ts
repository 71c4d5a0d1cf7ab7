import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { BufferSource, Input, WEBM } from 'mediabunny'
import { findGame } from '../../src-main/core/games/testing'
import { checkText } from '../../src-main/core/game/check-text'
import { recordLevel, traceLines } from '../../src-main/core/conformance/record-level'
import { makeRng } from '../../src-main/core/kernel/rng'
import { decodeGif } from '../../src-renderer/canvas/picture/testing/decode-gif'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { ExportsPage } from '../pages/exports'
import { samplePath } from '../samples'

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

function pngSize(bytes: Uint8Array): { width: number; height: number } {
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** How clear the first pixel is: 0 for nothing there, 255 for ground. Its bytes are the same under every filter of a row. */
function firstAlpha(png: Uint8Array): number {
  const view = new DataView(png.buffer, png.byteOffset)
  const parts: Uint8Array[] = []
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12) {
    if (text(png.subarray(at + 4, at + 8)) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)))
    }
  }
  return inflateSync(Buffer.concat(parts))[4]!
}

test('a picture for a slide is cut to the board with nothing around it, and a PDF has one page of its size', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  await app.settled()
  const exports = new ExportsPage(app)
  const told = exports.dialog.getByText(/^\d+ × \d+ pixels$/)
  await exports.open('export-picture')
  await exports.type('Pixels per cell', 40)
  const whole = await told.innerText()
  const opaque = await exports.write(join(folder, 'whole.png'))
  expect(firstAlpha(opaque)).toBe(255)

  await exports.open('export-picture')
  await exports.button('Slide').click()
  await exports.type('Pixels per cell', 40)
  // Seven cells and their frame, and no margins.
  await expect.poll(async () => Number((await told.innerText()).split(' ')[0])).toBeLessThan(300)
  const cut = await told.innerText()
  const png = await exports.write(join(folder, 'cut.png'))
  expect(`${pngSize(png).width} × ${pngSize(png).height} pixels`).toBe(cut)
  expect(cut).not.toBe(whole)
  await exports.open('export-picture')
  await exports.choose('PDF')
  const pdf = Buffer.from(await exports.write(join(folder, 'cut.pdf'))).toString('latin1')
  expect(pdf.startsWith('%PDF')).toBe(true)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
  // 72 points to the inch, 96 pixels.
  expect(Math.abs(Number(width) - pngSize(png).width * 0.75)).toBeLessThan(1)
  expect(Math.abs(Number(height) - pngSize(png).height * 0.75)).toBeLessThan(1)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(app.errors).toEqual([])
})

for (const game of ['rockets', 'janken']) {
  test(`${game}: pictures, animations and the trace are written`, async ({ open, folder }) => {
    const out = join(folder, 'out')
    mkdirSync(out)
    const app = new AppPage(await open(samplePath(game)))
    const { stepCount } = await app.settled()
    const exports = new ExportsPage(app)
    await app.press('F12')
    await app.press('F12')

    await exports.open('export-picture')
    await expect(exports.dialog.getByLabel('Preview of the picture')).toBeVisible()
    await exports.type('Pixels per cell', 40)
    const told = await exports.dialog.getByText(/^\d+ × \d+ pixels$/).innerText()
    const png = pngSize(await exports.write(join(out, 'board.png')))
    expect(`${png.width} × ${png.height} pixels`).toBe(told)

    await exports.open('export-picture')
    await exports.choose('SVG')
    const svg = text(await exports.write(join(out, 'board.svg')))
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${png.width}" height="${png.height}"`))
    expect(svg).toContain('<title>Step 2 ·')

    await exports.open('export-picture')
    await exports.choose('TikZ')
    const tikz = text(await exports.write(join(out, 'board.tex')))
    expect(tikz).toMatch(/^% Step 2 ·/)
    expect(tikz).toContain(`rectangle (${png.width},${png.height});`)
    expect(tikz.trimEnd()).toMatch(/\\end\{tikzpicture\}$/)

    await exports.open('export-animation')
    const preview = exports.dialog.getByLabel('Preview of the animation')
    const seen = () => preview.evaluate((one) => (one as HTMLCanvasElement).toDataURL())
    await exports.dialog.getByLabel('Frame of the preview').focus()
    // It holds still, also where it stood on its first frame just then.
    await app.press('Home')
    await expect(exports.button('Play')).toBeVisible()
    await expect(exports.dialog.getByText(/^1 of \d+$/)).toBeVisible()
    const first = await seen()
    await app.press('End')
    await expect.poll(seen).not.toBe(first)
    await exports.type('Pixels per cell', 12)
    await exports.type('Frames per second', 10)
    const estimate = await exports.dialog.getByText(/about [\d.]+ kB/).innerText()
    const bytes = await exports.write(join(out, 'run.gif'))
    const expected = 1000 * Number(/about ([\d.]+) kB/.exec(estimate)![1])
    expect(bytes.length).toBeGreaterThan(expected / 2)
    expect(bytes.length).toBeLessThan(expected * 2)
    const gif = decodeGif(bytes)
    expect(gif.repeat).toBe(0)
    const duration = gif.frames.reduce((sum, { delay }) => sum + delay, 0)
    expect(duration).toBe((stepCount + 1) * 100)
    expect(new Set(gif.frames.at(-1)!.pixels).size).toBeGreaterThan(8)

    await exports.open('export-animation')
    await exports.choose('WebM')
    await exports.choose(/^\s*turn\s*$/)
    const webm = await exports.write(join(out, 'run.webm'))
    expect([...webm.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
    const video = new Input({ source: new BufferSource(webm), formats: [WEBM] })
    const track = (await video.getPrimaryVideoTrack())!
    const turns = new Set(recordedLines(game).map((line) => Number(line.split(' ')[1]))).size
    expect((await track.computePacketStats()).packetCount).toBeGreaterThanOrEqual(turns + 1)
    expect(await track.getCodedWidth()).toBe(gif.width + (gif.width % 2))

    await exports.open('export-trace')
    const csv = text(await exports.write(join(out, 'trace.csv')))
    expect(csv.trimEnd().split('\r\n')).toHaveLength(recordedLines(game).length + 1)
    await exports.open('export-trace')
    await exports.choose('NDJSON')
    const lines = text(await exports.write(join(out, 'trace.ndjson')))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>)
    expect(
      lines.map((one) => `${one.step} ${one.turn} ${one.phase}: ${one.text} [${one.rule}]`),
    ).toEqual(recordedLines(game))
    expect(readdirSync(out).sort()).toEqual(
      [
        'board.png',
        'board.svg',
        'board.tex',
        'run.gif',
        'run.webm',
        'trace.csv',
        'trace.ndjson',
      ].sort(),
    )
  })
}

function recordedLines(id: string): string[] {
  const game = findGame(id)!
  const { level } = checkText(game, readFileSync(samplePath(id), 'utf8'))
  return traceLines(game, level, recordLevel(game, level))
}

test('a long export tells how far it is and leaves no file when it is cancelled', async ({
  open,
  folder,
}) => {
  const out = join(folder, 'out')
  mkdirSync(out)
  const game = findGame('rockets')!
  const recipe = { ...game.generator.defaults, width: 30, height: 30, turns: 1500 }
  const level = join(folder, 'long.in')
  writeFileSync(level, game.format.print(game.generator.generate(recipe, makeRng(3)) as unknown))
  const app = new AppPage(await open(level))
  await app.settled()
  const exports = new ExportsPage(app)
  const file = join(out, 'long.gif')
  await app.shell.answerSaveDialog(null)
  await exports.open('export-animation')
  await exports.button('Export…').click()
  await expect(exports.button('Export…')).toBeEnabled()
  await app.shell.answerSaveDialog(file)
  await exports.button('Export…').click()
  const bar = exports.dialog.getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0)
  expect(existsSync(file)).toBe(false)
  await exports.button('Cancel').click()
  await expect(exports.button('Export…')).toBeEnabled()
  await expect.poll(() => readdirSync(out)).toEqual([])
  await app.press('Escape')
  await expect(exports.dialog).toBeHidden()

  // Closing the dialog over an export is the same.
  await exports.open('export-animation')
  await exports.button('Export…').click()
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0)
  await app.press('Escape')
  await expect(exports.dialog).toBeHidden()
  await expect.poll(() => readdirSync(out)).toEqual([])
})

test('the board is copied as a picture', async ({ open }) => {
  const app = new AppPage(await open(samplePath('progers')))
  await app.settled()
  const exports = new ExportsPage(app)
  await app.press('Control+e')
  await exports.button('Copy').click()
  await expect(exports.dialog).toBeHidden()
  expect((await app.snapshot()).notice).toBe('The picture is on the clipboard.')
  const width = await app.shell.clipboardPictureWidth()
  if (width !== null) expect(width).toBeGreaterThan(300)
})
