import { rename, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useFolder } from '../scripts/unit/use-folder'
import { copyLivingFolder } from './copy-living-folder'

const folder = useFolder()

test('a folder is copied while a file in it is replaced again and again', async () => {
  const order = folder.put('from/journal/order.json', '{"turn":0}')
  let isOver = false
  const replacing = (async () => {
    for (let turn = 1; !isOver; turn++) {
      await writeFile(`${order}.${turn}`, `{"turn":${turn}}`)
      await rename(`${order}.${turn}`, order)
    }
  })()
  try {
    for (let copy = 0; copy < 300; copy++) {
      await copyLivingFolder(folder.at('from'), folder.at(`${copy}`))
      expect(folder.read(`${copy}/journal/order.json`)).toMatch(/^\{"turn":\d+\}$/)
    }
  } finally {
    isOver = true
    await replacing
  }
})
