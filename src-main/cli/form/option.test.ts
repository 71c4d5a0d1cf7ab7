import { expect, test } from 'vitest'
import { choice, many, off, onOff, path, text, whole } from './option-kinds'
import {
  commanderOption,
  completed,
  isAlways,
  keptValues,
  type Options,
  type OptionsOf,
} from './option'

const options = {
  failUnder: whole('<percent>', 'failUnder', [0, 100], { absent: 0 }),
  tries: whole('<n>', 'findTries', [1, 9], { usual: 4 }),
  theme: choice('<name>', 'renderTheme', ['light', 'dark']),
  overlay: off('renderNoOverlay'),
  anyLimits: onOff('anyLimits', { heldBy: ['isOfficial'] }),
  set: many('<key=value...>', 'generateSet', { absent: [] }),
  near: path('<dir>', 'near', { heldBy: ['input'] }),
  phase: text('<name>', 'renderPhase', { isNeeded: true }),
}

test('an option is called on the command line as in code, with words apart', () => {
  const flags = Object.entries(options as Options).map(
    ([name, one]) => commanderOption(name, one).flags,
  )
  expect(flags).toEqual([
    '--fail-under <percent>',
    '--tries <n>',
    '--theme <name>',
    '--no-overlay',
    '--any-limits',
    '--set <key=value...>',
    '--near <dir>',
    '--phase <name>',
  ])
})

test('what is not given has a value where the types say so', () => {
  const given = completed(options, { tries: 4, phase: 'rain' })
  const always = Object.entries(options as Options).filter(([, one]) => isAlways(one))
  expect(Object.keys(given).sort()).toEqual(always.map(([name]) => name).sort())
  expect(given).toMatchObject({ failUnder: 0, overlay: true, anyLimits: false, set: [] })
})

test('the head of a shard has what nothing else holds, and null for what was not given', () => {
  const given = completed(options, { tries: 4, phase: 'rain', near: 'tests', overlay: false })
  expect(keptValues(options, given as OptionsOf<typeof options>)).toEqual({
    ...{ failUnder: 0, tries: 4, theme: null, overlay: false, set: [], phase: 'rain' },
  })
})
