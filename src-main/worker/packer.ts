import { parentPort } from 'node:worker_threads'
import { version } from '../../package.json'
import type { PackageParts } from '@core/package/contents'
import { boardPicture } from '../artist/board-picture'
import { loadArtist } from '../artist/load-artist'
import { judgeProgramsOf, viewerPageOf } from '../sets/built-parts'
import { PackageMaker } from '../sets/package-maker'
import { packageTeller, voiceIn } from '../sets/package-voice'
import type { PackerOrder, PackerReport } from '../sets/packer-messages'

// A thread that makes packages: drawing and packing take a while.
if (!parentPort) throw new Error('the packer runs in a thread of its own')
const port = parentPort
const post = (report: PackerReport): void => port.postMessage(report)

let parts: PackageParts | null = null
const maker = new PackageMaker((built) => (parts ??= partsIn(built)))

port.on('message', (order: PackerOrder) => {
  maker.perform(order, post).then(
    (report) => report && post(report),
    (bug: unknown) =>
      post({ kind: 'failed', message: bug instanceof Error ? bug.message : String(bug) }),
  )
})

function partsIn(built: string): PackageParts {
  const artist = loadArtist(built)
  return {
    version,
    programs: (game) => judgeProgramsOf(built, game),
    teller: packageTeller(),
    voice: voiceIn,
    viewerPage: (language) => viewerPageOf(built, language),
    picture: (game, level) => boardPicture(artist, game, level),
    png: (svg) => artist.png(svg),
  }
}
