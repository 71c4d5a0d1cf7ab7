import { afterEach, expect, test } from 'vitest'
import { languageOfProcess, setLanguage } from '../language'
import { WindowLanguage } from './window-language'

afterEach(() => setLanguage('en'))

const speaking = (asked: string | null, chosen = 'system', system: readonly string[] = []) =>
  new WindowLanguage({ asked, settings: { language: chosen }, system })

test('what was asked for counts before the choice, and that before the system', () => {
  expect(speaking('ru', 'en', ['en-GB']).code).toBe('ru')
  expect(speaking(null, 'ru', ['en-GB']).code).toBe('ru')
  expect(speaking(null, 'system', ['de-DE', 'ru-RU', 'en-GB']).code).toBe('ru')
  expect(languageOfProcess()).toBe('ru')
  expect(speaking(null, 'system', ['de-DE']).code).toBe('en')
  expect(languageOfProcess()).toBe('en')
})

test('a choice holds at once, also against what was asked for, and says whether the page is to be another', () => {
  const settings = { language: 'system' }
  const language = new WindowLanguage({ asked: 'ru', settings, system: ['en-GB'] })
  expect(language.choose('ru')).toBe(false)
  expect(language.choose('en')).toBe(true)
  expect([language.code, language.choice, settings.language]).toEqual(['en', 'en', 'en'])
  expect(language.choose('system')).toBe(false)
  expect(languageOfProcess()).toBe('en')
})

test('the pseudo-language is for the page alone; a language that is gone counts as none', () => {
  expect([speaking('xx').code, languageOfProcess()]).toEqual(['xx', 'en'])
  const gone = speaking(null, 'tlh', ['ru'])
  expect([gone.code, gone.choice]).toEqual(['ru', 'system'])
})
