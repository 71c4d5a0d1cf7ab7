/** What is appended to the name of a program that a compiler makes. */
export function programEnding(platform = process.platform): string {
  return platform === 'win32' ? '.exe' : ''
}

/** The names under which a program may lie in a folder of the PATH, the first that is there being started. */
export function programNames(name: string, platform = process.platform): readonly string[] {
  if (platform !== 'win32') return [name]
  // Others, such as .bat, are started by a shell alone; and a name with a dot may be whole.
  return [...(name.includes('.') ? [name] : []), `${name}.com`, `${name}.exe`]
}

/** The part of our environment that other people's programs get; nothing else is told to them. */
export function passedVariables(
  env: NodeJS.ProcessEnv,
  platform = process.platform,
): Record<string, string> {
  const names = ['PATH', 'LANG', 'LC_ALL', 'TZ']
  if (platform === 'win32') names.push('SystemRoot', 'TEMP')
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}

/** Whether there is a shell that sets limits and starts programs. */
export function hasShell(platform = process.platform): boolean {
  return platform !== 'win32'
}
