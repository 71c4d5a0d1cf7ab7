import { extname } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { MOST_PIXELS, type PictureOrder } from '@core/protocol/picture'
import type { TraceCursor } from '@core/trace/cursor'
import { eitherIn } from '@core/words'
import { cliLevelsWords } from '../cli-levels-words'
import { wrongEnding, writeOrTell } from '../outputs'
import { isFolder, pictureFiles } from '../picture-files'
import { UsageProblem } from '../problems'
import { eachRunnable, type CommandInputs } from '../sources'
import { words } from '../../words'
import { runUpTo, stepOf } from './moment'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

type RenderOptions = Given<typeof levels.render>

const kinds = ['.svg', '.png', '.tex']

/** Draws one moment of a run into a file, or of the run of each of several levels into files of a folder. */
export async function render(job: CommandInputs, options: RenderOptions): Promise<number> {
  const { files } = job
  const [only = '-'] = files
  if (files.length > 1 || isFolder(only)) {
    const many = await pictureFiles(files, options.out, options.kind)
    return draw({ ...job, files: many.files }, options, (file) => many.outputs.get(file)!)
  }
  const kind = extname(options.out).toLowerCase()
  if (!kinds.includes(kind)) throw wrongEnding(options.out, kinds, eitherIn(words, kinds))
  return draw(job, options, () => options.out)
}

function draw(job: CommandInputs, options: RenderOptions, outputOf: (file: string) => string) {
  return eachRunnable(job, async ({ game, level, file }) => {
    const { io } = job
    const cursor = runUpTo(game, level, options)
    cursor.seek(stepOf(game, cursor, options))
    const artist = await io.artist()
    const order = orderOf(game, level, cursor, options, artist.measure)
    refuseHuge(artist.maker.sizeOf(order), options.scale)
    const out = outputOf(file)
    const kind = extname(out).toLowerCase()
    if (kind === '.tex') return writeOrTell(io, out, artist.maker.tikz(order))
    const svg = artist.maker.svg(order)
    return writeOrTell(io, out, kind === '.png' ? await artist.png(svg) : svg)
  })
}

function orderOf(
  game: AnyGame,
  level: unknown,
  cursor: TraceCursor,
  { scale, theme, ground, overlay, coordinates, caption, page }: RenderOptions,
  measure: PictureOrder['measure'],
): PictureOrder {
  const pages = game.pages?.count(level) ?? 1
  if (page !== undefined && page > pages) {
    throw new UsageProblem(cliLevelsWords().picture.noPage({ page, count: pages }))
  }
  return {
    game: game.id,
    level,
    cursor,
    page: page === undefined ? null : page - 1,
    options: {
      scale,
      theme,
      ground,
      hasOverlay: overlay,
      hasCoordinates: coordinates,
      hasCaption: caption,
    },
    measure,
  }
}

function refuseHuge(
  size: { readonly width: number; readonly height: number },
  scale: number,
): void {
  if (size.width * size.height <= MOST_PIXELS) return
  const { width, height } = size
  const millions = MOST_PIXELS / 1_000_000
  throw new UsageProblem(cliLevelsWords().picture.huge({ scale, width, height, millions }))
}
