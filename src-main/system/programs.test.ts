import { expect, test } from 'vitest'
import { hasShell, passedVariables, programEnding, programNames } from './programs'

test('Windows finds programs by their endings', () => {
  expect(programNames('g++', 'win32')).toEqual(['g++.com', 'g++.exe'])
  expect(programNames('python3.13', 'win32')).toEqual([
    'python3.13',
    'python3.13.com',
    'python3.13.exe',
  ])
  expect(programNames('g++', 'darwin')).toEqual(['g++'])
  expect([programEnding('win32'), programEnding('linux')]).toEqual(['.exe', ''])
})

test('programs get no more of the environment than they need', () => {
  const env = {
    PATH: '/bin',
    LANG: '',
    TZ: 'UTC',
    HOME: '/home/a',
    SystemRoot: 'C:\\Windows',
    TEMP: 'T',
  }
  expect(passedVariables(env, 'darwin')).toEqual({ PATH: '/bin', TZ: 'UTC' })
  expect(passedVariables(env, 'win32')).toEqual({
    PATH: '/bin',
    TZ: 'UTC',
    SystemRoot: 'C:\\Windows',
    TEMP: 'T',
  })
})

test('only Windows has no shell that sets limits', () => {
  expect([hasShell('win32'), hasShell('darwin'), hasShell('linux')]).toEqual([false, true, true])
})
