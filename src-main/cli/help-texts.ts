import { cliWords } from './cli-words'

/** The exit codes and their meanings. */
export function exitCodes(): readonly (readonly [code: number, about: string])[] {
  const { exit } = cliWords().texts
  return [
    [0, exit.well],
    [1, exit.faults],
    [2, exit.usage],
  ]
}

/** Below the help of commands that print several texts. */
export function severalTexts(): string {
  return `\n${cliWords().texts.several}\n`
}

/** Below the help of all. */
export function examples(): string {
  const { texts } = cliWords()
  const { example, exit } = texts
  const codes = exitCodes().map(([code, about]) => `${code} ${about}`)
  return `
${texts.examples}
  boardwright answer auto level.in             ${example.answer}
  boardwright answer auto *.in --into answers  ${example.answers}
  boardwright check auto *.in                  ${example.check}
  boardwright trace auto level.in --json       ${example.trace}
  boardwright render auto level.in --step 12 --out board.svg
  boardwright page auto level.in --out level.html
  boardwright readings auto *.in               ${example.readings}
  boardwright match auto level.in --players greedy,random --seed 1 --record match.txt
  boardwright transcript auto match.txt --player 0
  boardwright coverage tests --fail-under 80   ${example.coverage}
  boardwright find rockets --catches no-floor --alone --seed 1 --into tests
  boardwright coverage tests --shard 1/4 > part-1   ${example.shard}
  boardwright games                            ${example.games}

${exit.codes({ codes: codes.join(', ') })}
`
}
