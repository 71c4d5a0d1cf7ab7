import { expect, test } from 'vitest'
import { ownKeys, type KeyChoice } from '@core/keys/choice'
import type { Bridge } from '@core/protocol/ipc'
import { keymap } from '../../ui/keymap.svelte'
import { UserKeys } from './user-keys.svelte'

test('changes that follow each other before the first is kept are all kept, also after one that was not', async () => {
  keymap.choice = ownKeys
  const saves: { readonly choice: KeyChoice; readonly end: (problem: string | null) => void }[] = []
  const request = (_: string, choice: KeyChoice) =>
    new Promise((end) => saves.push({ choice, end }))
  const keys = new UserKeys({ request } as unknown as Bridge)

  const all = [
    keys.set('undo', [], () => ['F2']),
    keys.set('redo', [], () => ['F3']),
    keys.choosePreset('vscode'),
  ]
  const answers = [null, 'The disk is full.', null]
  for (const [at, answer] of answers.entries()) {
    await expect.poll(() => saves.length).toBe(at + 1)
    saves[at]!.end(answer)
  }
  await Promise.all(all)
  expect(keymap.choice).toMatchObject({ preset: 'vscode', keys: { undo: ['F2'] } })
  expect(keymap.choice.keys).not.toHaveProperty('redo')
  expect(keys.problem).toBeNull()
  keymap.choice = ownKeys
})

test('keys of one command that are taken and added before the first change is kept are all taken and added', async () => {
  keymap.choice = ownKeys
  const keys = new UserKeys({ request: () => Promise.resolve(null) } as unknown as Bridge)
  const own = ['F10', '$mod+S']
  await Promise.all([
    keys.set('step', own, (now) => now.filter((key) => key !== '$mod+S')),
    keys.set('step', own, (now) => [...now, '$mod+M']),
  ])
  expect(keymap.keysOf('step', own)).toEqual(['F10', '$mod+M'])
  keymap.choice = ownKeys
})
