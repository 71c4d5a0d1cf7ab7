type ThemeName = 'light' | 'dark'

/** The theme of the system, applied to the page whenever it changes. */
export function useSystemTheme(): { readonly name: ThemeName } {
  const query = matchMedia('(prefers-color-scheme: dark)')
  let name = $state<ThemeName>(query.matches ? 'dark' : 'light')
  $effect(() => {
    const follow = (): void => void (name = query.matches ? 'dark' : 'light')
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  })
  $effect.pre(() => void (document.documentElement.dataset['theme'] = name))
  return {
    get name() {
      return name
    },
  }
}
