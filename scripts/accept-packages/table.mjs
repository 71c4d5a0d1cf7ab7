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
  const run = `${programs} programs on ${tests} tests`
  return [trouble === null ? run : `${run}; ${trouble}`, String(errors), String(warnings)]
}

function unrun(refusal) {
  return refusal ? `not taken: it ${refusal}` : 'not run: it is not there'
}

/** Whether something is wrong with a row: its verifier counts an error, or does not say that it counts none. */
export function isBad({ result }) {
  return result !== undefined && (result.errors > 0 || result.trouble !== null)
}

/** All rows in two lines. */
export function totalOf(rows) {
  const ran = rows.filter(({ result }) => result)
  const bad = ran.filter(isBad).length
  const warned = ran.filter((row) => !isBad(row) && row.result.warnings > 0).length
  const refused = rows.filter(({ refusal }) => refusal).length
  return [
    `${ran.length} run: ${bad} with errors, ${warned} with warnings alone, ${ran.length - bad - warned} with neither.`,
    `${refused} not taken by the verifier, ${rows.length - ran.length - refused} not run.`,
  ]
}

/** The exit code: what was not run is not passed, but fails only where nothing was run at all. */
export function exitCodeOf(rows) {
  return rows.some(isBad) || rows.every(({ result }) => !result) ? 1 : 0
}
