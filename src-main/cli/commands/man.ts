import { cliWords } from '../cli-words'
import type { TreeCommand } from '../command-tree'

/** The parts of the manual. */
export interface ManualFacts {
  readonly version: string
  readonly about: string
  readonly commands: readonly TreeCommand[]
  readonly exitCodes: readonly (readonly [code: number, about: string])[]
}

/** The manual page, in roff: `boardwright man | man -l -`. */
export function manual({ version, about, commands, exitCodes }: ManualFacts): string {
  const { manual: words } = cliWords().texts
  return [
    `.TH BOARDWRIGHT 1 "" "boardwright ${version}"`,
    `.SH ${words.name}`,
    `boardwright \\- ${escaped(about.replace(/\.$/, '').toLowerCase())}`,
    `.SH ${words.synopsis}`,
    '.B boardwright',
    `.I ${words.command}`,
    `.RI ${words.arguments}`,
    `.SH ${words.commands}`,
    ...commands.flatMap(commandLines),
    `.SH ${words.exit}`,
    ...exitCodes.flatMap(([code, meaning]) => ['.TP', `.B ${code}`, escaped(meaning)]),
    '',
  ].join('\n')
}

function commandLines({ name, usage, about, options }: TreeCommand): string[] {
  return [
    `.SS ${escaped(`${name} ${usage}`.trim())}`,
    `${escaped(sentence(about))}`,
    ...options.flatMap((option) => [
      '.TP',
      `.B ${escaped(option.flags)}`,
      escaped(sentence(option.about)),
    ]),
  ]
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Text that roff takes as it is: no line is a request, hyphens stay hyphens. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')
}
