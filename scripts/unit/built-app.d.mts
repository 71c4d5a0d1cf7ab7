/** Builds what is older than its sources, and gives the folder in which main and the command line lie. */
export function builtApp(): Promise<string>
