import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { SetPage } from '../pages/set'
import { samplePath } from '../samples'

test('a setter has a statement proposed, writes on in an editor and sees what is no longer true', async ({
  open,
  folder,
}) => {
  const place = join(folder, 'Pests')
  await mkdir(join(place, 'sample'), { recursive: true })
  await writeFile(join(place, 'sample/01.in'), await readFile(samplePath('rockets')))
  const app = new AppPage(await open())
  const set = new SetPage(app)
  await set.open(place)
  await set.show('Statement')
  const view = set.root.getByTestId('statement')
  await expect(view).toContainText('There is no statement in this language.')
  const propose = view.getByRole('button', { name: 'Propose a statement' })
  const tests = set.root.getByRole('tab', { name: 'Tests' })
  const broken = join(place, 'sample/02.in')
  await writeFile(broken, '5 5\n')
  await expect(tests).toContainText('2')
  await propose.press('Enter')
  await expect(view.getByRole('alert')).toContainText('No statement can be made yet. sample/02.in')
  await expect(propose).toBeInViewport()
  await expect(propose).toBeFocused()
  await rm(broken)
  await expect(tests).toContainText('1')
  await app.press('Enter')

  const page = view.getByRole('article', { name: 'The statement' })
  await expect(page).toBeFocused()
  await expect(page).toContainText('The mouse from door 1 enters the rocket of player 2: 0 to 1.')
  await expect(page.getByRole('img')).toHaveCount(2)
  const file = join(place, 'statement/en.md')
  const proposed = await readFile(file, 'utf8')
  expect(proposed).toContain('{{samples}}')

  await writeFile(
    file,
    '# Mice <script>alert(1)</script>\n\nUp to {{max width = 30}} wide.\n\n{{board sample/02.in}}\n',
  )
  const problems = view.getByRole('list', { name: 'Problems in the statement' })
  await expect(problems.getByRole('listitem')).toHaveText([
    'Line 1, column 8: HTML is not accepted; a comment needs lines of its own.',
    'Line 1, column 24: HTML is not accepted; a comment needs lines of its own.',
    'Line 3, column 7: “30” is no longer true: it is 25 now.',
    'Line 5, column 1: There is no test “sample/02.in” in the set.',
  ])
  await expect(page.getByRole('heading', { name: 'Mice' })).toBeVisible()
  await expect(page).toContainText('Up to 25 wide.')

  await writeFile(file, '# Mice\n\nUp to {{max width = 25}} wide.\n')
  await expect(problems).toHaveCount(0)
  await view.getByRole('button', { name: 'Save as HTML or PDF…' }).click()
  await expect(set.dialog).toContainText('Handout')
  await app.press('Escape')
})
