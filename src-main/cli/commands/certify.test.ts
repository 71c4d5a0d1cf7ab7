import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE } from '../testing/level-folder'

let folder = ''
const at = (name: string): string => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-certify-'))
  mkdirSync(at('set'))
  writeFileSync(at('set/1.in'), SAMPLE)
  writeFileSync(at('set/2.in'), '5 5\n1\n1\n0\n1 1\n3 N\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('certifies a set, and says whether the certificate still holds', async () => {
  const made = await runCaptured(['certify', at('set'), '--out', at('worth.json')])
  expect(made).toEqual({ exitCode: 0, out: '', err: '' })
  const verify = () => runCaptured(['certify', at('set'), '--verify', at('worth.json')])
  expect(await verify()).toMatchObject({ exitCode: 0, out: 'The certificate is valid.\n' })

  writeFileSync(at('set/2.in'), '5 5\n1\n1\n0\n1 1\n2 N\n')
  writeFileSync(at('set/3.in'), SAMPLE)
  const changed = await verify()
  expect(changed.exitCode).toBe(1)
  expect(changed.out).toBe(
    'The certificate is no longer valid:\n  The text of 2.in has changed\n  3.in is new\n',
  )
})

test('is written in the form of its ending, and never among the tests', async () => {
  const kinds = { 'c.html': /^<!doctype html>/, 'c.TXT': /^Certificate of /, 'c.json': /^\{/ }
  for (const [name, start] of Object.entries(kinds)) {
    await runCaptured(['certify', at('set'), '--out', at(name)])
    expect(readFileSync(at(name), 'utf8')).toMatch(start)
    const { out } = await runCaptured(['certify', at('set'), '--verify', at(name)])
    expect([name, out]).toEqual([name, name === 'c.TXT' ? '' : 'The certificate is valid.\n'])
  }
  const among = await runCaptured(['certify', at('set'), '--out', at('set/c.txt')])
  expect(among).toMatchObject({ exitCode: 2, err: expect.stringContaining('would become a test') })
  expect(existsSync(at('set/c.txt'))).toBe(false)
  const beside = await runCaptured(['certify', at('set'), '--out', at('set/c.html')])
  expect(beside.exitCode).toBe(0)
  mkdirSync(at('none'))
  const none = await runCaptured(['certify', at('none')])
  expect(none).toMatchObject({ exitCode: 1, out: '' })
  expect(none.err).toContain('nothing to certify')
})

test('holds for answers that are equal except for whitespace until the set compares them exactly', async () => {
  const answer = (await runCaptured(['answer', 'rockets', at('set/1.in')])).out
  writeFileSync(at('set/1.ans'), answer.replaceAll('\n', ' \r\n'))
  await runCaptured(['certify', at('set'), '--out', at('blanks.json')])
  const verify = async () =>
    (await runCaptured(['certify', at('set'), '--verify', at('blanks.json')])).out
  expect(await verify()).toBe('The certificate is valid.\n')
  writeFileSync(at('set/boardwright.json'), '{ "version": 1, "compare": "exact" }')
  const now = 'Answers were compared by tokens, now they are exactly'
  expect(await verify()).toBe(`The certificate is no longer valid:\n  ${now}\n`)

  // The second form did not say how they were compared.
  const { compare, ...rest } = JSON.parse(readFileSync(at('blanks.json'), 'utf8')) as {
    compare: string
  }
  expect(compare).toBe('tokens')
  writeFileSync(at('blanks.json'), JSON.stringify({ ...rest, format: 2 }))
  expect(await verify()).toBe('The certificate is valid.\n')
  rmSync(at('set/1.ans'))
  rmSync(at('set/boardwright.json'))
})

test('verifies a certificate of the first form, which counted steps from 0', async () => {
  await runCaptured(['certify', at('set'), '--out', at('old.json')])
  interface Shown {
    first: { step: number } | null
  }
  const old = JSON.parse(readFileSync(at('old.json'), 'utf8')) as {
    format?: number
    compare?: string
    coverage: { rules: Shown[]; events: Shown[] }
  }
  expect(old.format).toBe(3)
  delete old.format
  delete old.compare
  for (const { first } of [...old.coverage.rules, ...old.coverage.events]) if (first) first.step--
  const verify = async () => {
    writeFileSync(at('old.json'), `${JSON.stringify(old)}\n`)
    return (await runCaptured(['certify', at('set'), '--verify', at('old.json')])).out
  }
  expect(await verify()).toBe('The certificate is valid.\n')
  old.coverage.events.find(({ first }) => first)!.first!.step++
  expect(await verify()).toContain('The certificate is no longer valid')
})

test('names in coverage and certificate the steps that a trace names', async () => {
  const { out } = await runCaptured(['trace', 'rockets', at('set/1.in'), '--json'])
  const steps = new Map<string, number>()
  for (const line of out.trim().split('\n')) {
    const { event, step } = JSON.parse(line) as { event: string; step: number }
    if (!steps.has(event)) steps.set(event, step)
  }
  for (const args of [
    ['certify', at('set')],
    ['coverage', at('set'), '--json'],
  ]) {
    const found = JSON.parse((await runCaptured(args)).out) as {
      coverage?: { events: ShownEvent[] }
      events?: ShownEvent[]
    }
    const events = (found.coverage?.events ?? found.events!).filter(
      ({ first }) => first?.test === '1.in',
    )
    expect(events.length).toBeGreaterThan(3)
    for (const { id, first } of events) expect([id, first!.step]).toEqual([id, steps.get(id)])
  }
})

interface ShownEvent {
  readonly id: string
  readonly first: { readonly test: string; readonly step: number } | null
}

test('refuses what is no certificate', async () => {
  writeFileSync(at('strange.json'), '{"game":"rockets"}\n')
  const strange = await runCaptured(['certify', at('set'), '--verify', at('strange.json')])
  expect(strange).toMatchObject({ exitCode: 2, out: '' })
  expect(strange.err).toContain('line 1 is not a certificate')
  writeFileSync(at('empty.json'), '\n')
  const empty = await runCaptured(['certify', at('set'), '--verify', at('empty.json')])
  expect(empty.err).toContain('there is no certificate')
})
