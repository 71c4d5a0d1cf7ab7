import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import { ownAnswersOf, strangerIn, type LoggedAnswer } from '@core/game/match-talk'
import { findGame } from '@core/games/testing'
import type { LiveEnd, LiveProcesses } from '@core/protocol/bots'
import { findInPath, type Isolation } from './isolation'
import type { TableReport, TableRequest, TableSeat } from './live-messages'
import { LiveTable } from './live-table'
import { ProgramRunner } from './program-runner'
import { TablePrograms } from './table-programs'

const games = 'src-main/core/games'
const CONFIG = readFileSync(`${games}/progers/samples/statement-config/level.txt`, 'utf8')
const TOWN = readFileSync(`${games}/ghosts/samples/default-town/level.txt`, 'utf8')
const greedy: TableSeat = { kind: 'built-in', id: 'greedy' }

const hasPython = (await findInPath('python3')) !== null
if (!hasPython) console.log('python3 is not on this machine: live matches are not tested.')

/** A bot of progers: what it reads first, then `turn` for each of its turns; \`k\` counts them from 1. */
const bot = (turn: string): string => `import os, sys, time
bank = [input() for _ in range(4)][3]
me = input()
k = 0
while True:
    k += 1
    if me == '1' or k > 1:
        heard = input()
${turn.replace(/^/gm, '    ')}
`

