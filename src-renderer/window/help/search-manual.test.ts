import { expect, test } from 'vitest'
import { manualSearch } from './search-manual'

const long = `${'word '.repeat(60)}and then the anchovy at the end of it all${' more'.repeat(60)}`
const find = manualSearch({
  title: 'Manual',
  groups: [],
  pages: [
    {
      id: 'board',
      title: 'The board',
      html: '',
      parts: [
        { anchor: '', title: 'The board', text: 'Tools stand at its left.' },
        { anchor: 'tools', title: 'Tools', text: 'Each has a letter.' },
      ],
    },
    { id: 'sea', title: 'Море', html: '', parts: [{ anchor: '', title: 'Море', text: long }] },
  ],
})

test('what has the words in its heading comes first, with the title of its page', () => {
  expect(find('tool')).toEqual([
    { place: 'board#tools', title: 'The board · Tools', excerpt: 'Each has a letter.' },
    { place: 'board', title: 'The board', excerpt: 'Tools stand at its left.' },
  ])
})

test('all words have to be there, another ending is forgiven, and nothing is found of nothing', () => {
  expect(find('left letter')).toEqual([])
  expect(find('left tools').map(({ place }) => place)).toEqual(['board'])
  expect(find('моря').map(({ place }) => place)).toEqual(['sea'])
  expect(find('')).toEqual([])
})

test('of a long text the stretch around the words is shown', () => {
  const [found] = find('anchovy')
  expect(found!.excerpt).toMatch(/^…word .*the anchovy at .* more…$/)
  expect(found!.excerpt.length).toBeLessThan(130)
})
