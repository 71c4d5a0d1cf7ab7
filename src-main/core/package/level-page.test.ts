import { describe, expect, it } from 'vitest'
import { games } from '../games/registry'
import { runnableSamples } from '../conformance/testing/samples'
import { levelIn, pageWith } from './level-page'

const BUILT =
  '<head><title></title></head><script type="application/json" id="level"></script><script>x</script>'
const [game] = games
const find = () => game
const hostile = '</script><!--<script>alert(1)</script>\u2028\u2029&lt;$&$`"\\'

/** What a browser would take for the level: all up to the first end of a script. */
function jsonIn(html: string): string {
  const begin = html.indexOf('id="level">') + 'id="level">'.length
  return html.slice(begin, html.toLowerCase().indexOf('</script', begin))
}

describe('a page with a level in it', () => {
  it('keeps the text of any game, to the byte', () => {
    for (const one of games) {
      for (const { level } of runnableSamples(one)) {
        const text = one.format.print(level as never)
        const page = { game: one.id, name: 'level', text, reading: null }
        const read = levelIn(jsonIn(pageWith(BUILT, one, page)), () => one)
        expect(read).toMatchObject(page)
      }
    }
  })

  it('lets nothing break out of it', () => {
    const page = { game: game.id, name: hostile, text: hostile, reading: hostile }
    const html = pageWith(BUILT, { title: hostile }, page)
    expect(JSON.parse(jsonIn(html))).toEqual(page)
    expect(html.match(/<\/?script/gi)).toHaveLength(4)
    expect(html).not.toContain('<!--')
    expect(jsonIn(html)).not.toMatch(/[<>&\u2028\u2029]/)
  })

  it('is not made of a page without room, and not read where the text is no level', () => {
    const page = { game: game.id, name: 'x', text: 'no level', reading: null }
    expect(() => pageWith('<title></title>', game, page)).toThrow('has no <script')
    expect(() => levelIn(JSON.stringify(page), find)).toThrow('no level without errors')
    expect(() => levelIn(JSON.stringify(page), () => null)).toThrow(`no game ${game.id}`)
  })
})
