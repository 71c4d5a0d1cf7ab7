// npm run players [-- --game ID --count N --seed N]: lets each built-in player of a game play the one before it, with
// changing sides, and says how many of the games it won. Fails when the last one wins less than 80 % of its games.
import { parseArgs } from 'node:util'
import { importCore } from './lib/core-import.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

const NEEDED = 0.8

await runScript(async (given) => {
  const { id, count, seed } = readOptions(given)
  const { games } = await importCore('games/registry.ts')
  const { playMatch } = await importCore('game/play-match.ts')
  const { makeRng } = await importCore('kernel/rng.ts')
  let failures = 0
  for (const game of games) {
    if (!game.making || (id && game.id !== id)) continue
    const names = game.making.players.map((player) => player.id)
    for (let index = 1; index < names.length; index++) {
      const [weak, strong] = [names[index - 1], names[index]]
      const began = performance.now()
      const won = countWins(game, strong, weak)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      say(
        `${game.id}: ${strong} beats ${weak} in ${won} of ${count} games, seed ${seed}, ${seconds} s`,
      )
      if (index === names.length - 1 && won < NEEDED * count) failures++
    }
  }
  return failures > 0 ? 1 : 0

  /** Games won by the first of two players, who is player 0 in every other one. */
  function countWins(game, strong, weak) {
    let won = 0
    for (let number = 0; number < count; number++) {
      const rng = makeRng(seed + number)
      const side = number % 2
      const players = side === 0 ? [strong, weak] : [weak, strong]
      const start = startOf(game, rng)
      const played = playMatch(game.making, start, players, rng)
      if (!played.ok) throw new Trouble(`${game.id}, seed ${seed + number}: ${played.error}`)
      const scores = game.engine.answer(played.value).trim().split(/\s+/).map(Number)
      if (scores[side] > scores[1 - side]) won++
    }
    return won
  }
})

/** A generated level without moves where the game's recipe has turns, else as generated. */
function startOf(game, rng) {
  const { defaults, generate } = game.generator
  return generate('turns' in defaults ? { ...defaults, turns: 0 } : defaults, rng)
}

function readOptions(given) {
  const options = {
    game: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string' },
  }
  const { values } = parseArgs({ args: given, options })
  const count = Number(values.count ?? 200)
  const seed = Number(values.seed ?? 1)
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
    throw new Trouble('Usage: npm run players [-- --game ID --count N --seed N]')
  }
  return { id: values.game, count, seed }
}
