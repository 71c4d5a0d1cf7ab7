import { cliWords } from '../cli-words'
import type { TreeCommand } from '../command-tree'
import type { CompletionShell } from '../declared/about'

/** The names by which the command line is called; the second is that of the packed app. */
const PROGRAMS = ['boardwright', 'boardwright-cli']

/** The script that makes a shell complete commands, options, games and files. */
export function completion(shell: CompletionShell, commands: readonly TreeCommand[]): string {
  if (shell === 'fish') return fish(commands)
  // Bash's way of telling is understood by zsh as well.
  const head = shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : ''
  return head + bash(commands)
}

function bash(commands: readonly TreeCommand[]): string {
  const names = commands.map(({ name }) => name).join(' ')
  const values = commands.flatMap(({ name, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .map((option) => wordCase(`'${name} ${option.name}'`, option.choices)),
  )
  const options = commands.map(({ name, options: own }) =>
    wordCase(name, [...own.map((option) => option.name), '--help']),
  )
  const firsts = commands
    .filter(({ first }) => first.length > 0)
    .map(({ name, first }) => wordCase(name, first))
  return [
    '_boardwright() {',
    '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"',
    '  local command="${COMP_WORDS[1]}" words=""',
    '  COMPREPLY=()',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    words="${names} --help --version"`,
    '  else',
    '    case "$command $prev" in',
    ...values,
    '    esac',
    '    if [ -z "$words" ] && [ "${cur#-}" != "$cur" ]; then',
    '      case "$command" in',
    ...options,
    '      esac',
    '    elif [ -z "$words" ] && [ "$COMP_CWORD" -eq 2 ]; then',
    '      case "$command" in',
    ...firsts,
    '      esac',
    '    fi',
    '  fi',
    `  # ${cliWords().texts.completionFiles}`,
    '  [ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$cur"))',
    '}',
    `complete -o default -F _boardwright ${PROGRAMS.join(' ')}`,
    '',
  ].join('\n')
}

function wordCase(pattern: string, words: readonly string[]): string {
  return `        ${pattern}) words="${words.join(' ')}" ;;`
}

function fish(commands: readonly TreeCommand[]): string {
  const lines = commands.flatMap(({ name, about, options, first }) => {
    const seen = `'__fish_seen_subcommand_from ${name}'`
    const second = `'__fish_seen_subcommand_from ${name}; and test (count (commandline -opc)) -eq 2'`
    const own = options.map((option) => {
      const value = option.choices.length > 0 ? ` -xa ${quoted(option.choices.join(' '))}` : ' -r'
      const long = `-l ${option.name.slice(2)}${option.takesValue ? value : ''}`
      return `-n ${seen} ${long} -d ${quoted(option.about)}`
    })
    const words = first.length > 0 ? [`-n ${second} -fa ${quoted(first.join(' '))}`] : []
    return [`-n __fish_use_subcommand -fa ${name} -d ${quoted(about)}`, ...words, ...own]
  })
  return PROGRAMS.flatMap((program) =>
    lines.map((line) => `complete -c ${program} ${line}\n`),
  ).join('')
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
