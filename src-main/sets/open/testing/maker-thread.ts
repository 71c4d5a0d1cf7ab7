import type { PackageParts } from '@core/package/contents'
import { PackageMaker } from '../../package-maker'
import { packageTeller, voiceIn } from '../../package-voice'
import type { PackerOrder, PackerReport } from '../../packer-messages'
import type { PackerThread } from '../packer'

const parts: PackageParts = {
  version: '1.0.0',
  programs: () => ({ solve: 'solve(READING)\n', validate: 'validate(IS_STRICT)\n', match: null }),
  teller: packageTeller(),
  voice: voiceIn,
  viewerPage: () => '<title></title><script type="application/json" id="level"></script>',
  picture: () => '<svg/>',
  png: () => Promise.resolve(new Uint8Array([137])),
}
/** Does what the thread does, in the thread of the test; `isStuck`: nothing, as one that takes for ever. */
export class MakerThread implements PackerThread {
  isEnded = false
  /** It was asked to make a package and never will. */
  hangs = false
  private readonly maker = new PackageMaker(() => parts)
  private hear: (report: PackerReport) => void = () => {}

  constructor(private readonly isStuck: () => boolean) {}

  postMessage(told: PackerOrder): void {
    if (told.kind === 'make' && this.isStuck()) return void (this.hangs = true)
    void this.maker.perform(told, this.hear).then((report) => report && this.hear(report))
  }

  on(event: string, listener: (payload: never) => void): void {
    if (event === 'message') this.hear = listener as (report: PackerReport) => void
  }

  terminate(): void {
    this.isEnded = true
  }
}
