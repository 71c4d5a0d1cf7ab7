type ThemeName = 'light' | 'dark'

/** The theme that the system asks for, given to the page and followed while it changes. */
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
