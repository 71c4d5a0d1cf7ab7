// Our own lint rules, as oxlint and eslint both take them.
import { longFileSaysWhy } from './long-file-says-why.mjs'
import { noChanceDecides } from './no-chance-decides.mjs'
import { noClockDecides } from './no-clock-decides.mjs'
import { plainWords } from './plain-words.mjs'

export default {
  meta: { name: 'boardwright' },
  rules: {
    'long-file-says-why': longFileSaysWhy,
    'no-chance-decides': noChanceDecides,
    'no-clock-decides': noClockDecides,
    'plain-words': plainWords,
  },
}
