// What was seen, as a table: a row for each judge, game and form.

const HEAD = ['judge', 'game', 'form', 'run', 'errors', 'warnings']

/** The table in Markdown. A row has a `result`, or a `refusal` of the verifier to take the form, or neither where it is missing. */
export function tableOf(rows) {
  const cells = rows.map(({ verifier, game, form, tests, result, refusal }) => [
    verifier,
    game,
    form,
    ...(result ? figures(result, tests) : [unrun(refusal), '–', '–']),
  ])
  const widths = HEAD.map((head, at) => Math.max(...[HEAD, ...cells].map((row) => row[at].length)))
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)]
}

function figures({ programs, errors, warnings, trouble }, tests) {
  const known = trouble === null || errors > 0
  return [`${programs} programs on ${tests} tests`, known ? `${errors}` : '?', `${warnings}`]
}

function unrun(refusal) {
  return refusal ? `not taken: it ${refusal}` : 'not run: it is not there'
}

/** Whether something is wrong with a row: its verifier counts an error, or does not say that it counts none. */
export function isBad({ result }) {
  return result !== undefined && (result.errors > 0 || result.trouble !== null)
}

/** Why figures cannot be trusted, a line each. */
export function troublesOf(rows) {
  return rows
    .filter(({ result }) => result && result.trouble !== null)
    .map(({ verifier, game, form, result }) => `${verifier}, ${game}, ${form}: ${result.trouble}.`)
}

/** All rows in two lines. */
export function totalOf(rows) {
  const ran = rows.filter(({ result }) => result)
  const bad = ran.filter(isBad).length
  const warned = ran.filter((row) => !isBad(row) && row.result.warnings > 0).length
  const refused = rows.filter(({ refusal }) => refusal).length
  return [
    `${ran.length} run: ${bad} with errors or figures that cannot be trusted, ${warned} with warnings alone, ${ran.length - bad - warned} with neither.`,
    `${refused} not taken by the verifier, ${rows.length - ran.length - refused} not run.`,
  ]
}

/** The exit code: what was not run is not passed, but fails only where nothing was run at all. */
export function exitCodeOf(rows) {
  return rows.some(isBad) || rows.every(({ result }) => !result) ? 1 : 0
}
