import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { needing, skipWithout } from '../../scripts/unit/needs'
import { soon } from '../../scripts/unit/soon'
import type { RunEnd, RunLimits } from '@core/judging/run-end'
import { usualLimits } from '@core/judging/run-end'
import { DirectLauncher } from './direct-launcher'
import type { Isolation } from './isolation'
import { ProgramRunner } from './program-runner'
import { noneRunning } from './testing/running'

const MB = 2 ** 20
const isUnix = process.platform !== 'win32'
const isLinux = process.platform === 'linux'
const folder = mkdtempSync(join(tmpdir(), 'boardwright-test-'))
const input = join(folder, 'input.txt')
writeFileSync(input, '3 4\n')

/** Time enough on any machine for a program that is to keep within its limits, or to break another one. */
const roomy: RunLimits = { ...usualLimits, wall: 300_000, cpu: 120_000 }

describe.runIf(isUnix).each<Isolation>(['processes', 'group'])(
  'programs kept apart by %s',
  (isolation) => {
    let runner: ProgramRunner
    const run = (
      script: string,
      limits: Partial<RunLimits> = {},
      more: string[] = [],
    ): Promise<RunEnd> =>
      runner.run({
        command: ['/bin/sh', '-c', script, 'sh', ...more],
        input,
        limits: { ...roomy, ...limits },
      })

    beforeAll(async () => {
      runner = await ProgramRunner.open({ lanes: 2, isolation })
    })
    afterAll(() => runner.close())

    it('read their input, and give what they print and how they end', async () => {
      const end = await run('read a b; echo $((a + b)); echo noise >&2; exit 3')
      expect(end).toMatchObject({
        stoppedBy: null,
        code: 3,
        signal: null,
        output: '7\n',
        errors: 'noise\n',
      })
      expect(end.cpu).not.toBeNull()
    })

    it('get their words as they are, none of them read as shell', async () => {
      const words = ['$(touch gone)', '; exit 5', '`id`', '* "\'', '']
      const end = await run('for one; do printf "<%s>" "$one"; done', {}, words)
      expect(end.output).toBe(words.map((word) => `<${word}>`).join(''))
    })

    it('run in an empty folder of their own, with little in their environment', async () => {
      process.env['SECRET_OF_OURS'] = 'hush'
      const end = await run('ls -A; touch left; env; ls -l /proc/self/fd')
      delete process.env['SECRET_OF_OURS']
      expect(end.output).not.toContain('left')
      expect(end.output).not.toContain('hush')
      expect((await run('ls -A')).output).toBe('')
      const open = [...end.output.matchAll(/ -> (.*)/g)].map(([, target]) => target!)
      const strange = open.filter((target) => !/^\/dev\/null$|\/file-\w{8}$|^\/proc\//.test(target))
      expect(strange, end.output).toEqual([])
      if (isLinux) expect(open.length).toBeGreaterThanOrEqual(4)
    })

    it.each([
      'touch left',
      'mkdir -p left/below',
      'touch gone; rm gone',
      'chmod 500 .',
      'own=$PWD; cd ..; mv "$own" left; mkdir "$own"; touch "$own/left"',
      'cd ..; for file in file-*; do ln "$file" "left-$file"; done',
      'cd ..; for file in file-*; do rm "$file"; ln -s /etc/passwd "$file"; done',
      'cd ..; chmod 400 file-*',
      'chmod 711 ..',
      'cd ..; for one in work-*; do touch "$one/left"; done',
      'cd ..; rm -r work-*; ln -s /usr work-usr',
      'cd ..; for file in file-*; do rm "$file"; mkdir "$file"; touch "$file/left"; done',
      'cd ..; for file in file-*; do echo much longer >"$file.too"; mv "$file.too" "$file"; done',
    ])('find nothing of one that did: %s', async (script) => {
      const one = await ProgramRunner.open({ lanes: 1, isolation })
      const look =
        'cat; ls -A; ls -ld . .. | cut -c1-10; find .. -mindepth 1 | sed "s/-.*//" | sort | uniq -c'
      const all = [script, look, script, look, look].map((words) =>
        one.run({ command: ['/bin/sh', '-c', words], input, limits: roomy }),
      )
      const [first, after, second, ...others] = await Promise.all(all)
      expect(await one.close()).toEqual([])
      for (const did of [first, second]) expect(did, did!.errors).toMatchObject({ code: 0 })
      const beside = '3 4\ndrwx------\ndrwx------\n      3 ../file\n      1 ../work\n'
      for (const end of [after, ...others])
        expect(end).toMatchObject({ code: 0, errors: '', leftovers: 0, output: beside })
    })

    it('read nothing of what one without an input has written into the files beside', async () => {
      const one = await ProgramRunner.open({ lanes: 1, isolation })
      const script =
        'for file in ../file-*; do echo much longer than that >"$file"; done 2>/dev/null'
      const run = (words: string, given: typeof input | null) =>
        one.run({ command: ['/bin/sh', '-c', words], input: given, limits: roomy })
      const all = [run('cat', input), run(script, null), run('cat', input)]
      const [before, , after] = await Promise.all(all)
      expect(await one.close()).toEqual([])
      for (const end of [before, after]) expect(end).toMatchObject({ code: 0, output: '3 4\n' })
    })

    it('that crash are told by their signal', async () => {
      expect(await run('kill -SEGV $$')).toMatchObject({
        code: null,
        signal: 'SIGSEGV',
        stoppedBy: null,
      })
      expect(await run('kill -9 $$')).toMatchObject({ signal: 'SIGKILL', stoppedBy: null })
    })

    it('that sleep are ended by the clock, and the next one runs', async () => {
      expect(await run('trap "" TERM INT HUP; sleep 1000', { wall: 200 })).toMatchObject({
        stoppedBy: 'wall',
      })
      expect(await run('echo next')).toMatchObject({ output: 'next\n', code: 0 })
    })

    it('that compute without end are ended by processor time', async (context) => {
      skipWithout(context, 'linux')
      const end = await run('while :; do :; done', { cpu: 300 })
      expect(end.stoppedBy).toBe('cpu')
      expect(end.cpu).toBeGreaterThanOrEqual(300)
    })

    it('that print without end are stopped, and little of it is kept', async () => {
      const end = await run('yes boardwright', { output: MB })
      expect(end.stoppedBy).toBe('output')
      expect(end.output.length).toBe(MB)
      const errors = await run('yes boardwright >&2', { output: MB })
      expect(errors.stoppedBy).toBe('output')
      expect(errors.errors.length).toBe(64 * 1024)
    })

    it('that ignore the limit of output are stopped too', async () => {
      const script = 'trap "" XFSZ; while :; do echo boardwright; done'
      expect(await run(script, { output: 4096, cpu: 500 })).toMatchObject({
        stoppedBy: expect.stringMatching(/output|cpu/) as string,
        output: expect.stringMatching(/^boardwright\n/) as string,
      })
    })

    it('that take too much memory are stopped', async (context) => {
      skipWithout(context, 'linux')
      const script = 'x=$(head -c 60000000 /dev/zero | tr "\\0" x); y=$x$x; z=$y$y; sleep 1000'
      expect(await run(script, { memory: 100 * MB })).toMatchObject({
        stoppedBy: 'memory',
      })
    })

    it('that fork without end are stopped, and none of them is left', async (context) => {
      skipWithout(context, 'linux')
      const word = `bomb-${isolation}`
      const script = `bomb() { sleep 1000 & bomb & wait; }; bomb ${word}`
      const end = await run(script, { processes: 40 }, [word])
      expect(end.stoppedBy).toBe('processes')
      await noneRunning(word)
    })

    it('that leave others behind have them ended', async (context) => {
      skipWithout(context, 'linux')
      const word = `stays-${isolation}`
      // It ends when both are there, and not so soon that nobody looks for leftovers.
      const stays = (name: string): string => `sh -c "echo > ${name}; sleep 1000; : ${word}"`
      const script = `(exec ${stays('one')}) & (setsid ${stays('two')} >/dev/null 2>&1 </dev/null &) ; until [ -e one ] && [ -e two ]; do sleep 0.01; done; sleep 0.1; echo done`
      const end = await run(script)
      expect(end).toMatchObject({ code: 0, output: 'done\n', stoppedBy: null })
      expect(end.leftovers).toBeGreaterThanOrEqual(2)
      await noneRunning(word)
    })

    it('that end what started them are told so, and the next one runs', async () => {
      const end = await run('kill -9 $PPID; sleep 0.2; echo still')
      // In a space of their own they cannot.
      if (end.signal !== null) expect(end).toMatchObject({ signal: 'SIGKILL', stoppedBy: null })
      else expect(end.output).toBe('still\n')
      expect(await run('echo next')).toMatchObject({ output: 'next\n' })
    })

    it('can be stopped while they run, and before', async () => {
      const stop = new AbortController()
      const begun = join(folder, `begun-${isolation}`)
      const command = ['/bin/sh', '-c', 'echo > "$0"; sleep 1000', begun]
      const asked = runner.run({ command, input, limits: roomy, stop: stop.signal })
      await soon(() => expect(existsSync(begun)).toBe(true))
      stop.abort()
      expect(await asked).toMatchObject({ stoppedBy: 'user' })
      expect(await runner.run({ command, input, limits: roomy, stop: stop.signal })).toMatchObject({
        stoppedBy: 'user',
      })
    })

    it('run several at a time, each with its own output', async () => {
      const ends = await Promise.all(Array.from({ length: 12 }, (_, at) => run(`echo ${at}`)))
      expect(ends.map(({ output }) => output)).toEqual(ends.map((_, at) => `${at}\n`))
    })
  },
)

it('leaves neither folder nor process when it is closed in the middle', async (context) => {
  skipWithout(context, 'unix')
  // A place of its own: other tests make such folders at the same time.
  const place = mkdtempSync(join(tmpdir(), 'boardwright-test-'))
  vi.stubEnv('TMPDIR', place)
  const runner = await ProgramRunner.open({ lanes: 1 })
  const made = (): string[] =>
    readdirSync(place).filter((name) => name.startsWith('boardwright-run-'))
  const word = 'closed-in-the-middle'
  const begun = join(folder, word)
  const asked = runner.run({
    command: ['/bin/sh', '-c', 'echo > "$1"; sleep 1000', word, begun],
    input,
    limits: roomy,
  })
  await soon(() => expect(existsSync(begun)).toBe(true))
  const before = made().length
  await runner.close()
  expect((await asked).signal).toBe('SIGKILL')
  if (isLinux) await noneRunning(word)
  expect(before).toBeGreaterThan(0)
  expect(made()).toEqual([])
  vi.unstubAllEnvs()
  rmSync(place, { recursive: true })
})

describe('without a launcher', () => {
  needing('unix')
  const own = mkdtempSync(join(tmpdir(), 'boardwright-test-'))
  const run = (script: string, limits: Partial<RunLimits> = {}): Promise<RunEnd> =>
    new DirectLauncher(() => mkdtemp(join(own, 'lane-'))).run({
      command: ['/bin/sh', '-c', script],
      input,
      limits: { ...roomy, ...limits },
    })
  afterAll(() => rmSync(own, { recursive: true }))

  it('programs run, within time and output', async () => {
    expect(await run('read a b; echo $((a * b)); exit 2')).toMatchObject({
      output: '12\n',
      code: 2,
      stoppedBy: null,
    })
    expect(await run('sleep 100', { wall: 100 })).toMatchObject({ stoppedBy: 'wall', code: null })
    const end = await run('yes', { output: MB })
    expect(end).toMatchObject({ stoppedBy: 'output' })
    expect(end.output.length).toBe(MB)
    await run('touch left')
    expect(readdirSync(own)).toEqual([])
  })
})

afterAll(() => rmSync(folder, { recursive: true }))
