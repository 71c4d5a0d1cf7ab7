import { expect, test } from 'vitest'
import { leaveDriverAlone } from './toolkit-drawing'

test('says it for as long as the toolkit starts, and not to programs started later', () => {
  const env: NodeJS.ProcessEnv = { HOME: '/home/ada' }
  const forget = leaveDriverAlone(env)
  expect(env).toEqual({ HOME: '/home/ada', GDK_GL: 'disable' })
  forget()
  expect(env).toEqual({ HOME: '/home/ada' })
})

test('leaves what the user has set', () => {
  const env: NodeJS.ProcessEnv = { GDK_GL: 'always' }
  leaveDriverAlone(env)()
  expect(env).toEqual({ GDK_GL: 'always' })
})
