import { expect, test } from 'vitest'
import { languageOfRun } from './language'

test.each([
  [['games'], {}, 'en'],
  [['games'], { LANG: 'ru_RU.UTF-8' }, 'ru'],
  [['games'], { LANG: 'ru_RU.UTF-8', LC_ALL: 'C' }, 'en'],
  [['games'], { LANG: 'ru_RU.UTF-8', LC_MESSAGES: 'en_GB' }, 'en'],
  [['games'], { LANG: 'de_DE' }, 'en'],
  [['games', '--lang', 'ru'], {}, 'ru'],
  [['--lang=en', 'games'], { LANG: 'ru' }, 'en'],
  [['games', '--lang', 'klingon'], { LANG: 'ru' }, 'ru'],
] as const)('%j in %j', (args, env, language) => {
  expect(languageOfRun(args, env)).toBe(language)
})
