import { words } from '../ui/words'

/** The name if it is free, else with a number before its extension: "level 2.txt". */
export function freeName(name: string, taken: readonly string[]): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let number = 2; taken.includes(free); number++) free = `${stem} ${number}${ending}`
  return free
}

/** "Untitled 1.txt", with the first free number. */
export function untitledName(extension: string, taken: readonly string[]): string {
  const nameOf = (number: number): string => words.editor.untitled({ number, extension })
  let number = 1
  while (taken.includes(nameOf(number))) number++
  return nameOf(number)
}
