// What the verifiers of judges say in the end, in figures.

const RAN = {
  problemtools: /\b((?:AC|PAC|WA|TLE|RTE) submission \S+) .*\b(?:OK:|got) /g,
  bapctools: /^(\w+\/[^\s:]+): +(?:AC|WA|TLE|RTE|VC|CE)\b/gm,
}

/**
 * The errors and warnings that `verifyproblem` counts at its end, and how many programs it says it has run; null if it says
 * nothing at its end.
 */
export function problemtoolsSummary(output) {
  return summaryOf(output, /^\S+ tested: (\d+) errors?, (\d+) warnings?$/m, RAN.problemtools)
}

/** The same of a command of BAPCtools, as count_bapctools.py tells it. */
export function bapctoolsSummary(output) {
  return summaryOf(output, /^BAPCtools counted (\d+) errors, (\d+) warnings$/m, RAN.bapctools)
}

/** The same of DMOJ’s commands `validate` and `test`; null where one left out what it was asked to do. */
export function dmojSummary(output) {
  if (/Skipped\b(?! self-tests)/.test(output)) return null
  const validated =
    /^(?:All problems validated\.|A total of (\d+) problem\(s\) have invalid input\.)$/m.exec(
      output,
    )
  const tested = /^(?:All tests passed\.|A total of (\d+) test\(s\) failed)$/m.exec(output)
  const found = validated ?? tested
  if (found === null) return null
  const programs = [...output.matchAll(/^\s*Result of test \S+: (?:Success|Failed)$/gm)].length
  return { errors: Number(found[1] ?? 0), warnings: 0, programs }
}

/** The same of CMS’ loader and score type, as load_cms.py tells it. */
export function cmsSummary(output) {
  return summaryOf(output, /^CMS counted (\d+) errors, (\d+) warnings$/m, /^ran (\S+): /gm)
}

/** The same of what run_polygon.py counts. */
export function testlibSummary(output) {
  return summaryOf(output, /^testlib counted (\d+) errors, (\d+) warnings$/m, /^ran (\S+): /gm)
}

function summaryOf(output, end, ran) {
  const found = end.exec(output)
  if (found === null) return null
  const programs = new Set([...output.matchAll(ran)].map(([, name]) => name)).size
  return { errors: Number(found[1]), warnings: Number(found[2]), programs }
}

/**
 * What the commands of a verifier come to for a package with so many programs. Each of `steps` has a `name`, its `summary`,
 * the `output` and the exit code `status`. A `trouble` is why the figures cannot be trusted.
 */
export function resultOf(steps, programs) {
  const sum = (figure) => steps.reduce((all, { summary }) => all + (summary?.[figure] ?? 0), 0)
  const result = {
    errors: sum('errors'),
    warnings: sum('warnings'),
    programs: sum('programs'),
  }
  const trouble = steps.map(troubleOf).find((one) => one !== null)
  if (trouble !== undefined) return { ...result, trouble }
  if (result.programs !== programs || programs === 0) {
    return { ...result, trouble: `${result.programs} of ${programs} programs were run` }
  }
  return { ...result, trouble: null }
}

function troubleOf({ name, summary, output, status }) {
  if (summary === null) {
    const last = output.trim().split('\n').at(-1)
    return `${name} came to no verdict (exit code ${status}): ${last.slice(0, 120)}`
  }
  if (status !== 0 && summary.errors + summary.warnings === 0) {
    return `${name} ended with exit code ${status}, though it counted nothing`
  }
  return null
}
