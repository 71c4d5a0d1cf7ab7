import { expect, test } from 'vitest'
import { endProcess, endTree, hasGroups } from './process-ends'

function ended(platform: NodeJS.Platform): string[] {
  const done: string[] = []
  endTree(77, platform, {
    kill: (pid, signal) => done.push(`${signal} ${pid}`),
    run: (program, words) => done.push([program, ...words].join(' ')),
  })
  return done
}

test('a program ends with all that it has started: its group, on Windows its tree', () => {
  expect(ended('linux')).toEqual(['SIGKILL -77'])
  expect(ended('darwin')).toEqual(['SIGKILL -77'])
  expect(ended('win32')).toEqual(['taskkill /pid 77 /t /f'])
  expect([hasGroups('win32'), hasGroups('darwin')]).toEqual([false, true])
})

test('one that has just ended is no failure', () => {
  const gone = (): never => {
    throw new Error('ESRCH')
  }
  expect(() => endProcess(77, gone)).not.toThrow()
})
