import { describe, expect, test } from 'vitest'
import { SvgContext } from './svg-context'
import { SvgSprites } from './svg-sprites'

const FAMILY = 'sans-serif'
const make = (): SvgContext => new SvgContext((text) => text.length * 7, FAMILY)

describe('SvgContext', () => {
  test('writes paths where the origin has been moved to', () => {
    const ctx = make()
    ctx.translate(10, 20)
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(5.123, 0)
    ctx.quadraticCurveTo(6, 1, 7, -1)
    ctx.closePath()
    ctx.fillStyle = '#ff0000'
    ctx.fill()
    expect(ctx.body()).toBe('<path d="M10 20L15.12 20Q16 21 17 19z" fill="#ff0000"/>')
  })

  test('keeps the path for a second use, and forgets it with beginPath', () => {
    const ctx = make()
    ctx.rect(0, 0, 2, 3)
    ctx.fill()
    ctx.stroke()
    ctx.beginPath()
    ctx.fill()
    const [filled, stroked, ...more] = ctx.body().split('\n')
    expect(filled).toContain('d="M0 0h2v3h-2z" fill="#000000"')
    expect(stroked).toContain('d="M0 0h2v3h-2z" fill="none" stroke="#000000"')
    expect(more).toEqual([])
  })

  test('writes a circle as two arcs, and a line to where an arc begins', () => {
    const ctx = make()
    ctx.arc(0, 0, 10, 0, 2 * Math.PI)
    ctx.stroke()
    expect(ctx.body()).toContain('d="M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0"')
    ctx.beginPath()
    ctx.moveTo(-20, 0)
    ctx.arc(0, 0, 10, Math.PI, Math.PI / 2, true)
    ctx.stroke()
    expect(ctx.body()).toContain('d="M-20 0L-10 0A10 10 0 0 0 0 10"')
  })

  test('begins a path with its first line, as a canvas does', () => {
    const ctx = make()
    ctx.beginPath()
    ctx.lineTo(1, 2)
    ctx.lineTo(3, 4)
    ctx.fill()
    expect(ctx.body()).toContain('d="M1 2L3 4"')
  })

  test('gives a stroke its width, ends, joins and dashes', () => {
    const ctx = make()
    ctx.lineWidth = 2.5
    ctx.lineCap = 'round'
    ctx.lineJoin = 'bevel'
    ctx.setLineDash([3, 1, 2])
    ctx.globalAlpha = 0.5
    ctx.strokeRect(1, 2, 3, 4)
    expect(ctx.body()).toBe(
      '<rect x="1" y="2" width="3" height="4" fill="none" stroke="#000000" stroke-width="2.5"' +
        ' stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="3 1 2 3 1 2" opacity="0.5"/>',
    )
  })

  test('takes back with restore what was set since save', () => {
    const ctx = make()
    ctx.fillStyle = '#111111'
    ctx.save()
    ctx.fillStyle = '#222222'
    ctx.translate(5, 5)
    ctx.setLineDash([1, 1])
    ctx.restore()
    ctx.restore()
    ctx.beginPath()
    ctx.rect(0, 0, 1, 1)
    ctx.fill()
    ctx.stroke()
    expect(ctx.body()).toContain('d="M0 0h1v1h-1z" fill="#111111"')
    expect(ctx.body()).not.toContain('dasharray')
  })

  test('joins rectangles of one colour, but not those that show through', () => {
    const ctx = make()
    ctx.fillStyle = '#abcdef'
    ctx.fillRect(0, 0, 1, 1)
    ctx.fillRect(3, 1, -1, 1)
    ctx.globalAlpha = 0.25
    ctx.fillRect(0, 0, 1, 1)
    ctx.fillRect(0, 0, 1, 1)
    expect(ctx.body().split('\n')).toEqual([
      '<path d="M0 0h1v1h-1zM2 1h1v1h-1z" fill="#abcdef"/>',
      '<path d="M0 0h1v1h-1z" fill="#abcdef" opacity="0.25"/>',
      '<path d="M0 0h1v1h-1z" fill="#abcdef" opacity="0.25"/>',
    ])
  })

  test('puts texts on the line their letters stand on, and escapes them', () => {
    const ctx = make()
    ctx.font = `700 10px ${FAMILY}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText('a<b & "c"', 5, 10)
    expect(ctx.body()).toBe(
      '<text x="5" y="13.46" font-size="10" font-weight="700" text-anchor="middle" fill="#000000">' +
        'a&lt;b &amp; &quot;c&quot;</text>',
    )
    expect(ctx.measureText('abc').width).toBe(21)
  })
})

describe('SvgSprites', () => {
  const sources = {
    dot: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="red"><circle r="9"/></svg>',
    line: '<svg viewBox="0 0 64 64"><path d="M0 0"/></svg>',
  }

  test('defines a sprite once and uses it where it is drawn', () => {
    const ctx = make()
    const sprites = new SvgSprites(sources, ctx, 'game')
    ctx.translate(100, 0)
    ctx.globalAlpha = 0.5
    sprites.draw('dot', 1, 2, 30)
    ctx.globalAlpha = 1
    sprites.drawNumber(sprites.numberOf('dot'), 5, 5, 10)
    expect(sprites.definitions()).toBe(
      '<symbol id="game-dot" viewBox="0 0 64 64" fill="red"><circle r="9"/></symbol>',
    )
    expect(ctx.body().split('\n')).toEqual([
      '<use href="#game-dot" x="101" y="2" width="30" height="30" opacity="0.5"/>',
      '<use href="#game-dot" x="105" y="5" width="10" height="10"/>',
    ])
    expect(() => sprites.draw('none', 0, 0, 1)).toThrow('no sprite none')
  })
})
