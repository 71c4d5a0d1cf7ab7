import { isAbsolute, relative, resolve } from 'node:path'
import { testFilesOf } from '@core/suite/set-files'
import { slashed } from '../system/paths'

/** Whether a file, there or not, is one of the tests in a folder by its place and name. */
export function wouldBeTest(folder: string, file: string): boolean {
  const below = relative(resolve(folder), resolve(file))
  const path = slashed(below)
  return !isAbsolute(below) && !path.startsWith('..') && testFilesOf([path]).length > 0
}
