import css from '../../theme.css?raw'
import { boardTheme, type BoardTheme } from '../theme'

/** The board's colours in both themes, taken from the page's tokens, for pictures painted without a page. */
export const boardThemes: { readonly light: BoardTheme; readonly dark: BoardTheme } = {
  light: themeOf(tokensIn(':root')),
  dark: themeOf({ ...tokensIn(':root'), ...tokensIn(":root[data-theme='dark']") }, true),
}

function themeOf(tokens: Readonly<Record<string, string>>, isDark = false): BoardTheme {
  const read = (name: string): string => {
    const value = tokens[name]
    if (value === undefined) throw new Error(`no token ${name} in the theme`)
    return value
  }
  return { ...boardTheme(read, isDark), font: read('--font-picture') }
}

function tokensIn(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  )
}
