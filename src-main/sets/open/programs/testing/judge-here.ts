import { EventEmitter } from 'node:events'
import { JudgeDesk } from '../../../../programs/judging/judge-desk'
import type { JudgeOrder } from '../../../../programs/judging/messages'
import type { ProgramsThread } from '../judge-thread'

/** Does what the thread does that runs programs, in the thread of the test; what is said crosses as between threads. */
export class JudgeHere extends EventEmitter implements ProgramsThread {
  private readonly desk = new JudgeDesk((report) => this.emit('message', structuredClone(report)))
  isOver = false

  postMessage(order: JudgeOrder): void {
    if (order.kind !== 'end') this.desk.perform(structuredClone(order))
    else
      void this.desk.end().finally(() => {
        this.isOver = true
        this.emit('exit', 0)
      })
  }

  terminate(): void {}
}
