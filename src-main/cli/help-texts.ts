/** What the command line ends with. */
export const exitCodes = [
  [0, 'all well'],
  [1, 'a file has errors or cannot be read, or time is up'],
  [2, 'wrong usage'],
] as const

/** Below the help of commands that print several texts. */
export const SEVERAL = `
With several files and no folder to write into, each text comes under a line "==> FILE <==".
`

/** Below the help of all. */
export const EXAMPLES = `
Examples:
  boardwright answer auto level.in             the official answer
  boardwright answer auto *.in --into answers  answers/<name>.out for each file
  boardwright check auto *.in                  errors and warnings with line and column
  boardwright trace auto level.in --json       every event, one JSON object per line
  boardwright render auto level.in --step 12 --out board.svg
  boardwright page auto level.in --out level.html
  boardwright readings auto *.in               which misreadings these files catch
  boardwright match auto level.in --players greedy,random --seed 1 --record match.txt
  boardwright transcript auto match.txt --player 0
  boardwright games                            the games, their settings, misreadings and players

Exit codes: ${exitCodes.map(([code, about]) => `${code} ${about}`).join(', ')}.
`
