import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, createServer as createPlainServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'

/** A server on this computer that hears whether anyone calls: no name has to be looked up to reach it. */
export interface ListeningPost {
  /** Begins with http: and has no path. */
  readonly origin: string
  /** Calls it itself; returns the paths that were asked for before that came. */
  callsSoFar(): Promise<readonly string[]>
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
  const origin = `http://127.0.0.1:${port}`
  const callsSoFar = async () => {
    await fetch(`${origin}/own`)
    const own = calls.indexOf('/own')
    if (own < 0) throw new Error('it does not hear what is called')
    return calls.splice(0).slice(0, own)
  }
  return { origin, callsSoFar, close }
}

/** Hears packets and connections of any kind, as WebRTC makes them. */
export interface PacketPost {
  /** Addresses in the form of `iceServers`. */
  readonly servers: readonly string[]
  /** Sends a packet and connects itself; returns what was heard before that came. */
  heardSoFar(): Promise<readonly string[]>
  close(): Promise<void>
}

export async function listenForPackets(): Promise<PacketPost> {
  const heard: { toString(): string }[] = []
  const own = 'of the test itself'
  const packets = createSocket('udp4')
  packets.on('message', (bytes) => {
    if (String(bytes) === own) packets.emit('own')
    else heard.push({ toString: () => `packet of ${bytes.length} bytes` })
  })
  await new Promise<void>((done) => packets.bind(0, () => done()))
  const connections = createPlainServer((socket) => {
    const call = { toString: () => 'connection' }
    heard.push(call)
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      if (String(bytes) !== own) return
      heard.splice(heard.indexOf(call), 1)
      socket.end(own)
    })
  })
  await new Promise<void>((done) => connections.listen(0, () => done()))
  const udp = packets.address().port
  const tcp = (connections.address() as AddressInfo).port
  const networks = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const hosts = networks.filter(({ family }) => family === 'IPv4').map(({ address }) => address)
  const servers = hosts.flatMap((host) => [
    `stun:${host}:${udp}`,
    `turn:${host}:${udp}`,
    `turn:${host}:${tcp}?transport=tcp`,
    `turns:${host}:${tcp}?transport=tcp`,
  ])
  const heardSoFar = async () => {
    const came = once(packets, 'own')
    packets.send(own, udp, '127.0.0.1')
    await came
    const caller = connect({ port: tcp, host: '127.0.0.1' })
    caller.write(own)
    await once(caller, 'data')
    caller.destroy()
    return heard.map(String)
  }
  const close = async () => {
    packets.close()
    await new Promise<void>((done) => void connections.close(() => done()))
  }
  return { servers, heardSoFar, close }
}
