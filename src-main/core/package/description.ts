import type { PackageFile, PackedProblem, PackedTest } from './package'

/** The file that says what a test is for. */
export function descriptionFile(
  { format }: Pick<PackedProblem, 'format'>,
  stem: string,
  text: string,
): PackageFile {
  return format === 'legacy'
    ? { path: `${stem}.desc`, content: text }
    : { path: `${stem}.yaml`, content: `description: ${yamlLines(text)}` }
}

/** What a test is for, in words. */
export function descriptionOf(
  { words, game }: Pick<PackedProblem, 'words' | 'game'>,
  { note, worth }: PackedTest,
): string {
  const { description: say } = words
  const readings = game.engine.readings.filter(({ id }) => worth.caught.includes(id))
  const rules = game.rules.filter(({ id }) => id in worth.rules).map(({ id }) => id)
  const caught = readings.map(({ id, belief, rule }) => say.caught({ id, rule, belief }))
  return [
    ...(note === '' ? [] : [note, '']),
    ...(caught.length > 0 ? [say.catches, ...caught] : [say.catchesNone]),
    ...(rules.length > 0 ? ['', say.shows({ rules: rules.join(', ') })] : []),
    '',
  ].join('\n')
}

/**
 * A text of lines as YAML that people can read. The indentation is explicit, because the text may begin with spaces.
 * YAML cannot hold control characters.
 */
function yamlLines(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, ' ')
  return `|2\n${plain.replace(/^(?=.)/gm, '  ')}`
}
