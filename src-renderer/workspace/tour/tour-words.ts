import { packs } from '@core/words'
import { language, words as started } from '../../ui/words'

/** The words of the page and of the tours, which are loaded with them. */
export const words = { ...started, tour: (await packs.tour[language]()).words }
