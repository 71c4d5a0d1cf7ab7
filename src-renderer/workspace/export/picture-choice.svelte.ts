import type { PictureOptions } from '@core/protocol/picture'

/** What was chosen last for pictures; shared by their dialogs for as long as the window is open. */
class PictureChoice {
  options = $state.raw<PictureOptions>({
    scale: 32,
    theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
    hasOverlay: true,
    hasCoordinates: true,
    hasCaption: false,
  })

  set(changes: Partial<PictureOptions>): void {
    this.options = { ...this.options, ...changes }
  }
}

export const pictureChoice = new PictureChoice()
