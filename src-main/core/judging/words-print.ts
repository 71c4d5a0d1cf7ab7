/**
 * A short print of the words of an output: equal for outputs that a judge finds equal word by word, and different for
 * any others seen so far.
 */
export function wordsPrint(output: string): string {
  const words = output.trim().split(/\s+/).join(' ')
  let [one, two] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < words.length; at++) {
    const code = words.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ (code + at), 0x85ebca6b)
    two ^= two >>> 13
  }
  return `${words.length}-${one >>> 0}-${two >>> 0}`
}
