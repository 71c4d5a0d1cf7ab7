import { words } from './words'

/** A number with so many digits behind the point, as the language of the page writes it: "1,234.5", "1 234,5". */
export function decimals(number: number, digits: number): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return number.toLocaleString(words.language, exactly)
}
