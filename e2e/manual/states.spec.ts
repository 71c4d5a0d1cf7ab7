import { join } from 'node:path'
import { root, test } from '../fixtures'
import { states } from './recipes'
import { take, whatToOpen } from './take'

const target = process.env['STATES_INTO'] ?? join(root, 'docs/pictures/after')

for (const theme of ['light', 'dark']) {
  for (const [name, recipe] of Object.entries(states)) {
    test(`${name}, ${theme}`, async ({ launch, folder }) => {
      const running = await launch(...(await whatToOpen(recipe.open, folder)))
      const does = [...recipe.does, `#theme-${theme}`]
      await take(running, { ...recipe, does }, join(target, `${name}-${theme}.png`))
    })
  }
}
