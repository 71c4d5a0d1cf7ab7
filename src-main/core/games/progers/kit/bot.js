// @{about}
const lines = require('node:readline').createInterface({ input: process.stdin })

/** @{program} */
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
      // @{over}
      if (move === undefined) return
    }
    for (const letter of move) hands[player] = hands[player].replace(letter, '')
    hands[player] += bank.slice(drawn, drawn + move.length)
    drawn += move.length
    // @{stops}
    if (player === order && hands[player].length < 7) return lines.close()
  }
}

main()
