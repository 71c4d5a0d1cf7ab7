import { expect, test } from 'vitest'
import { version } from '../../../package.json'
import { sampleText } from '@core/conformance/testing/samples'
import { games } from '@core/games/testing'
import { readPackage } from '@core/package/import/read-package'
import type { JudgePrograms } from '@core/package/package'
import { problemOf } from '@core/package/testing/problem'
import { WHY_VALIDATOR, whyFile } from '@core/package/why/program'
import { words } from '@core/words/made/en/packages'
import { importParts } from './import-parts'

const why = 'def tell():\n    print(TABLE)\n'
const problem = problemOf(games[0], { version })
const programs: JudgePrograms = { ...problem.programs!, why }
const table = { text: 'a 1\n', boardless: 0, leftOut: 0 }
const made = (by: string): string =>
  String(whyFile({ ...problem, version: by, programs }, table).content)

/** What is said of the validator and the settings of a package with this validator. */
function saidOf(validator: string, flags = 'case_sensitive'): string[] {
  const texts = {
    'problem.yaml': `validation: custom\nvalidator_flags: ${flags}\n`,
    [WHY_VALIDATOR]: validator,
    'data/secret/1.in': sampleText('rockets', 'statement'),
    'data/secret/1.ans': '1\n',
  }
  const encoder = new TextEncoder()
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]))
  const order = { game: null, pattern: null }
  const read = readPackage(
    files,
    order,
    importParts(() => programs),
  )
  if (!read.ok) throw new Error(read.error)
  return read.value.leftOut
    .filter(({ path }) => path === 'problem.yaml' || path === WHY_VALIDATOR)
    .map(({ path, why: told }) => `${path} ${told}`)
}

const say = words.imported
const ours = `${WHY_VALIDATOR} ${say.whyAnew}`
const theirs = [
  `${WHY_VALIDATOR} ${say.judge}`,
  `problem.yaml ${say.value({ key: 'validation', value: 'custom' })}`,
]

test('the program that tells the jury why is taken for the comparison that it is', () => {
  expect(saidOf(made(version))).toEqual([ours])
  expect(saidOf(made(version).replaceAll('\n', '\r\n'))).toEqual([ours])
  expect(saidOf(made('0.0.1'))).toEqual([ours])
  expect(saidOf(made(version), '')).toEqual([ours, `problem.yaml ${say.caseless}`])
})

test('one that was changed counts as another validator', () => {
  const { length } = why
  const changed = made(version).slice(0, -length) + why.replace('TABLE', '42')
  expect(saidOf(changed)).toEqual(theirs)
  expect(saidOf(`${made(version)}tell()\n`)).toEqual(theirs)
})
