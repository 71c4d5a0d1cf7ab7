import type { Edit, Level } from '@core/games/rockets/model'
import { expect, test } from 'vitest'
import type { Tool } from '../tools/tool'
import type { GameEditor } from './game-editor'

test('panes and tools can make no edit that their game does not have', () => {
  const applied: unknown[] = []
  const editor = {
    apply: (edits: readonly Edit[]) => applied.push(...edits),
  } as unknown as GameEditor<Level, Edit>
  editor.apply([{ kind: 'remove', list: 'turns', index: 0 }])
  // @ts-expect-error: no edit of this game
  editor.apply([{ kind: 'no-such-edit' }])
  // @ts-expect-error: an edit of this game with a part missing
  editor.apply([{ kind: 'remove', list: 'turns' }])
  // @ts-expect-error: the level is the game's own
  expect(() => editor.level.nothing.of.this).toThrow()
  expect(applied).toHaveLength(3)
})

test('tools can show no ghost that the look of their game does not paint', () => {
  const tool = { preview: () => ({ ghost: 'door' as const, refusal: null, hint: '' }) }
  const painted: Pick<Tool<Level, Edit, 'arrow' | 'door'>, 'preview'> = tool
  // @ts-expect-error: no ghost of this look
  const unpainted: Pick<Tool<Level, Edit, 'arrow'>, 'preview'> = tool
  expect(painted).toBe(unpainted)
})
