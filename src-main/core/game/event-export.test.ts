import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../games/testing'
import { TraceCursor } from '../trace/cursor'
import { checkText } from './check-text'
import { csv, eventReader, ndjson, type EventRecord } from './event-export'
import { recordLevel, traceLines } from '../conformance/record-level'

/** Rows of a CSV text by the book: quotes are doubled, lines may go on within them. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

describe.each(games.map((one) => [one.id, one] as const))('%s', (id, game) => {
  const path = `src-main/core/games/${id}/samples/statement/level.txt`
  const { level } = checkText(game, readFileSync(path, 'utf8'))
  const run = recordLevel(game, level)
  const records: EventRecord[] = []
  const read = eventReader(game, level, run.layout)
  for (const chunk of run.chunks) read(chunk, (record) => records.push(record))

  test('tells the events of the trace, in their order', () => {
    const lines = records.map(
      ({ step, turn, phase, text, rule }) => `${step} ${turn} ${phase}: ${text} [${rule}]`,
    )
    expect(lines.length).toBeGreaterThan(0)
    expect(lines).toEqual(traceLines(game, level, run))
  })

  test('has the same figures in every level, but for the players', () => {
    const seen = new Set<string>()
    for (const name of readdirSync(`src-main/core/games/${id}/samples`)) {
      const file = `src-main/core/games/${id}/samples/${name}/level.txt`
      const checked = checkText(game, readFileSync(file, 'utf8'))
      if (!checked.isRunnable) continue
      const { layout, chunks } = recordLevel(game, checked.level)
      const readOne = eventReader(game, checked.level, layout)
      for (const chunk of chunks.slice(0, 1)) {
        readOne(chunk, ({ figures }) => {
          const names = Object.keys(figures).filter((one) => !/^Player \d+$/.test(one))
          seen.add(names.join(', '))
        })
      }
    }
    expect([...seen]).toHaveLength(1)
  })

  test('gives the figures as the state has them after each step', () => {
    const cursor = new TraceCursor(run.layout)
    run.chunks.forEach((chunk) => cursor.append(chunk))
    for (const { step, figures } of records) {
      cursor.seek(step)
      const expected = run.layout.figures.map(({ name, slot }) => [name, cursor.state[slot] ?? 0])
      expect(figures).toMatchObject(Object.fromEntries(expected))
    }
  })

  test('writes the same into JSON lines and into a table', () => {
    const json = records.map(ndjson.line).join('')
    expect(
      json
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(records)
    const format = csv(run.layout)
    const [head, ...rows] = parseCsv(format.head + records.map(format.line).join(''))
    expect(rows).toHaveLength(records.length)
    rows.forEach((row, at) => {
      const field = Object.fromEntries(head!.map((name, column) => [name, row[column]]))
      const { figures, cells, entity, ...plain } = records[at]!
      for (const [name, value] of Object.entries({ ...plain, ...figures })) {
        expect(field[name]).toBe(String(value as string | number))
      }
      expect(field['cells']).toBe(cells.map((cell) => `(${cell.row},${cell.col})`).join(' '))
      expect(field['entity']).toBe(entity < 0 ? '' : String(entity))
    })
  })
})
