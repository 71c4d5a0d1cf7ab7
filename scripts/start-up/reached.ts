/** The part of a module from which the bundler reports its imports. */
export interface ModuleImports {
  readonly importedIds: readonly string[]
}

/** All modules that a module reaches by static imports, itself among them, each with the one that it was reached from. */
export function reachedFrom(
  entry: string,
  moduleOf: (id: string) => ModuleImports | null,
): ReadonlyMap<string, string | null> {
  const reached = new Map<string, string | null>([[entry, null]])
  // A map goes on with what is put in meanwhile: the nearest come first, so that each way is a shortest one.
  for (const id of reached.keys()) {
    for (const imported of moduleOf(id)?.importedIds ?? []) {
      if (!reached.has(imported)) reached.set(imported, id)
    }
  }
  return reached
}
