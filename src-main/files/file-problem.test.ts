import { describe, expect, test } from 'vitest'
import { systemProblem } from './file-problem'

const systemError = (code: string): Error =>
  Object.assign(new Error(`${code}: raw`), { code, syscall: 'open' })

describe('what the system says of a file', () => {
  test.each([
    ['ENOENT', 'The file cannot be written: there is no such file or folder.'],
    ['EACCES', 'The file cannot be written: permission denied.'],
    ['EROFS', 'The file cannot be written: the disk is read-only.'],
    ['ENOSPC', 'The file cannot be written: the disk is full.'],
    ['EISDIR', 'The file cannot be written: it is a folder.'],
    ['EXOTIC', 'The file cannot be written: the system reports EXOTIC.'],
  ])('%s in words', (code, message) => {
    expect(systemProblem('/a', 'written', systemError(code))).toEqual({ path: '/a', code, message })
  })

  test('a bug is no problem of a file', () => {
    expect(systemProblem('/a', 'read', new TypeError('undefined is not a function'))).toBeNull()
    const badArgument = Object.assign(new TypeError('x'), { code: 'ERR_INVALID_ARG_TYPE' })
    expect(systemProblem('/a', 'read', badArgument)).toBeNull()
  })
})
