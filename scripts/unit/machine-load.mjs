import { availableParallelism, loadavg } from 'node:os'

/** As many times longer as what runs on the machine now would like more processors than there are; never shorter. */
export function stretched(ms) {
  return ms * Math.max(1, loadavg()[0] / availableParallelism())
}
