// As much of Electron as the preload script uses, in a page of a Chromium whose requests a plain Node answers. The preload
// script itself is the app's own.
import { frameOf, frameReader, hearPath, sayPath, type Heard, type Said } from './frames'

const page = crypto.randomUUID()
const { fetch } = globalThis

let waiting: Uint8Array<ArrayBuffer>[] = []
let isSaying = false
let lastId = 0
const asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
const heard = new EventTarget()

/** Sends what waits, a batch at a time, so that nothing overtakes anything. */
async function sayAll(): Promise<void> {
  if (isSaying) return
  isSaying = true
  await listening
  while (waiting.length > 0) {
    const body = new Blob(waiting)
    waiting = []
    await fetch(`${sayPath}?${new URLSearchParams({ page, url: location.href })}`, {
      method: 'POST',
      body,
    })
  }
  isSaying = false
}

function say(said: Said): void {
  // As when a message is sent between processes: what cannot be cloned is refused on the spot.
  waiting.push(frameOf(said))
  void sayAll()
}

async function listen(): Promise<void> {
  const { body } = await fetch(`${hearPath}?page=${page}`)
  void hearAll(body!.getReader())
}

async function hearAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const read = frameReader<Heard>()
  for (;;) {
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
    if (done || !value) return
    read(value).forEach(hear)
  }
}

function hear(message: Heard): void {
  if (message.kind === 'event') {
    heard.dispatchEvent(new CustomEvent(message.channel, { detail: message.payload }))
    return
  }
  const { resolve, reject } = asked.get(message.id)!
  asked.delete(message.id)
  if (message.kind === 'reply') resolve(message.value)
  else reject(new Error(message.message))
}

type Listener = (event: unknown, payload: unknown) => void
const listeners = new Map<Listener, (event: Event) => void>()

export const ipcRenderer = {
  invoke: (channel: string, ...args: unknown[]) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      say({ kind: 'ask', id, channel, args })
      asked.set(id, { resolve, reject })
    }),
  send: (channel: string, ...args: unknown[]) => say({ kind: 'tell', channel, args }),
  on: (channel: string, listener: Listener) => {
    const hearOne = (event: Event): void => listener({}, (event as CustomEvent).detail)
    listeners.set(listener, hearOne)
    heard.addEventListener(channel, hearOne)
  },
  removeListener: (channel: string, listener: Listener) =>
    heard.removeEventListener(channel, listeners.get(listener)!),
}

export const contextBridge = {
  exposeInMainWorld: (name: string, api: object) => {
    Object.defineProperty(globalThis, name, { value: Object.freeze(api), enumerable: true })
  },
}

const sizeOf = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')!.get!

export const webUtils = {
  /** A browser tells no paths. Throws for an object that only looks like a file. */
  getPathForFile: (file: File): string => {
    sizeOf.call(file)
    return ''
  },
}

const listening = listen()
