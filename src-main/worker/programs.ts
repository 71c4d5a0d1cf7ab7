import { parentPort } from 'node:worker_threads'
import { JudgeDesk } from '../programs/judging/judge-desk'
import type { JudgeOrder, JudgeReport } from '../programs/judging/messages'

// A thread that runs other people's programs and judges them, so that the window does not wait for it.
if (!parentPort) throw new Error('programs are run on a thread of its own')
const port = parentPort
const desk = new JudgeDesk((report: JudgeReport) => port.postMessage(report))

port.on('message', (order: JudgeOrder) => {
  if (order.kind === 'end') void desk.end().finally(() => port.close())
  else desk.perform(order)
})
