import { cutTexts } from '../cut-texts'
import { everyGame, everyState } from '../every-state'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'

for (const language of ['en', 'ru']) {
  test(`${language}: in the smallest window every text is read whole in every state`, async ({
    launch,
    folder,
  }) => {
    const app = new AppPage(await launch(`--lang=${language}`, ...everyGame))
    await app.resize(1024, 700)
    const found = new Map<string, string>()
    await everyState(app, folder, async (state) => {
      for (const text of await cutTexts(app.window)) {
        if (!found.has(text)) found.set(text, state)
      }
    })
    expect([...found].map(([text, state]) => `${state}: ${text}`)).toEqual([])
  })
}

test('a text that is cut, covered, or too long for its field is found, and one that a title says whole is not', async ({
  open,
}) => {
  const app = new AppPage(await open())
  await app.window.getByTestId('start-page').waitFor()
  await app.window.evaluate(() => {
    const planted = document.body.appendChild(document.createElement('div'))
    planted.id = 'planted'
    planted.style.cssText = 'position: fixed; inset: 0; z-index: 9999; background: Canvas'
    const narrow = 'width: 60px; overflow: hidden; white-space: nowrap'
    planted.innerHTML = `
      <p style="${narrow}">cut by its own box</p>
      <p style="${narrow}" title="cut, but whole in its title">cut, but whole in its title</p>
      <p style="${narrow}; text-overflow: ellipsis">cut, but told by the page</p>
      <p style="${narrow}; overflow: auto">cut, but scrolls into sight</p>
      <p style="height: 8px; overflow: hidden">cut below</p>
      <p style="position: absolute; left: 100%">beyond the edge</p>
      <div style="position: relative"><b>covered</b><p style="position: absolute; inset: 0; background: red"></p></div>
      <select style="width: 60px" title="a choice"><option>too long for the choice</option></select>
      <input style="width: 60px" placeholder="too long for the field" />
      <p>read whole</p>`
  })
  expect(await cutTexts(app.window, '#planted')).toEqual([
    'behind p.: covered',
    'beyond the window: beyond the edge',
    'cut by p.: cut below',
    'cut by p.: cut by its own box',
    'too long for its input.: too long for the field',
    'too long for its select.: too long for the choice',
  ])
})
