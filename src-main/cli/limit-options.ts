import { Option, type Command } from 'commander'
import { wholeNumber } from './arguments'
import { cliWords } from './cli-words'

/** Adds what a run of a program may take, and how far it is kept apart. */
export function withLimits(command: Command): Command {
  return command.addOption(timeOption()).addOption(memoryOption()).addOption(isolationOption())
}

/** Adds what compilers of sources get besides. */
export function withBuilding(command: Command): Command {
  const { help } = cliWords()
  return command.option('--flags <flags>', help.flags).option('--sanitize', help.sanitize)
}

/** The same for programs that are asked for one answer after another. */
export function withAnswerLimits(command: Command): Command {
  return command
    .addOption(answerTimeOption())
    .addOption(memoryOption())
    .addOption(isolationOption())
}

/** Milliseconds of processor time. */
function timeOption(): Option {
  return new Option('--time <ms>', cliWords().help.time)
    .default(5000)
    .argParser(wholeNumber(1, 3_600_000))
}

/** Milliseconds for each answer in a match. */
function answerTimeOption(): Option {
  return new Option('--time <ms>', cliWords().help.answerTime).argParser(wholeNumber(0, 3_600_000))
}

/** Megabytes. */
function memoryOption(): Option {
  return new Option('--memory <mb>', cliWords().help.memory)
    .default(1024)
    .argParser(wholeNumber(1, 1_048_576))
}

/** How far programs are kept apart. */
function isolationOption(): Option {
  return new Option('--isolate', cliWords().help.isolate)
}
