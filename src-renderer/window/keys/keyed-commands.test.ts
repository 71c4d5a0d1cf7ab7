import { alsoOn, byPress } from '@core/keys/conflicts'
import { ownKeys } from '@core/keys/choice'
import { keyPresets, type KeyPresetId } from '@core/keys/presets'
import { afterEach, expect, test } from 'vitest'
import { keymap } from '../../ui/keymap.svelte'
import { keyedCommands, withKeysNow } from './keyed-commands'

afterEach(() => void (keymap.choice = ownKeys))

test.each(Object.keys(keyPresets) as KeyPresetId[])(
  'the keys of %s do not meet, also on tools of any game',
  async (preset) => {
    keymap.choice = { preset, keys: {} }
    const now = withKeysNow(await keyedCommands())
    const all = byPress(now)
    const clashes = now.flatMap((one) =>
      one.keys.flatMap((key) => alsoOn(all, one, key).map(({ id }) => `${key}: ${one.id}, ${id}`)),
    )
    expect(clashes).toEqual([])
    const tools = Object.keys(keyPresets[preset].keys).filter((id) => id.startsWith('tool-'))
    expect(tools.filter((id) => !now.some((one) => one.id === id))).toEqual([])
  },
)
