import { orderIn } from '../../game/refereed'
import type { FoundTest } from './found'
import type { PackageReading } from './reading'

/** Tests; of those that are matches of programs each level once, without its two players. */
export function ofMatches(reading: PackageReading, tests: readonly FoundTest[]): FoundTest[] {
  const played = new Set<string>()
  return tests.flatMap((test) => {
    const order = orderIn(reading.text(test.input)!)
    if (!order) return [test]
    if (played.has(order.text)) return []
    played.add(order.text)
    return [{ ...test, text: order.text, answer: null }]
  })
}
