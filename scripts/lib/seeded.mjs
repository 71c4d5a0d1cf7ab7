import { parseArgs } from 'node:util'
import { Trouble } from './say.mjs'

/** How much of something at random is done, and its seed, from the words of a command: `--kills 200 --seed 7`. A seed that is not given comes from the clock. */
export function countAndSeed(given, command, name, usual) {
  const options = { [name]: { type: 'string' }, seed: { type: 'string' } }
  const { values } = parseArgs({ args: given, options })
  const count = Number(values[name] ?? usual)
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
    throw new Trouble(`Usage: npm run ${command} [-- --${name} N --seed N]`)
  }
  return { count, seed }
}
