import { expect, test } from 'vitest'
import { archiveOf } from '../write-package'
import { withInnerArchive } from './inner-archive'

const encoder = new TextEncoder()
const contents = (init: string, data: Uint8Array) => ({
  files: new Map([
    ['mice/init.yml', encoder.encode(init)],
    ['mice/data.zip', data],
    ['mice/1.in', encoder.encode('beside')],
  ]),
  skipped: [],
})
const zip = archiveOf([
  { path: '1.in', content: 'within' },
  { path: 'a/2.in', content: 'two' },
])

test('the tests of a problem of DMOJ lie in the archive that it names, or beside it', async () => {
  const { files, skipped } = await withInnerArchive(contents("archive: 'data.zip'\n", zip))
  const texts = [...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])
  expect(Object.fromEntries(texts)).toEqual({
    'mice/init.yml': "archive: 'data.zip'\n",
    'mice/1.in': 'beside',
    'mice/a/2.in': 'two',
  })
  expect(skipped).toEqual([])
})

test('an archive that nobody names stays a file, and one that cannot be read is skipped', async () => {
  const plain = await withInnerArchive(contents('test_cases: []\n', zip))
  expect([...plain.files.keys()]).toContain('mice/data.zip')
  const broken = await withInnerArchive(contents('archive: data.zip\n', encoder.encode('no')))
  expect(broken.skipped.map(({ path }) => path)).toEqual(['mice/data.zip'])
})
