import type { Rest } from '../app/rest'
import type { Started } from './start-window'

/**
 * Offers `mainProbe` to tests, which can change nothing through it. Only for an app that was started with its probe.
 */
export function offerMainProbe(started: () => Started): void {
  const mainProbe: Rest = {
    settled: () => started().settled(),
    lookedAround: () => started().lookedAround(),
  }
  Object.assign(globalThis, { mainProbe })
}
