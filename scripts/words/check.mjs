// The faults of a catalogue, compared with the English one.
import { argumentsOf } from './arguments.mjs'
import { messagesOf } from './catalogues.mjs'

/** A line for each fault of a catalogue: names too many and too few, arguments that English does not give. `file`: its path. */
export function faultsOf(file, english, own) {
  const wanted = new Map(messagesOf(english))
  const given = new Map(messagesOf(own))
  const at = (key) => `${file}: ${key}`
  const missing = [...wanted.keys()].filter((key) => !given.has(key))
  const odd = [...given.keys()].filter((key) => !wanted.has(key))
  return [
    ...missing.map((key) => `${at(key)} is missing`),
    ...odd.map((key) => `${at(key)} is not in English`),
    ...[...given].flatMap(([key, message]) =>
      wanted.has(key)
        ? strangeArguments(wanted.get(key), message).map(
            (argument) => `${at(key)} takes {${argument}}, which English does not`,
          )
        : [],
    ),
  ]
}

function strangeArguments(english, message) {
  const known = argumentsOf(english)
  return [...argumentsOf(message).keys()].filter((argument) => !known.has(argument))
}
