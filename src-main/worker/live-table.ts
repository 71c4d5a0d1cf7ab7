import { parentPort } from 'node:worker_threads'
import type { TableOrder, TableReport } from '../programs/live-messages'
import { LiveTable } from '../programs/live-table'
import { ProgramRunner } from '../programs/program-runner'
import { TablePrograms } from '../programs/table-programs'

// A thread that plays one match live, with the programs that take part.
if (!parentPort) throw new Error('a match is played in a thread of its own')
const port = parentPort
const post = (report: TableReport): void => port.postMessage(report)

const programs = new TablePrograms((options) => ProgramRunner.open(options))
const table = new LiveTable(programs, post)

port.on('message', (order: TableOrder) => {
  switch (order.kind) {
    case 'play': {
      const flag = new Int32Array(order.stopped)
      void table.play(order.request, () => Atomics.load(flag, 0) !== 0)
      break
    }
    case 'pause':
      table.pause()
      break
    case 'clock':
      table.setClock(order.isStopped)
      break
    case 'stop':
      void table.stop()
      break
    case 'close':
      void table
        .stop()
        .then(() => programs.close())
        .finally(() => post({ kind: 'closed' }))
  }
})
