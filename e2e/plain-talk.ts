import http from 'node:http'

type Request = typeof http.request

/**
 * Keeps Playwright and Electron from packing what they tell each other: on one machine that only takes time, nearly a third of
 * all that Playwright works. Neither has an option for it, but packing begins only where the client offers it.
 */
export function talkPlainly(): void {
  const own: Request = http.request
  const request = (...given: Parameters<Request>) => {
    const [options] = given as unknown as [http.RequestOptions]
    // What Playwright gives is its own object of options, with this header beside the usual ones of a socket.
    if (options.headers) Reflect.deleteProperty(options.headers, 'Sec-WebSocket-Extensions')
    return own(...given)
  }
  Object.assign(http, { request })
}
