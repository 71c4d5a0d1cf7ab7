/** Does something for each of many, so many at a time; rejects when one of them does, and begins no more then. */
export async function inLanes<T>(
  lanes: number,
  all: Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const next = all[Symbol.iterator]()
  let hasFailed = false
  const lane = async (): Promise<void> => {
    for (let one = next.next(); !one.done && !hasFailed; one = next.next())
      try {
        await work(one.value)
      } catch (error) {
        hasFailed = true
        throw error
      }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
