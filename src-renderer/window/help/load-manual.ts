import type { Manual, ManualPictures } from '@core/protocol/manual'
import { language } from '../../ui/words'

const manuals = import.meta.glob<{ readonly default: Manual }>('../../../docs/manual/*/index.md', {
  query: '?manual',
})

/** The language of the manual: that of the window, or English if the manual is not translated. */
export const manualLanguage = pathOf(language) in manuals ? language : 'en'

/** The manual in the language of the window. */
export async function loadManual(): Promise<Manual> {
  return (await manuals[pathOf(manualLanguage)]!()).default
}

/** The pictures in this build of the app; none if they were not taken. */
export async function loadPictures(): Promise<ManualPictures> {
  try {
    const reply = await fetch('./manual/pictures.json')
    return (await reply.json()) as ManualPictures
  } catch {
    // The development server has no pictures.
    return {}
  }
}

function pathOf(code: string): string {
  return `../../../docs/manual/${code}/index.md`
}
