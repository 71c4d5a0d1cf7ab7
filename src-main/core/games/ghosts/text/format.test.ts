import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { playMatch } from '../../../game/play-match'
import { makeRng } from '../../../kernel/rng'
import { mutated } from '../../../conformance/mutate-text'
import { checkText } from '../../../game/check-text'
import { exchange } from '../players/exchange'
import { asTranscript } from './forms'
import { parse, print } from './format'
import { ghosts as game } from '../../testing'
import { english } from '../../../words/testing'
import { makingIn } from '../players/making'
import { blankLevel, type Level } from '../model'

const making = makingIn(english)

const sampleText = (name: string) =>
  readFileSync(join(import.meta.dirname, '../samples', name, 'level.txt'), 'utf8')

function read(text: string): Level {
  const parsed = parse(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

describe('the four forms', () => {
  it.each([
    ['default-town', 'town'],
    ['starts-drawn', 'level'],
    ['starts-given', 'level'],
    ['statement', 'transcript'],
    ['head-only', 'transcript'],
    ['statement-match', 'match'],
    ['statement-unseen', 'match'],
    ['forfeit', 'match'],
    ['whole-transcript', 'transcript'],
  ])('%s is read as a %s and printed as it stood', (name, form) => {
    const text = sampleText(name)
    const level = read(text)
    expect([level.form, print(level)]).toEqual([form, text])
  })
})

describe('transcripts, a match, transcripts', () => {
  const played = playMatch(making, blankLevel(), ['greedy', 'greedy'], makeRng(11))
  if (!played.ok) throw new Error(played.error)
  const match = played.value

  it.each([0, 1] as const)(
    'come back byte for byte as player %i saw it, at every turn',
    (player) => {
      for (let turns = 0; turns <= match.turns.length; turns += tries(8, 1)) {
        const soFar: Level = { ...match, turns: match.turns.slice(0, turns) }
        const { transcript, input, output } = exchange(soFar, player)
        const again = read(transcript)
        expect(print(again)).toBe(transcript)
        expect(exchange(again, player)).toEqual({ transcript, input, output })
        expect(print(read(print({ ...again, form: 'match', player: 0 })))).toBe(
          print({ ...again, form: 'match', player: 0 }),
        )
      }
    },
  )

  it('loses nothing in the match form', () => {
    expect(read(print(match))).toEqual(match)
    const kept = read(print(match))
    expect(exchange(kept, 1)).toEqual(exchange(match, 1))
  })

  it('keeps lines that are read after the last turn', () => {
    const lines = sampleText('statement').replace('240', '4')
    expect(print(read(lines))).toBe(lines)
    const whole = { ...read(lines), form: 'match' as const }
    expect(exchange(whole, 0).transcript).toBe(`${lines.split('\n').slice(0, 8).join('\n')}\n`)
  })

  it('shows the other player’s part of a transcript, as far as it is known', () => {
    const other = exchange(read(sampleText('statement')), 1).transcript.split('\n')
    expect(other.slice(1, 6)).toEqual([
      '>> 1',
      '>> AQ+ GC+ GM+ MG+ PR+ SB+',
      '>> AJ AK BJ BK JA JB KA KB',
      '<< SJ TJ RJ RI JS JR IS IR',
      '>> BQ* MT+ GN* MF* QR* SC*',
    ])
  })

  it('parts what is read from what is written', () => {
    const { input, output } = exchange(read(sampleText('statement')), 0)
    expect(output).toBe('BJ BK CJ CK IB IC JB JC\nBK BL CK CL JC IC KC KD\n')
    expect(input.split('\n')).toHaveLength(9)
  })
})

it('never throws on mutated transcripts, seed 21, and answers those that can be run', () => {
  const tried = tries(200, 3000)
  const texts = [
    sampleText('statement'),
    print(asTranscript(read(sampleText('narrow-houses')), 0)),
    sampleText('undecided'),
  ]
  const rng = makeRng(21)
  let runnable = 0
  for (let count = 0; count < tried; count++) {
    const checked = checkText(game, mutated(rng.pick(texts), rng))
    for (const problem of checked.diagnostics)
      expect(game.message(problem)).not.toMatch(/undefined/)
    if (!checked.isRunnable) continue
    runnable++
    expect(game.engine.answer(checked.level as Level)).toMatch(/^\d+(-\d+)? \d+(-\d+)?( und.*)?\n$/)
  }
  expect(runnable).toBeGreaterThan(tried / 60)
})
