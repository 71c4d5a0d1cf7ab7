import { nearestGame } from '@core/games/nearest-game'
import { games } from '@core/games/testing'
import { decodeText } from '@core/kernel/decode-text'
import { err } from '@core/kernel/result'
import { decodeSource as decodeQuickly } from '../src-main/cli/decode-text'
import { whyNoText } from '../src-main/not-text'
import { demand, demandSame, faultOf, type FuzzTarget } from './target'

/** Files as bytes: what is text and what is not, and which game it is for. A letter of an input is a byte. */
export function bytesTarget(samples: readonly string[]): FuzzTarget {
  const asBytes = (data: Buffer): string => data.toString('latin1')
  const wide = Buffer.from(samples[0]!, 'utf16le')
  const marks = ['\xff\xfe', '\xfe\xff', '\xef\xbb\xbf', '\xef\xbf\xbd']
  const letters = [
    '\xe2\x82\xac',
    '\xf0\x9f\x98\x80',
    '\xc3\xa4',
    '\xed\xa0\x80',
    '\xc0\x80',
    '\xf5',
  ]
  return {
    id: 'bytes',
    isBytes: true,
    words: [...marks, ...letters, '\0', '\0\0\0', '\r', '\x1a', '\x89PNG', 'PK\x03\x04', '\x7fELF'],
    seeds: () => [
      ...samples.slice(0, 20).map((text) => asBytes(Buffer.from(text))),
      asBytes(wide),
      asBytes(wide.swap16()),
      'пять €\n'.repeat(3),
      asBytes(Buffer.from('пять €😀\n')),
    ],
    attempt(input) {
      const bytes = Buffer.from(input, 'latin1')
      const features: string[] = []
      const fault = faultOf(() => {
        const read = decodeText(bytes)
        demandSame('quick decoder differs', decodeQuickly(bytes), told(read))
        if (!read.ok) {
          const { code, at } = read.error
          const message = whyNoText(read.error)
          features.push(`no text: ${code}: ${message.replace(/[0-9A-F]{2}/, '#')}`)
          return checkPlace(bytes, { at, message })
        }
        demandSame(
          'strict decoder differs',
          read.value,
          new TextDecoder('utf-8', { fatal: true }).decode(bytes),
        )
        const { game, isRead, diagnostics } = nearestGame(games, read.value)
        demand(isRead || diagnostics.length > 0, 'refused without a reason', game.id)
        features.push(`${game.id}: ${isRead} ${Math.trunc(Math.log2(diagnostics.length + 1))}`)
      })
      return { fault, features }
    },
  }
}

/** As the command line has it. */
function told(read: ReturnType<typeof decodeText>): ReturnType<typeof decodeQuickly> {
  return read.ok ? read : err({ at: read.error.at, message: whyNoText(read.error) })
}

function checkPlace(
  bytes: Buffer,
  problem: { message: string; at: { line: number; column: number } },
): void {
  const { line, column } = problem.at
  const lines = bytes.toString('latin1').split('\n')
  const width = lines[line - 1]?.length ?? -1
  demand(column >= 1 && column <= width + 1, 'place out of the file', JSON.stringify(problem))
  // eslint-disable-next-line no-control-regex
  demand(!/undefined|NaN|[\0-\x1f]/.test(problem.message), 'strange words', problem.message)
}
