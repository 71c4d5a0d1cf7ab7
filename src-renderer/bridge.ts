import type { Bridge } from '@core/protocol/ipc'

declare global {
  var bridge: Bridge
}

let underWay = 0

/** How many requests of the page main has not answered yet. */
export const requestsUnderWay = (): number => underWay

function counted(own: Bridge): Bridge {
  return {
    ...own,
    request(name, ...args) {
      const reply = own.request(name, ...args)
      const answered = (): void => void underWay--
      underWay++
      void reply.then(answered, answered)
      return reply
    },
  }
}

/** The page's only way out. Nothing else touches the global one; classes are given a bridge, so that tests give theirs. */
export const bridge: Bridge = counted(globalThis.bridge)
