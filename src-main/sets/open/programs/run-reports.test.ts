import { describe, expect, test } from 'vitest'
import { needing } from '../../../../scripts/unit/needs'
import { findGame } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import type { SetProgram } from '@core/protocol/programs'
import { testCall } from '../../../threads/testing/test-call'
import { notesWith, programSets } from './testing/program-set'

const open = programSets()

describe('a program that is wrong', () => {
  needing('unix')
  const rockets = findGame('rockets')!
  const levels = [5, 6, 7, 8].map((seed) => {
    const { defaults, generate } = rockets.generator
    return generate(defaults, makeRng(seed)) as unknown
  })
  const texts = levels.map((level) => rockets.format.print(level))
  const answers = (reading?: string) =>
    levels.map((level) => rockets.engine.answer(level, reading).trim())
  const misread = rockets.engine.readings
    .map(({ id }) => ({ id, wrong: answers(id).filter((own, at) => own !== answers()[at]).length }))
    .find(({ wrong }) => wrong > 0 && wrong < levels.length)!

  /** Prints for each of the levels what is given. */
  function script(printed: readonly string[]): string {
    const cases = texts.map((text, at) => `'${text.trimEnd()}') echo '${printed[at]}';;`)
    return `#!/bin/sh\ncase "$(cat)" in\n${cases.join('\n')}\nesac\n`
  }

  test('is explained by a misreading, over all tests and for the one who wrote it', async () => {
    const set = await open({
      ...Object.fromEntries(texts.map((text, at) => [`g/${at}.in`, text])),
      'bin/misread': script(answers(misread.id)),
      'boardwright.json': notesWith({ 'a contestant': './bin/misread' }),
    })
    await set.run({ tests: texts.map((_, at) => `g/${at}.in`) })
    const wrong = set.cells.filter(({ verdict }) => verdict === 'WA')
    expect(wrong).toHaveLength(misread.wrong)
    const { program, test } = wrong[0]!
    const details = await set.desk.details(set.set, program, test)
    const at = Number(test.slice(2, 3))
    expect(details).toMatchObject({
      value: {
        verdict: 'WA',
        code: 0,
        output: `${answers(misread.id)[at]}\n`,
        explanation: { verdict: 'WA', answer: expect.stringContaining(answers()[at]!) },
      },
    })
    if (!details.ok || !details.value?.explanation) throw new Error('no explanation')
    const { step, readings, difference } = details.value.explanation
    expect(difference!.expected.line).toBeGreaterThan(0)
    expect(step!.events.length).toBeGreaterThan(0)
    expect(readings).toContainEqual([misread.id])

    const diagnosis = await set.desk.diagnosis({ set: set.set, program }, testCall())
    if (!diagnosis.ok || !diagnosis.value) throw new Error('no diagnosis')
    const { games, text, tooLong } = diagnosis.value
    expect([games.length, tooLong]).toEqual([1, 0])
    const { tests, diagnosis: found } = games[0]!
    const failed = found.wrong.map((number) => tests[number]!)
    expect([...failed].sort()).toEqual(wrong.map((one) => one.test).sort())
    const suspect = found.suspects.find(({ readings: ids }) => ids.includes(misread.id))!
    expect(suspect.same).toHaveLength(levels.length)
    expect(text).toMatch(/^a contestant: \d of 4 tests with a wrong answer\.$/m)
    expect(text).toContain(`${failed[0]}:\nWrong answer at line`)
    // Four tests are too few to call it the cause.
    expect(found.standing).not.toBe('cause')
    expect(text).toMatch(/gives? all 4 outputs\.[^]* possibilit[^]*\n {2}\S+: /)
  })

  test('is run once more before a misreading is thought of, and kept with what that printed', async () => {
    const again = '[ "$(wc -l < "$runs")" -gt 4 ] && { echo 9; exit; }'
    const count = `runs="$(dirname "$0")/../../runs-so-far"\necho x >> "$runs"\n${again}\n`
    const set = await open({
      ...Object.fromEntries(texts.map((text, at) => [`g/${at}.in`, text])),
      'bin/misread': script(answers(misread.id)).replace('\n', `\n${count}`),
      'boardwright.json': notesWith({ unsteady: './bin/misread' }),
    })
    const tests = texts.map((_, at) => `g/${at}.in`)
    const diagnosed = async () => {
      const { program } = set.cells[0]!
      const diagnosis = await set.desk.diagnosis({ set: set.set, program }, testCall())
      if (!diagnosis.ok || !diagnosis.value) throw new Error('no diagnosis')
      return diagnosis.value
    }
    expect(await set.run({ tests })).toMatchObject({ ran: 4, kept: 0 })
    const first = set.cells
      .filter(({ verdict }) => verdict === 'WA')
      .map(({ test: name }) => name)
      .sort()[0]!
    const { games, text } = await diagnosed()
    const { tests: told, diagnosis } = games[0]!
    expect(diagnosis).toMatchObject({ standing: 'none', suspects: [] })
    expect(diagnosis.faults).toEqual([{ kind: 'unsteady', on: [told.indexOf(first)] }])
    expect(text).toContain(`When run again on ${first}, the program printed something else`)
    await set.end()
    await set.start()
    expect(await set.run({ tests, extent: 'kept' })).toMatchObject({ ran: 0, kept: 4 })
    expect((await diagnosed()).text).toBe(text)
  })

  test('has nothing to be told before it was run, nor when it is no longer kept', async () => {
    const set = await open({ 'boardwright.json': notesWith({ one: './1' }) })
    const [{ id }] = (await set.desk.list(set.set)).programs as readonly [SetProgram]
    expect(await set.desk.details(set.set, id, '1.in')).toEqual({ ok: true, value: null })
    expect(await set.desk.diagnosis({ set: set.set, program: id }, testCall())).toMatchObject({
      value: { games: [], tooLong: 0 },
    })
    expect(await set.desk.diagnosis({ set: set.set, program: 'x' }, testCall())).toMatchObject({
      ok: false,
    })
    expect(await set.desk.details('no set', id, '1.in')).toMatchObject({ ok: false })
  })
})
