import { expect, needsElectron, test } from '../fixtures'
import { openIntruder, runIn } from '../intruder'
import { listenForPackets } from '../listening-post'
import { AppPage } from '../pages/app'

needsElectron('it refuses the calls')

/** Calls another browser by all servers, from the page and from a frame of its own; returns the ways out that were found. */
const callOut = `async (servers) => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const found = []
  const over = []
  for (const { RTCPeerConnection } of [window, frame.contentWindow]) {
    const caller = new RTCPeerConnection({
      iceServers: servers.map((urls) => ({ urls, username: 'words of the page', credential: 'x' })),
    })
    caller.onicecandidate = ({ candidate }) => candidate && found.push(candidate.candidate)
    over.push(new Promise((done) => {
      caller.onicegatheringstatechange = () => caller.iceGatheringState === 'complete' && done()
    }))
    caller.createDataChannel('any')
    await caller.setLocalDescription(await caller.createOffer())
  }
  await Promise.all(over)
  frame.remove()
  return found
}`

test('no page calls out by WebRTC @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  const post = await listenForPackets()
  const call = `(${callOut})(${JSON.stringify(post.servers)})`
  expect(await app.window.evaluate(call)).toEqual([])
  const id = await openIntruder(running.shell.electron, 'data:text/html,<p>intruder', {
    partition: 'other',
  })
  expect(await runIn(running.shell.electron, id, call)).toEqual([])
  expect(await post.heardSoFar()).toEqual([])
  await post.close()
  app.errors.length = 0
})
