import { words } from './words'

/** A number with so many digits after the decimal point, in the page's language: "1,234.5", "1 234,5". */
export function decimals(number: number, digits: number): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return number.toLocaleString(words.language, exactly)
}
