import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { needing } from '../../../scripts/unit/needs'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE, useLevelFolder } from '../testing/level-folder'
import { schemas } from '../schemas'

const { at } = useLevelFolder()

/** A set with programs in shell: one that is right, one that is wrong, one that never ends. */
async function begun(): Promise<string> {
  const set = at('set')
  rmSync(set, { recursive: true, force: true })
  mkdirSync(set)
  for (const name of ['01.in', '02.in']) writeFileSync(join(set, name), SAMPLE)
  const { out: answer } = await runCaptured(['answer', 'rockets', join(set, '01.in')])
  writeFileSync(at('right.sh'), `echo '${answer}'\n`)
  writeFileSync(at('wrong.sh'), 'echo 0\n')
  writeFileSync(at('endless.sh'), 'while :; do :; done\n')
  return set
}

const program = (name: string): string => `sh ${at(name)}.sh`

needing('unix')
test('measures right and slow programs, says what binds, and keeps the limits with the set', async () => {
  const set = await begun()
  const asked = ['limits', set, '--program', program('right'), '--slow', program('endless')]
  const done = await runCaptured([...asked, '--time', '1500', '--runs', '2', '--write', '--json'])
  expect(schemas.limits.parse(JSON.parse(done.out))).toMatchObject({
    programs: [
      { program: program('right'), language: null, isRight: true, time: expect.any(Number) },
      { program: program('endless'), isRight: false, test: '01.in', time: null },
    ],
    time: 1000,
    memory: 256,
    isApart: true,
  })
  expect(done.exitCode).toBe(0)
  expect(done.err).toMatch(/^Proposed: 1 s and 256 MB; .* takes at least 1\.5 times the limit\.\n$/)
  const notes = JSON.parse(readFileSync(join(set, 'boardwright.json'), 'utf8')) as object
  expect(notes).toMatchObject({ limits: { time: 1000, memory: 256 } })
})

needing('unix')
test('says where a slow program is too near to the limit, and prints a table', async () => {
  const set = await begun()
  const asked = ['limits', set, '--program', program('right'), '--slow', program('wrong')]
  const done = await runCaptured([...asked, '--runs', '1'])
  expect(done.exitCode).toBe(1)
  expect(done.err).toContain('takes only 0.0 times the limit; it should be at least 1.5.\n')
  const [head, right, slow] = done.out.split('\n').map((line) => line.split(/ {2,}/))
  expect(head).toEqual(['program', 'expected', 'time', 'on test', 'spread', 'memory'])
  expect([right![1], slow![1]]).toEqual(['accepted', 'too slow'])
})

needing('unix')
test('proposes nothing by a program that is not right, and takes those of the set only if they are trusted', async () => {
  const set = await begun()
  const wrong = await runCaptured(['limits', set, '--program', program('wrong'), '--runs', '1'])
  expect([wrong.exitCode, wrong.out]).toEqual([1, ''])
  expect(wrong.err).toContain(`“${program('wrong')}” should be right, but gets WA on 01.in`)
  const programs = [
    { name: 'model', command: program('right'), expect: ['OK'] },
    { name: 'other', command: program('wrong'), expect: ['WA'] },
    { name: 'naive', command: program('endless'), expect: ['WA', 'TLE'] },
  ]
  writeFileSync(join(set, 'boardwright.json'), JSON.stringify({ version: 1, programs }))
  expect((await runCaptured(['limits', set])).exitCode).toBe(2)
  const kept = await runCaptured(['limits', set, '--trust', '--runs', '1', '--time', '1500'])
  expect(kept.out.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'program',
    'model',
    'naive',
    '',
  ])
  expect(kept.exitCode).toBe(0)
  const slow = [{ name: 'naive', command: program('endless'), expect: ['TLE'] }]
  writeFileSync(join(set, 'boardwright.json'), JSON.stringify({ version: 1, programs: slow }))
  const none = await runCaptured(['limits', set, '--trust'])
  expect([none.exitCode, none.err]).toEqual([2, expect.stringContaining('no right program')])
})
