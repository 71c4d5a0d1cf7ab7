import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bridge } from '../../src-main/core/protocol/ipc'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { SetPage } from '../pages/set'

/** What ends programs where the app can no longer do it itself. */
const hasSetpriv = ['/usr/bin', '/bin'].some((folder) => existsSync(join(folder, 'setpriv')))

test.skip(
  process.platform !== 'linux',
  'It looks at processes as Linux tells of them: run it on Linux.',
)

const usual = process.env['TMPDIR']
test.afterEach(() => {
  if (usual === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = usual
})

for (const way of ['closed', 'killed'] as const)
  test(`programs end with the app when it is ${way}, with all that they have started`, async ({
    launch,
    folder,
  }) => {
    test.skip(way === 'killed' && !hasSetpriv, 'There is no setpriv: install util-linux.')
    const mark = `boardwright-${way}-${process.pid}`
    const temporary = join(folder, 'temporary')
    await mkdir(temporary)
    process.env['TMPDIR'] = temporary
    const set = join(folder, 'set')
    await mkdir(set)
    await writeFile(join(set, '1.in'), '5 5\n1\n1\n0\n1 1\n3 N\n')
    // A child that has left the group of its parent.
    const command = `sh -c "setsid sh -c 'sleep 1000; : ${mark}' & sleep 1001; true" ${mark}`
    const programs = [{ name: 'lives', command }]
    await writeFile(join(set, 'boardwright.json'), JSON.stringify({ version: 1, programs }))
    const app = new AppPage(await launch(set))
    await new SetPage(app).looked()
    await app.shell.answerMessageBox('Run it')
    await app.window.evaluate(async () => {
      const { bridge } = globalThis as unknown as { bridge: Bridge }
      const opened = new Promise<string>((resolve) => {
        bridge.on('set:opened', ({ set: ticket }) => resolve(ticket))
      })
      const [recent] = await bridge.request('set:recent')
      void bridge.request('set:open-recent', recent!.ticket)
      const request = { programs: null, tests: null, extent: 'changed' } as const
      const limits = { time: 600_000, memory: 2 ** 30 }
      void bridge.request('programs:run', 900, { ...request, set: await opened, limits })
    })
    await expect.poll(async () => (await processesWith(mark)).length).toBeGreaterThan(1)
    await (way === 'closed' ? app.shell.close() : app.shell.kill())
    await expect.poll(() => processesWith(mark)).toEqual([])
    const left = async (): Promise<string[]> =>
      (await readdir(temporary)).filter((name) => name.startsWith('boardwright-'))
    // Without Electron nothing is started that would tidy up.
    if (way === 'killed' && process.env['CHROMIUM_EXE']) return
    if (way === 'killed') {
      expect(await left()).not.toEqual([])
      await launch()
    }
    await expect.poll(left).toEqual([])
  })

/** Command lines of processes that hold a mark. */
async function processesWith(mark: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
  return (await Promise.all(lines)).filter((line) => line.includes(mark))
}
