import { JudgeDesk, servedDesk } from '../programs/judging/judge-desk'
import { serveThread } from '../threads/serve-thread'

// A thread that runs users’ programs and judges them, so that the window does not wait for them.
serveThread((note) => servedDesk(new JudgeDesk(note)))
