import { fileEvents } from './requests/files'
import { programEvents } from './requests/programs'
import { runEvents } from './requests/runs'
import { setEvents } from './requests/sets'
import { windowEvents } from './requests/window'

/** Everything that main may send to the page; apart from the requests, as main itself needs none of the names. */
export const events = {
  ...windowEvents,
  ...fileEvents,
  ...runEvents,
  ...setEvents,
  ...programEvents,
}
