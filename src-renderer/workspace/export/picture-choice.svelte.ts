import type { PictureOptions } from '@core/protocol/picture'

const themeOfWindow = (): PictureOptions['theme'] =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'

/** Options of a picture in the dialogs. */
export interface DialogOptions extends PictureOptions {
  /** Whether margins without content are cut off. */
  readonly isTight: boolean
}

/** Options for common purposes of pictures. */
export const presets = {
  statement: () => ({
    ...{ scale: 64, theme: 'light', ground: 'white', isTight: true },
    ...{ hasOverlay: false, hasCoordinates: true, hasCaption: false },
  }),
  slide: () => ({
    ...{ scale: 96, theme: themeOfWindow(), ground: 'transparent', isTight: true },
    ...{ hasOverlay: true, hasCoordinates: false, hasCaption: false },
  }),
  web: () => ({
    ...{ scale: 32, theme: themeOfWindow(), ground: 'board', isTight: false },
    ...{ hasOverlay: true, hasCoordinates: true, hasCaption: true },
  }),
} satisfies Record<string, () => DialogOptions>

/** The last choice for pictures; shared by their dialogs and kept while the window is open. */
class PictureChoice {
  options = $state.raw<DialogOptions>({
    isTight: false,
    scale: 32,
    theme: themeOfWindow(),
    ground: 'board',
    hasOverlay: true,
    hasCoordinates: true,
    hasCaption: false,
  })

  set(changes: Partial<DialogOptions>): void {
    this.options = { ...this.options, ...changes }
  }
}

export const pictureChoice = new PictureChoice()
