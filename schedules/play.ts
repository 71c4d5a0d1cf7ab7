import type { Clock } from './clock'

/** A world in which the user and chance do things of these kinds. */
interface World<A> {
  readonly clock: Clock
  /** What is not as it is to be, in words. */
  readonly wrong: readonly string[]
  do(act: A): void
  settle(): Promise<void>
}

/** Lets a world go through a schedule, acts with the ms that pass before each; returns what is wrong at its end. */
export async function play<A>(
  world: World<A>,
  steps: readonly (readonly [number, A])[],
): Promise<readonly string[]> {
  const uninstall = world.clock.install()
  try {
    for (const [wait, one] of steps) {
      await world.clock.runTo(world.clock.now + wait)
      world.do(one)
    }
    await world.settle()
    return world.wrong
  } finally {
    uninstall()
  }
}
