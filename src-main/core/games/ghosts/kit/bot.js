// @{about}
const lines = require('node:readline').createInterface({ input: process.stdin })

const STARTS = ['AJ AK BJ BK JA JB KA KB', 'TK TJ SK SJ KT KS JT JS']

/** @{next} */
function choose(team, ghosts, opponents) {
  return team
}

async function main() {
  const input = lines[Symbol.asyncIterator]()
  const next = async () => (await input.next()).value
  const limit = Number(await next())
  const order = Number(await next())
  let team = STARTS[order].split(' ')
  for (let turn = 0; turn < Math.floor(limit / 2); turn++) {
    const ghosts = await next()
    const opponents = await next()
    // @{over}
    if (opponents === undefined) return
    team = choose(team, ghosts.split(' '), opponents.split(' '))
    console.log(team.join(' '))
  }
  lines.close()
}

main()
