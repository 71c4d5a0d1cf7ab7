/** A bug in one line: the error, and its place in our code, for a report. */
export function toldBug(bug: unknown): string {
  if (!(bug instanceof Error)) return String(bug)
  const place = /^\s+at (.*)$/m.exec(bug.stack ?? '')?.[1]
  const said = `${bug.name}: ${bug.message}`.split('\n')[0]!
  return place === undefined
    ? said
    : `${said} (${place.replace(/.*\((.*)\)$/, '$1').replace(/.*[/\\]/, '')})`
}
