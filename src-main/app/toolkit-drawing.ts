const NAME = 'GDK_GL'

/**
 * On Linux, dialogs and menus come from GTK, which loads the whole graphics driver only to query its features: 35 MB
 * that nothing here uses. Prevents this. To be called before the app is ready; call the returned function afterwards,
 * so that programs started by the app do not inherit the variable.
 */
export function leaveDriverAlone(env: NodeJS.ProcessEnv = process.env): () => void {
  // If the user has set it, that is deliberate.
  if (env[NAME] !== undefined) return () => {}
  env[NAME] = 'disable'
  return () => delete env[NAME]
}
