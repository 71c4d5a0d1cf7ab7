import { roundedPoints } from '@core/suite/scoring'
import { language } from '../ui/words'

/** Points as the language writes them, with two decimals at most. */
export function shownPoints(points: number): string {
  return roundedPoints(points).toLocaleString(language)
}
