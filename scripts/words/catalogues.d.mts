/** A catalogue in one language, as it is nested. */
export function catalogue(language: string, name: string): Readonly<Record<string, unknown>>
