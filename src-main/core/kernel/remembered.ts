/** Computes a value once for each object that is never changed in place; it is forgotten together with the object. */
export function remembered<Key extends object, Value>(
  workOut: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const held = known.get(key)
    if (held) return held.value
    const value = workOut(key)
    known.set(key, { value })
    return value
  }
}
