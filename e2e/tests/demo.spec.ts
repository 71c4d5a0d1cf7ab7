import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { appArgs, executable, expect, needsElectron, test } from '../fixtures'

needsElectron('the picture is of its window')

const run = promisify(execFile)

test('the demo prints the official answer and leaves a picture @always', async ({ folder }) => {
  const picture = join(folder, 'demo.png')
  const args = [...appArgs(), `--user-data-dir=${folder}`, '--demo', `--screenshot=${picture}`]
  const { stdout } = await run(executable(), args)
  expect(stdout).toContain('8\n8\n')
  expect(stdout).toContain(picture)
  expect((await stat(picture)).size).toBeGreaterThan(20_000)
})
