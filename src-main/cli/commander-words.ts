import type { Command, Option } from 'commander'
import { cliWords } from './cli-words'

/** Replaces commander's own words with those of the catalogue: headings, its two options, choices and defaults. */
export function spoken(program: Command, version: string): Command {
  const { commander: words } = cliWords()
  const titles = new Map([
    ['Usage:', words.usage],
    ['Options:', words.options],
    ['Arguments:', words.arguments],
    ['Commands:', words.commands],
  ])
  return program
    .version(version, '-V, --version', words.version)
    .helpOption('-h, --help', words.help)
    .configureHelp({
      showGlobalOptions: false,
      styleTitle: (title) => titles.get(title) ?? title,
      optionDescription,
      argumentDescription: ({ description, argChoices }) =>
        joined(description, argChoices ? words.choices({ choices: quotedList(argChoices) }) : ''),
    })
}

function optionDescription(option: Option): string {
  const { commander: words } = cliWords()
  const { description, argChoices, defaultValue, defaultValueDescription, required } = option
  const choices = argChoices ? quotedList(argChoices) : null
  const shown = defaultValueDescription || JSON.stringify(defaultValue)
  const value = required && shown !== undefined ? shown : null
  if (choices !== null && value !== null) {
    return joined(description, words.choicesDefault({ choices, value }))
  }
  if (choices !== null) return joined(description, words.choices({ choices }))
  return joined(description, value === null ? '' : words.default({ value }))
}

function joined(description: string, more: string): string {
  return more === '' ? description : `${description} ${more}`
}

function quotedList(choices: readonly string[]): string {
  return choices.map((choice) => JSON.stringify(choice)).join(', ')
}

/** An error as commander words it, in the words of the catalogue; one of another form stays as it is. */
export function spokenError(text: string): string {
  const { commander: words } = cliWords()
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const hint = /\n\(Did you mean (?:one of )?(.+)\?\)/.exec(text)?.[1]
    const message = words.error({ message: say(found) })
    return hint === undefined ? `${message}\n` : `${message}\n${words.didYouMean({ word: hint })}\n`
  }
  return text
}

type Found = RegExpExecArray

const patterns: readonly (readonly [RegExp, (found: Found) => string])[] = [
  [
    /^error: option '(.+)' argument '([^]*)' is invalid\. ([^]*)\n$/,
    ([, flags, value, why]) =>
      ours().badOption({ flags: flags!, value: value!, why: reason(why!) }),
  ],
  [
    /^error: command-argument value '([^]*)' is invalid for argument '(.+)'\. ([^]*)\n$/,
    ([, value, name, why]) => ours().badArgument({ name: name!, value: value!, why: reason(why!) }),
  ],
  [
    /^error: missing required argument '(.+)'/,
    ([, name]) => ours().missingArgument({ name: name! }),
  ],
  [/^error: option '(.+)' argument missing/, ([, flags]) => ours().missingValue({ flags: flags! })],
  [
    /^error: required option '(.+)' not specified/,
    ([, flags]) => ours().missingOption({ flags: flags! }),
  ],
  [
    /^error: option '(.+)' cannot be used with option '(.+)'/,
    ([, one, other]) => ours().conflict({ one: one!, other: other! }),
  ],
  [/^error: unknown option '(.+)'/, ([, flag]) => ours().unknownOption({ flag: flag! })],
  [/^error: unknown command '(.+)'/, ([, name]) => ours().unknownCommand({ name: name! })],
  [
    /^error: too many arguments for '(.+)'\. Expected (\d+) arguments? but got (\d+)/,
    ([, command, expected, got]) =>
      ours().tooMany({ command: command!, expected: Number(expected), got: Number(got) }),
  ],
]

const ours = () => cliWords().commander

function reason(why: string): string {
  const choices = /^Allowed choices are (.+)\.$/.exec(why)?.[1]
  return choices === undefined ? why : ours().allowed({ choices })
}
