import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { soon } from '../../scripts/unit/soon'
import { usualLimits, type RunLimits } from '@core/judging/run-end'
import { AnswerClock } from './answer-clock'
import { CagedProcess } from './caged-process'
import { cageFor, type Cage, type Isolation } from './isolation'
import { LiveProgram, type LiveReply } from './live-program'

const isLinux = process.platform === 'linux'
const MB = 2 ** 20
/** Ms that a program may take which is to answer. */
const ENOUGH = 300_000

const noneRunning = (word: string): Promise<void> =>
  soon(() => {
    const all = execFileSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' }).split('\n')
    expect(all.filter((line) => line.includes(word) && !line.startsWith('Z'))).toEqual([])
  })

describe.runIf(process.platform !== 'win32').each(['processes', 'group'] as Isolation[])(
  'a program that is talked to, %s apart,',
  (isolation) => {
    let folder = ''
    /** Beside those of the programs, for files by which test and program wait for each other. */
    let gates = ''
    let cage: Cage
    const started: LiveProgram[] = []
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'boardwright-live-'))
      gates = mkdtempSync(join(tmpdir(), 'boardwright-gates-'))
      cage = await cageFor(isolation)
    })
    afterEach(async () => {
      await Promise.all(started.splice(0).map((one) => one.end()))
      expect(readdirSync(folder)).toEqual([])
    })
    afterAll(() => {
      for (const one of [folder, gates]) rmSync(one, { recursive: true })
    })

    const start = async (
      script: string,
      limits: Partial<RunLimits> = {},
      words: readonly string[] = [],
    ): Promise<LiveProgram> => {
      const command = ['/bin/sh', '-c', script, 'sh', ...words]
      const own = join(folder, String(started.length))
      const all = { ...usualLimits, wall: Infinity, cpu: Infinity, ...limits }
      const program = await LiveProgram.start(cage, command, own, all)
      started.push(program)
      return program
    }
    const asked = async (script: string, time: number | null = ENOUGH): Promise<LiveReply> =>
      (await start(script)).ask('one\n', time)

    it('answers each line with one, with what it says beside, and ends by itself', async () => {
      const program = await start(
        'while read -r a; do echo "<$a>"; echo "heard $a" >&2; done; echo over >&2',
      )
      const first = await program.ask('one\n', ENOUGH)
      expect(first).toMatchObject({ line: '<one>', fault: null, written: '<one>\n' })
      const second = await program.ask('two\n', null)
      expect(second).toMatchObject({ line: '<two>' })
      expect(first.errors + second.errors).toContain('heard one\n')
      expect(second.time).toBeGreaterThanOrEqual(0)
    })

    it('gets its words as they are, an empty folder, and little of the environment', async () => {
      const program = await start('read a; echo "$1|$(ls | wc -l)|$HOME|$BOARDWRIGHT_SECRET"', {}, [
        '$(echo no); `no` "x"',
      ])
      const { line } = await program.ask('one\n', ENOUGH)
      expect(line).toMatch(/^\$\(echo no\); `no` "x"\|\s*0\|.*boardwright-live-[^|]*\|$/)
    })

    it('is late where it is silent, and what comes later is not taken for the next answer', async () => {
      const gate = join(gates, 'late')
      const answers = 'read -r a; until [ -e "$1" ]; do sleep 0.01; done; echo "<$a>"'
      const program = await start(`${answers}; ${answers}`, {}, [gate])
      expect(await program.ask('one\n', 100)).toMatchObject({
        line: null,
        fault: { kind: 'late', message: 'wrote no line within 100 ms' },
      })
      writeFileSync(gate, '')
      expect(await program.ask('two\n', ENOUGH)).toMatchObject({ line: '<two>', fault: null })
    })

    it('is told with the half line that it wrote', async () => {
      const written = join(gates, 'written')
      const program = await start('printf MR; echo > "$1"; sleep 1000', {}, [written])
      const clock = new AnswerClock(true)
      const said = program.ask('one\n', 300, clock)
      await soon(() => expect(existsSync(written)).toBe(true))
      clock.start()
      expect((await said).fault).toEqual({
        kind: 'late',
        message: 'wrote no line within 300 ms, only "MR"',
      })
      expect((await asked('printf MR')).fault?.message).toBe(
        'ended with code 0 after "MR" without a line ending',
      )
    })

    it('may take any time where no clock runs', async () => {
      expect(await asked('read a; sleep 0.4; echo late', null)).toMatchObject({ line: 'late' })
    })

    it('has ended where it crashes, at once or later, and stays so', async () => {
      expect((await asked('exit 3')).fault).toEqual({ kind: 'ended', message: 'ended with code 3' })
      const program = await start('read a; echo ok; read a; kill -SEGV $$')
      expect((await program.ask('one\n', ENOUGH)).line).toBe('ok')
      const crash = { kind: 'ended', message: 'ended by SIGSEGV' }
      expect((await program.ask('two\n', ENOUGH)).fault).toEqual(crash)
      expect((await program.ask('three\n', ENOUGH)).fault).toEqual(crash)
    })

    it('is heard though it has ended before anyone listens', async () => {
      const command = ['/bin/sh', '-c', 'printf MR']
      const caged = await CagedProcess.start(cage, command, { errors: true })
      const { child } = caged
      if (child.exitCode === null) await once(child, 'exit')
      for (let turns = 0; turns < 100; turns++) await turn()
      let heard = ''
      child.stdout!.on('data', (bytes: Buffer) => (heard += bytes.toString()))
      caged.flow()
      await once(child.stdout!, 'end')
      expect(heard).toBe('MR')
    })

    it('is heard before it ends', async () => {
      expect(await asked('read a; echo last; exit 1')).toMatchObject({ line: 'last', fault: null })
    })

    it('has closed its pipes where it closes its output, and is late where it closes its input', async () => {
      expect((await asked('exec >&-; sleep 1000')).fault).toEqual({
        kind: 'closed',
        message: 'closed its output',
      })
      expect((await asked('exec <&-; sleep 1000', 300)).fault?.kind).toBe('late')
    })

    it('must not answer before it is asked', async () => {
      const program = await start('read a; printf "one\\ntwo\\n"; sleep 1000')
      expect(await program.ask('one\n', ENOUGH)).toMatchObject({ line: 'one' })
      expect((await program.ask('two\n', ENOUGH)).fault).toEqual({
        kind: 'early',
        message: 'wrote "two\\n" before it was asked',
      })
    })

    it('is ended when it prints without end, and no more of it is held than a little', async () => {
      const before = process.memoryUsage().rss
      const said = await asked('head -c 1073741824 /dev/zero | tr "\\0" x; sleep 1000')
      expect(said.fault?.kind).toBe('flood')
      expect(said.written.length).toBeLessThanOrEqual(64 * 1024)
      const errors = await asked('head -c 1073741824 /dev/zero | tr "\\0" x >&2; sleep 1000')
      expect(errors.fault?.kind).toBe('flood')
      expect(errors.errors.length).toBeLessThanOrEqual(16 * 1024)
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB)
    })

    it('is ended though it ignores signals, with all that lives on below it', async () => {
      const word = `stays-live-${isolation}`
      const program = await start(
        `trap "" TERM HUP INT PIPE; (setsid sh -c "trap '' TERM HUP; sleep 1000; : ${word}" &); read a; echo ok; while :; do sleep 1000; done; : ${word}`,
      )
      expect((await program.ask('one\n', ENOUGH)).line).toBe('ok')
      await program.end()
      if (isLinux) await noneRunning(word)
    })

    it('has ended though a grandchild holds its pipes', async () => {
      const word = `holds-live-${isolation}`
      const program = await start(`(setsid sh -c "sleep 1000; : ${word}" &); read a; exit 4`)
      expect((await program.ask('one\n', ENOUGH)).fault?.message).toBe('ended with code 4')
      if (isLinux) await noneRunning(word)
    })

    it('is ended when it takes too much memory, or forks without end', async (context) => {
      skipWithout(context, 'linux')
      const greedy = await start(
        'x=$(head -c 60000000 /dev/zero | tr "\\0" x); y=$x$x; z=$y$y; sleep 1000',
        { memory: 100 * MB },
      )
      expect((await greedy.ask('one\n', ENOUGH)).fault).toEqual({
        kind: 'excess',
        message: 'used more memory than allowed',
      })
      const word = `bomb-live-${isolation}`
      const bomb = await start(`bomb() { sleep 1000 & bomb & wait; }; bomb`, { processes: 40 }, [
        word,
      ])
      expect((await bomb.ask('one\n', ENOUGH)).fault?.message).toBe(
        'used more processes than allowed',
      )
      await noneRunning(word)
    })
  },
)
