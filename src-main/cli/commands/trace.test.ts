import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()

describe('trace', () => {
  test('prints a JSON object an event, in the order of steps', async () => {
    const { exitCode, out, err } = await runCaptured(['trace', 'auto', at('sample.in'), '--json'])
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
    expect(out.endsWith('}\n')).toBe(true)
    const events = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(events[0]).toEqual({
      step: 1,
      turn: 1,
      phase: 'spawn',
      event: 'spawned',
      cells: [{ row: 2, col: 4 }],
      rule: 'T1',
      text: expect.stringContaining('Door 1'),
      entity: expect.any(Number),
      figures: { 'Player 1': 0, 'Player 2': 0, Mice: 2, Cats: 0 },
    })
    const steps = events.map((event) => event.step)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(events.at(-1)).toMatchObject({ turn: 9 })
    const scored = events.filter((event) => event.event === 'mouse-scored')
    expect(scored).toHaveLength(16)
  })

  test('tells all that has a place after each step, at its last line', async () => {
    const { out } = await runCaptured(['trace', 'auto', at('sample.in'), '--json', '--state'])
    const lines = linesOf(out)
    const plain = await runCaptured(['trace', 'auto', at('sample.in'), '--json'])
    const events = lines.filter(({ event }) => event !== null)
    expect(events.map(({ entities: _, ...line }) => line)).toEqual(linesOf(plain.out))
    const ends = lines.filter((line, index) => line.step !== lines[index + 1]?.step)
    expect(lines.filter(({ entities }) => entities)).toEqual(ends)
    expect(ends.map(({ step }) => step)).toEqual(ends.map((_, index) => index + 1))
    expect(ends[0].entities).toEqual([
      { id: 1, kind: 'rocket', row: 2, col: 1, player: 1 },
      { id: 2, kind: 'rocket', row: 2, col: 3, player: 2 },
      { id: 0, kind: 'mouse', row: 2, col: 5, door: 1, facing: 'W' },
      { id: 1, kind: 'mouse', row: 2, col: -1, door: 2, facing: 'E' },
    ])
    // Nothing worth an event happens when all go a square on.
    expect(ends[1]).toMatchObject({
      phase: 'move',
      event: null,
      text: null,
      cells: [],
      entity: -1,
      figures: { Mice: 2 },
      entities: [
        {},
        {},
        { id: 0, kind: 'mouse', row: 2, col: 4 },
        { id: 1, kind: 'mouse', row: 2, col: 0 },
      ],
    })
  })

  test('tells the grounds of each event', async () => {
    const { out } = await runCaptured(['trace', 'auto', at('sample.in'), '--json', '--why'])
    const lines = linesOf(out)
    const plain = await runCaptured(['trace', 'auto', at('sample.in'), '--json'])
    const bare = lines.map(({ facts: _, rules: __, factCells: ___, ...line }) => line)
    expect(bare).toEqual(linesOf(plain.out))
    for (const { facts, rules, rule } of lines) {
      expect(facts.length).toBeGreaterThan(0)
      expect(rules[0]).toBe(rule)
    }
    const scored = lines.find(({ event }) => event === 'mouse-scored')
    expect(scored.factCells[0]).toEqual(scored.cells[0])
  })

  test.each(['--state', '--why'])('has %s in JSON alone', async (flag) => {
    const refused = { exitCode: 2, out: '', err: `error: ${flag} requires --json\n` }
    expect(await runCaptured(['trace', 'auto', at('sample.in'), flag])).toEqual(refused)
    expect(await runCaptured(['trace', 'auto', at('sample.in'), '--csv', flag])).toEqual(refused)
  })

  test('prints a table with a row an event', async () => {
    const { out } = await runCaptured(['trace', 'auto', at('sample.in'), '--csv'])
    const [head, first, ...rows] = out.trimEnd().split('\r\n')
    expect(head).toBe('step,turn,phase,event,rule,text,cells,entity,Player 1,Player 2,Mice,Cats')
    expect(first).toMatch(/^1,1,spawn,spawned,T1,Door 1 .*,"?\(2,4\)"?,\d+,0,0,2,0$/)
    const json = (await runCaptured(['trace', 'auto', at('sample.in'), '--json'])).out
    expect(rows).toHaveLength(json.trimEnd().split('\n').length - 1)
    const both = await runCaptured(['trace', 'auto', at('sample.in'), '--csv', '--json'])
    expect(both).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be used with') })
  })

  test('runs a level with an input that cannot be played up to there, and tells its errors', async () => {
    const sound = await runCaptured(['trace', 'rockets', at('sample.in')])
    const { exitCode, out, err } = await runCaptured(['trace', 'rockets', at('broken.in')])
    expect(exitCode).toBe(1)
    expect(err).toContain('broken.in:16:1: error R6: ')
    const lines = out.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(30)
    expect(sound.out.split('\n').slice(0, lines.length - 1)).toEqual(lines.slice(0, -1))
    const half = put('half.in', SAMPLE.replace(/2 0 E\n$/, '2 x E\n'))
    const cut = await runCaptured(['trace', 'rockets', half])
    expect(cut.exitCode).toBe(1)
    expect(cut.err).toBe(
      `${half}:16:3: error IN: Found 'x', expected a whole number: the y of the arrow of turn 8\n`,
    )
    expect(cut.out.split('\n').length).toBeGreaterThan(30)
    const off = put('off.in', SAMPLE.replace('\n1 2\n', '\n9 9\n'))
    expect(await runCaptured(['trace', 'rockets', off])).toMatchObject({ exitCode: 1, out: '' })
  })

  test('prints a line an event for people', async () => {
    const { out } = await runCaptured(['trace', 'rockets', '-'], { stdin: SAMPLE })
    expect(out.split('\n')[0]).toMatch(/^step 1 {2}turn 1 {2}spawn {2}Door 1 .*\[T1\]$/)
  })

  test('ends in peace when its reader goes', async () => {
    const done = await runCaptured(['trace', 'auto', at('sample.in')], { output: 'closed' })
    expect(done).toEqual({ exitCode: 0, out: '', err: '' })
  })
})

function linesOf(out: string) {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
