import { quickContents, type ReaderService } from '../sets/quick-contents'
import { serveThread } from '../threads/serve-thread'

// A thread that reads the tests of a set, and waits for their disk in place of the app.
serveThread<ReaderService>(() => ({ service: { read: quickContents } }))
