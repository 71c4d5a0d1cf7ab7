/** The key under which the page notes that it was started before. */
const STARTED = 'boardwright.started'

/** Whether the page has nothing in its storage yet, not even from an older version; notes that it has been started. */
export function isFirstStart(storage: Storage): boolean {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  storage.setItem(STARTED, 'true')
  return !keys.some((key) => key.startsWith('boardwright.'))
}
