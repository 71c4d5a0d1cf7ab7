import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { executable, expect, isPackaged, root, test } from '../fixtures'
import { writeBot } from '../pages/live-match'
import { AppPage } from '../pages/app'

const CLI = isPackaged
  ? join(dirname(executable()), 'resources/cli/cli.js')
  : join(root, 'out/main/cli.js')

interface Line {
  readonly played?: { readonly scores: readonly [number, number] }
}

test('an arena of a program comes to its end, and each of its matches opens', async ({
  open,
  folder,
}) => {
  test.skip(process.platform === 'win32', 'the bot is a shell script: run it on Linux or macOS')
  const bot = join(folder, 'bot.sh')
  await writeBot(bot, 'echo S')
  const [out, into] = [join(folder, 'arena.ndjson'), join(folder, 'matches')]
  const players = ['--players', `cmd:sh ${bot},greedy`, '--games', '4', '--seed', '1']
  const args = [CLI, 'arena', 'progers', ...players, '--out', out, '--into', into]
  const done = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(done).toMatchObject({ status: 0, stderr: '' })
  expect(done.stdout).toMatch(/^greedy +4 +4 +0 +0/m)
  const played = readFileSync(out, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as Line).played ?? [])
  const files = readdirSync(into).sort()
  expect([played.length, files.length]).toEqual([4, 4])

  const running = await open(...files.map((name) => join(into, name)))
  const app = new AppPage(running)
  await app.settled()
  for (const [at, name] of files.entries()) {
    await app.tab(name).click()
    expect((await app.settled()).answer).toBe(`${played[at]!.scores.join(' ')}\n`)
  }
})
