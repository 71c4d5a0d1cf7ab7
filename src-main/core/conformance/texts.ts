import type { Diagnostic } from '../kernel/diagnostics'
import { makeRng } from '../kernel/rng'
import { checkText } from '../game/check-text'
import { ok } from '../kernel/result'
import { mutated, rewritten } from './mutate-text'
import {
  demand,
  demandSame,
  generatedLevel,
  readableSamples,
  readableLevel,
  runnableSamples,
  type Check,
} from './kit'
import { recordLevel } from './record-level'

/** So much of a run is made of a harmed text. */
const FEW = { steps: 5000, changes: 500_000 }

/** Letters of a text that is changed again and again. */
const LONG = 5000

/** Checks 1, 2, 7 and 8: what a game makes of texts, its own and broken ones. */
export const textChecks: readonly Check[] = [
  {
    name: 'has a sample called statement that can be run, for the start page and for pictures',
    run(subject) {
      const names = runnableSamples(subject).map(({ name }) => name)
      demand(names.includes('statement'), `samples that can be run: ${names.join(', ')}`)
    },
  },
  {
    name: 'prints what it read, and reads its own print as the same level',
    run(subject) {
      for (const { name, level } of readableSamples(subject)) {
        const printed = subject.game.format.print(level)
        const again = readableLevel(subject.game, printed)
        demandSame(`${name}: level read from its own print`, again, level)
        demandSame(`${name}: print of that`, subject.game.format.print(again), printed)
      }
    },
  },
  {
    name: 'reads the same level fast and with care, and no text fast that has a problem',
    run(subject) {
      const { format } = subject.game
      if (!format.readFast) return
      const rng = makeRng(5)
      const texts = subject.samples.map(({ text }) => text)
      for (let seed = 2; seed <= 20; seed += 2) {
        texts.push(format.print(generatedLevel(subject.game, seed).level))
      }
      let taken = 0
      for (const text of texts.filter(({ length }) => length < LONG)) {
        for (let attempt = 0; attempt < subject.tries(8, 60); attempt++) {
          const near = attempt % 4 === 0 ? mutated(text, rng) : rewritten(text, rng)
          const level: unknown = format.readFast(near)
          if (level === null) continue
          taken++
          const careful = format.parse(near)
          demandSame(JSON.stringify(near), careful, ok({ level, warnings: [] }))
        }
      }
      demand(taken > texts.length, `only ${taken} changed texts of ${texts.length} are read fast`)
    },
  },
  {
    name: 'reads everything fast that it prints of levels without errors, at any length',
    run(subject) {
      const { format } = subject.game
      if (!format.readFast) return
      const generated = [1, 2, 3].map((seed) => generatedLevel(subject.game, seed))
      for (const { name, level } of [...runnableSamples(subject), ...generated]) {
        demandSame(name, format.readFast(format.print(level)), level)
      }
    },
  },
  {
    name: 'finds exactly the problems that each sample lists',
    run({ game, samples }) {
      demand(samples.length > 0, 'there are no samples')
      for (const { name, text, diagnostics } of samples) {
        const found = checkText(game, text).diagnostics.map(({ code, place, args }) => ({
          code,
          place,
          args,
        }))
        const listed: unknown = diagnostics === null ? [] : JSON.parse(diagnostics)
        demandSame(`${name}: diagnostics`, found, listed)
      }
    },
  },
  {
    name: 'has a rule text and a sentence for every problem',
    run({ game, samples }) {
      const rules = new Set(game.rules.map(({ id }) => id))
      for (const { name, text } of samples) {
        for (const found of checkText(game, text).diagnostics) {
          demand(rules.has(found.rule), `${name}: no text for rule ${found.rule}`)
          const message = game.message(found)
          const isWhole = message !== found.code && !message.includes('undefined')
          demand(isWhole, `${name}: ${found.code} has the sentence "${message}"`)
        }
      }
    },
  },
  {
    name: 'reports before a fault only rules that are broken without it as well',
    run(subject) {
      const { game } = subject
      const rng = makeRng(77)
      const generated = [1, 2, 3].map((seed) => generatedLevel(game, seed))
      for (const { name, level } of [...readableSamples(subject), ...generated]) {
        const text = game.format.print(level)
        const brokenRules = JSON.stringify(errorsOf(game.validate(level)))
        const lines = text.split('\n').slice(0, -1)
        for (let attempt = 0; attempt < subject.tries(2, 20); attempt++) {
          const at = rng.below(lines.length)
          const words = lines[at]!.split(' ')
          const faulty = words.with(rng.below(words.length), '!').join(' ')
          const checked = checkText(game, lines.with(at, faulty).join('\n'))
          if (checked.level !== null) continue
          const { line } = checked.firstFault!
          for (const error of errorsOf(checked.diagnostics)) {
            const isKnown = brokenRules.includes(JSON.stringify(error))
            const what = `${name}, '!' in line ${at + 1}: ${game.message(error)}`
            demand(error.place.line >= line || isKnown, what)
          }
        }
      }
    },
  },
  {
    name: 'finds the place of a cell again',
    run(subject) {
      const { game } = subject
      for (const { name, level } of readableSamples(subject)) {
        const { rows, cols } = game.size(level)
        const cellCount = rows * cols * (game.pages?.count(level) ?? 1)
        for (let cell = 0; cell < Math.min(cellCount, 400); cell++) {
          for (const place of game.format.placesOf(level, cell)) {
            const cells = game.format.cellsAt(level, place)
            demand(
              cells.includes(cell),
              `${name}: line ${place.line} does not lead to cell ${cell}`,
            )
          }
        }
      }
    },
  },
  {
    name: 'generates the same text from the same seed, without errors',
    run({ game, tries }) {
      const { defaults, fields, generate } = game.generator
      for (let seed = 1; seed <= tries(8, 100); seed++) {
        const rng = makeRng(seed)
        const recipe: Record<string, number> = { ...defaults }
        for (const { key, lowest, highest } of fields) {
          recipe[key] = rng.between(lowest, Math.min(highest, lowest + 20 + (seed % 7) * 10))
        }
        const text = game.format.print(generate(recipe, makeRng(seed)))
        demandSame(`seed ${seed}`, game.format.print(generate(recipe, makeRng(seed))), text)
        const errors = checkText(game, text).diagnostics.filter((d) => d.severity === 'error')
        demandSame(`seed ${seed}: errors of ${JSON.stringify(recipe)}`, errors, [])
        const usual = game.format.print(generate(defaults, makeRng(seed)))
        demandSame(`seed ${seed}: defaults`, checkText(game, usual).diagnostics, [])
      }
    },
  },
  {
    name: 'never throws on texts cut, doubled or with bytes changed',
    run({ game, samples, tries }) {
      const rng = makeRng(8)
      for (const { name, text } of samples) {
        for (let attempt = 0; attempt < tries(5, 60); attempt++) {
          const harmed = mutated(text, rng)
          try {
            const checked = checkText(game, harmed)
            demand(
              checked.level !== null || checked.diagnostics.length > 0,
              'refused without a word',
            )
            if (checked.isRunnable) game.engine.answer(checked.level)
            else if (checked.isPlayable) {
              recordLevel(game, checked.level ?? checked.beginning, undefined, FEW)
            }
          } catch (problem) {
            const why = problem instanceof Error ? problem.message : String(problem)
            throw new Error(`${name}: ${JSON.stringify(harmed)}: ${why}`, { cause: problem })
          }
        }
      }
    },
  },
]

function errorsOf(list: readonly Diagnostic[]): Diagnostic[] {
  return list.filter(({ severity }) => severity === 'error')
}
