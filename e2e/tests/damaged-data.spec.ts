import { execFileSync, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appArgs, executable, expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'

test('damaged data of the app is put aside and reported', async ({ launch, folder }) => {
  const data = join(folder, 'data-0')
  await mkdir(data)
  const path = join(data, 'recent.json')
  await writeFile(path, '{"version":1,"paths":["/levels/a.t')
  const app = new AppPage(await launch())
  await expect(
    app.notice(
      `The saved names of recent files could not be read and were reset. The old data is in ${path}.damaged.`,
    ),
  ).toBeVisible()
  expect(await readFile(`${path}.damaged`, 'utf8')).toBe('{"version":1,"paths":["/levels/a.t')
})

test('where its data cannot be written the app says why it does not start', async ({ folder }) => {
  needsElectron('it says so before there is a page')
  const data = join(folder, 'read-only')
  await mkdir(data)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', data], { stdio: 'ignore' })
  } catch {
    test.skip(true, 'Only who may mount a disk can have a read-only one: run it as root.')
  }
  const app = spawn(executable(), [...appArgs(), `--user-data-dir=${data}`])
  try {
    let said = ''
    app.stderr.on('data', (part: Buffer) => (said += part.toString()))
    const reason = `The folder for its data, ${data}, cannot be written: the disk is read-only.`
    await expect.poll(() => said).toContain(`Boardwright cannot start. ${reason}`)
  } finally {
    app.kill('SIGKILL')
    execFileSync('umount', ['-l', data])
  }
})
