// npm run duel [-- --game ID] [--players A,B] [--count N] [--seed N]: lets built-in players of a game play matches on
// generated levels, each player beginning half of them, and tells how often the first one named wins.
import { parseArgs } from 'node:util'
import { importCore } from './lib/core-import.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

const USAGE = 'Usage: npm run duel [-- --game ID --players A,B --count N --seed N]'

await runScript(async (given) => {
  const { games } = await importCore('games/testing.ts')
  const { playMatch } = await importCore('game/play-match.ts')
  const { makeRng } = await importCore('kernel/rng.ts')
  const { id, players, count, seed } = readOptions(given)
  const chosen = games.filter((game) => game.making && (id === undefined || game.id === id))
  if (chosen.length === 0) throw new Trouble(`no game ${id ?? ''} with matches. ${USAGE}`)
  for (const game of chosen) {
    const [first, second] = players ?? strongest(game)
    const begun = Date.now()
    const wins = [0, 0]
    for (let match = 0; match < count; match++) {
      const rng = makeRng(seed + match)
      const level = game.making.levelOf(game.generator.generate(game.generator.defaults, rng))
      const isSwapped = match % 2 === 1
      const played = playMatch(
        game.making,
        level,
        isSwapped ? [second, first] : [first, second],
        rng,
      )
      if (!played.ok) throw new Trouble(`${game.id}: match ${seed + match}: ${played.error}`)
      const [a, b] = scoresOf(game.engine.answer(played.value))
      if (a === b) continue
      wins[a > b === isSwapped ? 1 : 0]++
    }
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    const drawn = count - wins[0] - wins[1]
    say(
      `${game.id}: ${first} against ${second}: ${wins[0]} won, ${wins[1]} lost, ${drawn} drawn ` +
        `of ${count}, seeds from ${seed}, ${seconds} s`,
    )
  }
  return 0
})

function readOptions(given) {
  const options = Object.fromEntries(
    ['game', 'players', 'count', 'seed'].map((name) => [name, { type: 'string' }]),
  )
  const { values } = parseArgs({ args: given, options })
  const count = Number(values.count ?? 200)
  const seed = Number(values.seed ?? 1)
  const players = values.players?.split(',')
  const isWhole = Number.isSafeInteger(count) && Number.isSafeInteger(seed) && count > 0
  if (!isWhole || (players && players.length !== 2)) throw new Trouble(USAGE)
  return { id: values.game, players, count, seed }
}

/** The last player of the game's list, which looks furthest, against the one before it. */
function strongest(game) {
  const ids = game.making.players.map((player) => player.id)
  return [ids.at(-1), ids.at(-2)]
}

/** The two numbers of an official answer. */
function scoresOf(answer) {
  return answer.trim().split(/\s+/).map(Number)
}