describe.runIf(hasPython && process.platform !== 'win32')('a match that is played live', () => {
  let folder = ''
  let programs: TablePrograms
  let reports: TableReport[] = []
  let table: LiveTable
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boardwright-table-'))
    programs = new TablePrograms((options) => ProgramRunner.open(options))
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await table.stop()
    reports = []
  })
  afterAll(async () => {
    await programs.close()
    rmSync(folder, { recursive: true })
  })

  const seat = (script: string, name = 'bot.py'): TableSeat => {
    const file = join(folder, name)
    writeFileSync(file, script)
    return { kind: 'program', file }
  }
  const request = (players: readonly [TableSeat, TableSeat], more = {}): TableRequest => ({
    game: 'progers',
    text: CONFIG,
    players,
    given: [null, null],
    seed: 7,
    timeLimit: 300_000,
    isClockStopped: false,
    isIsolated: false,
    most: null,
    faultRule: null,
    own: [],
    ...more,
  })
  const begin = (): LiveTable => (table = new LiveTable(programs, (one) => reports.push(one)))
  /** What came of a request: the text as it stands then, what passed, and why it ended. */
  const play = async (order: TableRequest) => {
    reports = []
    await table.play(order)
    const turns = reports.flatMap((one) => (one.kind === 'turns' ? [one.turns] : []))
    const end = reports.at(-1) as { readonly end: LiveEnd }
    return {
      text: turns.findLast(({ text }) => text !== null)?.text ?? order.text,
      log: turns.flatMap(({ answers }) => answers),
      faults: turns.flatMap(({ faults }) => faults),
      end: end.end,
    }
  }
  const isAsked = (): boolean =>
    reports.some((one) => one.kind === 'work' && one.work?.kind === 'asking')
  const movesOf = (text: string): string[] => text.split('\n').slice(4, -1)
  const processes = (): LiveProcesses =>
    (reports.findLast(({ kind }) => kind === 'work') as { processes: LiveProcesses }).processes

  test('is played by kits to its end, turn by turn, and the log is one of this match', async () => {
    begin()
    for (const [game, text, faultRule] of [
      ['progers', CONFIG, null],
      ['ghosts', TOWN, 'forfeit'],
    ] as const) {
      const kit: TableSeat = { kind: 'program', file: resolve(games, game, 'kit/bot.py') }
      const first = await play(request([kit, greedy], { game, text, faultRule, most: 3 }))
      expect(first.end).toEqual({ kind: 'paused' })
      expect(first.log.every(({ time, fault }) => time > 0 && fault === null)).toBe(true)
      const rest = await play(
        request([kit, greedy], { game, faultRule, text: first.text, own: ownAnswersOf(first.log) }),
      )
      expect(rest.end).toEqual({ kind: 'over' })
      expect(processes()).toEqual([null, null])
      const module = findGame(game)!
      const parsed = module.format.parse(rest.text)
      if (!parsed.ok) throw new Error('no match')
      const log = [...first.log, ...rest.log]
      expect(strangerIn(module, parsed.value.level, log)).toBeNull()
      // The same answers make the same match, wherever it is begun again.
      const whole = await play(request([kit, greedy], { game, text, faultRule }))
      expect(whole.text).toBe(rest.text)
    }
  })

  test('tells what passed, and a program lives on from turn to turn', async () => {
    begin()
    const mine = seat(
      bot(`print('turn', k, 'é', file=sys.stderr, flush=True); print('S', flush=True)`),
    )
    const other: TableSeat = greedy
    const one = await play(request([mine, other], { most: 2 }))
    expect(one.log).toMatchObject([
      { turn: 1, player: 0, in: `${CONFIG}0\n`, out: 'S\n', errors: 'turn 1 é\n', fault: null },
    ])
    const [before] = processes()
    const two = await play(request([mine, other], { text: one.text, most: 2 }))
    expect(two.log).toMatchObject([{ turn: 3, in: `${movesOf(one.text)[1]}\n` }])
    expect(two.log[0]!.errors).toContain('turn 2')
    const [after] = processes()
    expect(after).toBe(before)
    if (process.platform === 'linux') {
      const command = readFileSync(`/proc/${after}/cmdline`, 'utf8')
      expect(command).toContain('bot.py')
    }
  })

  test('no limit holds while the clock is stopped, and what is left counts once it goes again', async () => {
    begin()
    const gate = join(folder, 'gate')
    const waits = seat(
      bot(`while k == 1 and not os.path.exists(${JSON.stringify(gate)}): time.sleep(0.01)
if k == 2: time.sleep(1000)
print('S', flush=True)`),
    )
    const stopped = { timeLimit: 60, isClockStopped: true, most: 1 }
    const playing = play(request([waits, greedy], stopped))
    await soon(() => expect(isAsked()).toBe(true))
    const before = table.clock.now()
    const looks = vi.spyOn(table.clock, 'now')
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000)
    // An hour later it has looked at its clock some more times, and nobody is late.
    await soon(() => expect(looks.mock.calls.length).toBeGreaterThan(4))
    expect(table.clock.now()).toBe(before)
    writeFileSync(gate, '')
    const first = await playing
    expect(first).toMatchObject({
      end: { kind: 'paused' },
      log: [{ isUntimed: true, fault: null }],
    })
    const then = play(request([waits, greedy], { ...stopped, text: first.text, most: null }))
    await soon(() => expect(reports.some((one) => one.kind === 'turns')).toBe(true))
    table.setClock(false)
    expect(await then).toMatchObject({
      end: {
        kind: 'lost',
        faults: [{ turn: 3, player: 0, kind: 'late', message: 'wrote no line within 60 ms [P8]' }],
      },
      log: [{ turn: 3, fault: { kind: 'late' } }],
    })
  })

  test('an answer is replaced by hand, and the program goes on as one that gave its own', async () => {
    begin()
    const mine = seat(bot(`print('S' if k < 3 else 'QQ', flush=True)`))
    const first = await play(request([mine, greedy], { most: 3 }))
    const [, answer, third] = movesOf(first.text)
    expect([first.log.map(({ turn }) => turn), third]).toEqual([[1, 3], 'S'])
    // Turn 3 again, by hand.
    const upTo2 = first.text.split('\n').slice(0, 6).join('\n') + '\n'
    const wrong = await play(
      request([mine, greedy], { text: upTo2, given: ['MMMMM', null], most: 1 }),
    )
    expect(wrong.end).toMatchObject({ kind: 'illegal', player: 0 })
    const hands = await play(request([mine, greedy], { text: upTo2, given: ['R', null], most: 1 }))
    expect(movesOf(hands.text)).toEqual(['S', answer, 'R'])
    const log: LoggedAnswer[] = [first.log[0]!, { ...first.log[1]!, replaced: 'R' }]
    const own = ownAnswersOf(log)
    expect(own).toEqual([{ turn: 3, player: 0, text: 'S' }])
    const on = await play(request([mine, greedy], { text: hands.text, own }))
    expect(on.end).toMatchObject({
      kind: 'lost',
      faults: [
        {
          turn: 5,
          text: 'QQ',
          message: 'Instruction 1 is not a letter of SLRBJM [P8]',
          kind: 'illegal',
        },
      ],
    })
    // What it said there itself is not what it is thought to have said.
    await table.stop()
    const other = await play(request([mine, greedy], { text: hands.text }))
    expect(other.end).toMatchObject({ kind: 'differs', turn: 3 })
    expect((other.end as { message: string }).message).toContain(
      'answered "R" the program answers "S"',
    )
    expect(other.text).toBe(hands.text)
  })

  test('one that answers otherwise when started afresh is told, and the match stays', async () => {
    begin()
    const mark = join(folder, 'ran')
    const mine = seat(
      bot(`print('S' if k < 2 or not os.path.exists(${JSON.stringify(mark)}) else 'L', flush=True)
if k == 2: open(${JSON.stringify(mark)}, 'w').close()`),
    )
    const first = await play(request([mine, greedy], { most: 4 }))
    await table.stop()
    expect(processes()).toEqual([null, null])
    const again = await play(request([mine, greedy], { text: first.text }))
    expect(again).toMatchObject({ end: { kind: 'differs', turn: 3 }, log: [], text: first.text })
  })

  test.each([
    ['sys.exit("no way <b>out</b>")', 'ended', 'ended with code 1 [P8]', ''],
    ["print('MRJSRX', flush=True)", 'illegal', '[P8]', 'MRJSRX\n'],
    ["os.write(1, b'\\xff\\x00\\n'); time.sleep(1000)", 'illegal', '[P8]', '\\xff\0\n'],
    ["print('x' * 100000, flush=True); time.sleep(1000)", 'flood', '64 KB', 'x'.repeat(2 ** 16)],
    ['os.close(1); time.sleep(1000)', 'closed', 'closed its output [P8]', ''],
    ["print('S\\nS', flush=True)", 'early', 'wrote "S\\n" before it was asked [P8]', 'S\n'],
  ])('is lost by a fault: %s', async (turn, kind, message, out) => {
    begin()
    const lost = await play(request([greedy, seat(bot(turn))], { text: `${CONFIG}S\n` }))
    expect(lost.end).toMatchObject({ kind: 'lost', faults: [{ player: 1, kind }] })
    expect(lost.log.at(-1)).toMatchObject({ out, fault: { kind } })
    expect(lost.log.at(-1)!.fault!.message).toContain(message)
    if (kind === 'ended') expect(lost.log.at(-1)!.errors).toBe('no way <b>out</b>\n')
  })

  test('what does not compile or is not there is told before anything is played', async () => {
    begin()
    const gone = join(folder, 'gone.py')
    expect((await play(request([{ kind: 'program', file: gone }, greedy]))).end).toEqual({
      kind: 'not-ready',
      player: 0,
      message: 'gone.py is not there any more',
      details: '',
    })
    const wrong = await play(request([seat('int main( {', 'wrong.cpp'), greedy]))
    expect(wrong.end).toMatchObject({ kind: 'not-ready', player: 0 })
  })

  test('a program is started afresh once it is to be isolated, and plays no more where that cannot be', async () => {
    const asked: (Isolation | undefined)[] = []
    let reached: Isolation = 'files'
    const own = new TablePrograms(async ({ isolation, ...options }) => {
      asked.push(isolation)
      const runner = await ProgramRunner.open(options)
      return Object.defineProperty(runner, 'isolation', { value: reached })
    })
    table = new LiveTable(own, (one) => reports.push(one))
    const mine = seat(bot(`print('S', flush=True)`))
    const one = await play(request([mine, greedy], { most: 2 }))
    const [before] = processes()
    const next = { text: one.text, most: 2, isIsolated: true }
    await play(request([mine, greedy], next))
    expect(new Set([before, processes()[0], null]).size).toBe(3)
    expect(asked).toEqual([undefined, 'files'])
    await table.stop()
    await own.close()
    reached = 'processes'
    const message: unknown = expect.stringContaining('this computer cannot do that')
    const { end } = await play(request([mine, greedy], next))
    expect(end).toMatchObject({ kind: 'not-ready', player: 0, message })
    await own.close()
  })

  test('a stop ends all programs with their children, whatever they are about', async () => {
    begin()
    const word = 'lives-on-at-the-table'
    const mine = seat(
      bot(`import subprocess
subprocess.Popen(['setsid', 'sh', '-c', 'trap "" TERM; sleep 1000; : ${word}'])
time.sleep(1000)`),
    )
    const playing = play(request([mine, greedy], { isClockStopped: true }))
    await soon(() => expect(isAsked()).toBe(true))
    await table.stop()
    expect((await playing).end).toEqual({ kind: 'stopped' })
    const all = (): string => execFileSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' })
    await soon(() => expect(all()).not.toContain(word))
  })
})
