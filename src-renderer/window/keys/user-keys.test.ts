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

  const all = [keys.set('undo', ['F2']), keys.set('redo', ['F3']), keys.choosePreset('vscode')]
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
