import { isAbsolute, relative, resolve, sep } from 'node:path'
import { testFilesOf } from '@core/suite/set-files'

/** Whether a file, there or not, is one of the tests in a folder by its place and name. */
export function wouldBeTest(folder: string, file: string): boolean {
  const below = relative(resolve(folder), resolve(file))
  const path = below.split(sep).join('/')
  return !isAbsolute(below) && !path.startsWith('..') && testFilesOf([path]).length > 0
}
