import { version } from '../../package.json'
import type { PackageParts } from '@core/package/packed-problem'
import type { Artist } from '../artist/artist'
import { boardPicture } from '../artist/board-picture'
import { packageTeller, voiceIn } from '../sets/package-voice'
import { sha256 } from '../sets/sha256'
import { squeezed } from '../sets/squeezed'
import type { CliIo } from './io'

/** What packages and statements of the command line are made of; without an artist no boards are drawn. */
export function packageParts(io: CliIo, artist: Artist | null): PackageParts {
  return {
    version,
    programs: (game) => io.judgePrograms(game),
    teller: packageTeller(),
    voice: voiceIn,
    viewerPage: () => io.viewerPage(),
    picture: (game, level, step) => artist && boardPicture(artist, game, level, step),
    png: async (svg) => (artist ?? (await io.artist())).png(svg),
    sha256,
    squeezed,
  }
}
