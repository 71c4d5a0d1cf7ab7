import { JudgeDesk, servedDesk } from '../programs/judging/judge-desk'
import { serveThread } from '../threads/serve-thread'

// A thread that runs other people's programs and judges them, so that the window does not wait for it.
serveThread((note) => servedDesk(new JudgeDesk(note)))
