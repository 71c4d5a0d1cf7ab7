import type { StressService } from '../programs/stress-messages'
import { stressInThread } from '../programs/stress-thread'
import { serveThread } from '../threads/serve-thread'

// A thread that searches for a level on which a program fails, so that the window does not wait for it.
serveThread<StressService>(() => ({ service: { search: stressInThread } }))
