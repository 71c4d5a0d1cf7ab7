import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import { createServer as createPlainServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'

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

/** Hears packets and connections of any kind, as WebRTC makes them. */
export interface PacketPost {
  /** Addresses in the form of `iceServers`. */
  readonly servers: readonly string[]
  /** Packets and connections so far. */
  readonly heard: readonly string[]
  close(): Promise<void>
}

export async function listenForPackets(): Promise<PacketPost> {
  const heard: string[] = []
  const packets = createSocket('udp4')
  packets.on('message', (bytes) => heard.push(`packet of ${bytes.length} bytes`))
  await new Promise<void>((done) => packets.bind(0, () => done()))
  const connections = createPlainServer((socket) => {
    heard.push('connection')
    socket.on('error', () => undefined)
  })
  await new Promise<void>((done) => connections.listen(0, () => done()))
  const udp = packets.address().port
  const tcp = (connections.address() as AddressInfo).port
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const hosts = own.filter(({ family }) => family === 'IPv4').map(({ address }) => address)
  const servers = hosts.flatMap((host) => [
    `stun:${host}:${udp}`,
    `turn:${host}:${udp}`,
    `turn:${host}:${tcp}?transport=tcp`,
    `turns:${host}:${tcp}?transport=tcp`,
  ])
  const close = async () => {
    packets.close()
    await new Promise<void>((done) => void connections.close(() => done()))
  }
  return { servers, heard, close }
}
