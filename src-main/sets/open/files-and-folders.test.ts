import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileProblem } from '../../files/file-problem'
import { openFilesAndFolders } from './files-and-folders'

test('folders become sets, all else is opened as files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'any-'))
  const file = join(folder, '01.in')
  await writeFile(file, '')
  const gone = join(folder, 'gone')
  const files: string[] = []
  const sets: string[] = []
  const problem = fileProblem(folder, 'EACCES', 'The folder cannot be read: permission denied.')
  const reply = await openFilesAndFolders(
    [folder, file, gone, ''],
    (paths) => {
      files.push(...paths)
      return Promise.resolve({ files: [], problems: [] })
    },
    {
      open: (path) => {
        sets.push(path)
        return Promise.resolve(problem)
      },
    },
  )
  await rm(folder, { recursive: true })
  expect([sets, files]).toEqual([[folder], [file, gone, '']])
  expect(reply).toEqual({ files: [], problems: [problem] })
})
