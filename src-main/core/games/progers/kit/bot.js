// The smallest bot for progers: it plays the first letters of its hand. Say in `choose` what it should play.
const lines = require('node:readline').createInterface({ input: process.stdin })

/** A program of 1 to 5 letters of the hand. */
function choose(hand) {
  return hand.slice(0, 5)
}

async function main() {
  const input = lines[Symbol.asyncIterator]()
  const next = async () => (await input.next()).value
  const hills = (await next()).split(' ')
  const walls = (await next()).split(' ')
  const samples = (await next()).split(' ')
  const bank = (await next()).trim()
  const order = Number(await next())
  const hands = [bank.slice(0, 7), bank.slice(7, 14)]
  let drawn = 14
  for (let player = 0; ; player = 1 - player) {
    let move
    if (player === order) {
      move = choose(hands[player])
      console.log(move)
    } else {
      move = await next()
      // The match is over.
      if (move === undefined) return
    }
    for (const letter of move) hands[player] = hands[player].replace(letter, '')
    hands[player] += bank.slice(drawn, drawn + move.length)
    drawn += move.length
    // Who cannot fill their hand stops.
    if (player === order && hands[player].length < 7) return lines.close()
  }
}

main()
