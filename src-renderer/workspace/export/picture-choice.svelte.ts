import type { PictureOptions } from '@core/protocol/picture'

const themeOfWindow = (): PictureOptions['theme'] =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'

/** What pictures are mostly made for. */
export const presets = {
  statement: () => ({
    ...{ scale: 64, theme: 'light', ground: 'white' },
    ...{ hasOverlay: false, hasCoordinates: true, hasCaption: false },
  }),
  slide: () => ({
    ...{ scale: 96, theme: themeOfWindow(), ground: 'transparent' },
    ...{ hasOverlay: true, hasCoordinates: false, hasCaption: false },
  }),
  web: () => ({
    ...{ scale: 32, theme: themeOfWindow(), ground: 'board' },
    ...{ hasOverlay: true, hasCoordinates: true, hasCaption: true },
  }),
} satisfies Record<string, () => PictureOptions>

/** What was chosen last for pictures; shared by their dialogs for as long as the window is open. */
class PictureChoice {
  options = $state.raw<PictureOptions>({
    scale: 32,
    theme: themeOfWindow(),
    ground: 'board',
    hasOverlay: true,
    hasCoordinates: true,
    hasCaption: false,
  })

  set(changes: Partial<PictureOptions>): void {
    this.options = { ...this.options, ...changes }
  }
}

export const pictureChoice = new PictureChoice()
