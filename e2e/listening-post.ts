import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on this computer that hears whether anyone calls: no name has to be looked up to reach it. */
export interface ListeningPost {
  /** Begins with http: and has no path. */
  readonly origin: string
  /** Paths that were asked for so far. */
  readonly calls: readonly string[]
  close(): Promise<void>
}

export async function listen(): Promise<ListeningPost> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    response.end('reached')
  })
  server.on('upgrade', (request, socket) => {
    calls.push(request.url ?? '')
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((done) => void server.close(() => done()))
  return { origin: `http://127.0.0.1:${port}`, calls, close }
}
