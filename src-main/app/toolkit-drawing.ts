const NAME = 'GDK_GL'

/**
 * On Linux dialogs and menus come from GTK, which loads the whole graphics driver only to ask what it can: 35 MB that
 * nothing here draws with. Tells it not to. Call it before the app is ready; the function given is to be called
 * after, so that programs which the app starts do not hear of it.
 */
export function leaveDriverAlone(env: NodeJS.ProcessEnv = process.env): () => void {
  // If the user has set it, they know why.
  if (env[NAME] !== undefined) return () => {}
  env[NAME] = 'disable'
  return () => delete env[NAME]
}
