import type { PackageParts } from '@core/package/packed-problem'
import { PackageMaker } from '../../package-maker'
import { packageTeller, voiceIn } from '../../package-voice'
import { sha256 } from '../../sha256'
import { squeezed } from '../../squeezed'
import { ServedHere } from '../../../threads/testing/served-here'
import type { ThreadOrder } from '../../../threads/thread-messages'

const parts: PackageParts = {
  version: '1.0.0',
  programs: () => ({
    solve: 'solve(READING)\n',
    validate: 'validate(IS_STRICT)\n',
    check: 'compare(IS_EXACT)\n',
    why: 'tell(TABLE)\n',
    testlib: null,
    match: null,
  }),
  teller: packageTeller(),
  voice: voiceIn,
  viewerPage: () => '<title></title><script type="application/json" id="level"></script>',
  picture: () => '<svg/>',
  png: () => Promise.resolve(new Uint8Array([137])),
  sha256,
  squeezed,
}

/** Does what the thread does, in the thread of the test; `isStuck`: nothing, as one that takes forever. */
export class MakerThread extends ServedHere<PackageMaker> {
  /** It was asked to make a package and never will. */
  hangs = false

  constructor(private readonly isStuck: () => boolean) {
    super(() => ({ service: new PackageMaker(() => parts) }))
  }

  override postMessage(order: ThreadOrder): void {
    if (order.kind === 'call' && order.name === 'make' && this.isStuck()) this.hangs = true
    else super.postMessage(order)
  }
}
