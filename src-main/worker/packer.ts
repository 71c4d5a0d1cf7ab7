import { version } from '../../package.json'
import type { PackageParts } from '@core/package/packed-problem'
import { boardPicture } from '../artist/board-picture'
import { loadArtist } from '../artist/load-artist'
import { serveThread } from '../threads/serve-thread'
import { judgeProgramsOf, viewerPageOf } from '../sets/built-parts'
import { PackageMaker } from '../sets/package-maker'
import { packageTeller, voiceIn } from '../sets/package-voice'
import { sha256 } from '../sets/sha256'
import { squeezed } from '../sets/squeezed'

// A thread that makes packages: drawing and packing take a while.
let parts: PackageParts | null = null
serveThread(() => ({ service: new PackageMaker((built) => (parts ??= partsIn(built))) }))

function partsIn(built: string): PackageParts {
  const artist = loadArtist(built)
  return {
    version,
    programs: (game) => judgeProgramsOf(built, game),
    teller: packageTeller(),
    voice: voiceIn,
    viewerPage: (language) => viewerPageOf(built, language),
    picture: (game, level, step) => boardPicture(artist, game, level, step),
    png: (svg) => artist.png(svg),
    sha256,
    squeezed,
  }
}
