import { describe, expect, it } from 'vitest'
import { games } from '../games/testing'
import { runnableSamples } from '../conformance/testing/samples'
import { openDocument } from '../document/level-document'
import { branchLine, plantLine } from '../document/line-tree'
import { branchesOf, levelIn, pageWith } from './level-page'

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
        const text = one.format.print(level)
        const page = { game: one.id, name: 'level', text, branches: [], reading: null }
        const read = levelIn(jsonIn(pageWith(BUILT, one, page)), () => one)
        expect(read).toMatchObject(page)
      }
    }
  })

  it('lets nothing break out of it', () => {
    const page = { game: game.id, name: hostile, text: hostile, branches: [], reading: hostile }
    const html = pageWith(BUILT, { title: hostile }, page)
    expect(JSON.parse(jsonIn(html))).toEqual(page)
    expect(html.match(/<\/?script/gi)).toHaveLength(4)
    expect(html).not.toContain('<!--')
    expect(jsonIn(html)).not.toMatch(/[<>&\u2028\u2029]/)
  })

  it('keeps branches, each with what can be played of it', () => {
    const [first] = runnableSamples(game)
    const text = game.format.print(first!.level)
    const planted = plantLine(openDocument(game, text))
    const tree = branchLine(planted, { turn: 1, phase: 0, step: 3 }, hostile)
    const [branch] = branchesOf(tree)
    expect(branch).toEqual({
      id: 1,
      name: hostile.trim(),
      parent: 0,
      from: { turn: 1, step: 3 },
      text,
      changes: [],
    })
    const broken = { ...branch!, id: 2, text: 'no level' }
    const page = { game: game.id, name: 'x', text, branches: [branch!, broken], reading: null }
    const { branches } = levelIn(jsonIn(pageWith(BUILT, game, page)), find)
    expect(branches.map(({ name, level, hasAnswer }) => [name, level !== null, hasAnswer])).toEqual(
      [
        [hostile.trim(), true, true],
        [hostile.trim(), false, false],
      ],
    )
  })

  it('is not made of a page without room, and not read where the text is no level', () => {
    const page = { game: game.id, name: 'x', text: 'no level', branches: [], reading: null }
    expect(() => pageWith('<title></title>', game, page)).toThrow('has no <script')
    expect(() => levelIn(JSON.stringify(page), find)).toThrow('no level without errors')
    expect(() => levelIn(JSON.stringify(page), () => null)).toThrow(`no game ${game.id}`)
  })
})
