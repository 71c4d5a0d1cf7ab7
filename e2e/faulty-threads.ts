import type { Worker, WorkerOptions } from 'node:worker_threads'
import type { ElectronApplication } from '@playwright/test'

/** What a thread does with the next thing that it is asked to do; `sound` is what it should do. */
export type Fault = 'sound' | 'hang' | 'fill the heap' | 'throw' | 'exit'

/**
 * Puts a fault into every worker thread that the app starts from now on: before its own script hears of a message, the
 * fault of the moment happens, inside the thread. The thread that the app keeps for runs is ended, so that it is
 * started again. Gives a way to choose the fault.
 */
export async function plantFaults(
  app: ElectronApplication,
): Promise<(fault: Fault) => Promise<void>> {
  await app.evaluate(() => {
    const threads = process.mainModule!.require('node:worker_threads') as { Worker: typeof Worker }
    const code = `
      const { parentPort, workerData } = require('node:worker_threads')
      const fault = new Int32Array(workerData.fault)
      const on = parentPort.on.bind(parentPort)
      parentPort.on = (name, hear) => on(name, (message) => {
        switch (Atomics.load(fault, 0)) {
          case 1: for (;;) {}
          case 2: {
            const held = []
            for (;;) held.push(new Array(100000).fill(0).map((_, i) => ({ i })))
          }
          case 3: throw new Error('a planted fault')
          case 4: process.exit(7)
        }
        hear(message)
      })
      require(workerData.path)`
    const fault = new SharedArrayBuffer(4)
    const Sound = threads.Worker
    class Faulty extends Sound {
      constructor(path: string | URL, options?: WorkerOptions) {
        // A part of the memory that the app allows is enough; filling all of it takes long.
        const resourceLimits = { ...options?.resourceLimits, maxOldGenerationSizeMb: 64 }
        super(code, { ...options, resourceLimits, eval: true, workerData: { fault, path } })
      }
    }
    threads.Worker = Faulty
    Object.assign(globalThis, { fault })
    // The next message to the thread that is there already shows which it is.
    const { postMessage } = Sound.prototype
    Sound.prototype.postMessage = function (message: unknown) {
      if (this instanceof Faulty) postMessage.call(this, message)
      else void this.terminate()
    }
  })
  const kinds: readonly Fault[] = ['sound', 'hang', 'fill the heap', 'throw', 'exit']
  return (fault) =>
    app.evaluate((_, kind) => {
      const { fault } = globalThis as unknown as { fault: SharedArrayBuffer }
      Atomics.store(new Int32Array(fault), 0, kind)
    }, kinds.indexOf(fault))
}
