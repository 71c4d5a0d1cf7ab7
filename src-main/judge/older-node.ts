// What core uses of newer Nodes, for judges with an old one: Node 12 has none of it. A program takes it in first of all.

type Made = Readonly<Record<string, (...args: never[]) => unknown>>

function add(to: object, made: Made): void {
  for (const [name, value] of Object.entries(made)) {
    if (name in to) continue
    Object.defineProperty(to, name, { value, writable: true, configurable: true })
  }
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index]
}

const typedArrays = Object.getPrototypeOf(Int8Array.prototype) as object

add(String.prototype, {
  at,
  replaceAll(this: string, searched: string, by: string) {
    return this.split(searched).join(by)
  },
})
add(typedArrays, { at })
add(Array.prototype, {
  at,
  findLast<T>(this: readonly T[], isFound: (value: T, index: number) => boolean) {
    for (let index = this.length; index-- > 0;) if (isFound(this[index]!, index)) return this[index]
    return undefined
  },
  findLastIndex<T>(this: readonly T[], isFound: (value: T, index: number) => boolean) {
    for (let index = this.length; index-- > 0;) if (isFound(this[index]!, index)) return index
    return -1
  },
  toReversed<T>(this: readonly T[]) {
    return [...this].reverse()
  },
  toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number) {
    return [...this].sort(compare)
  },
  toSpliced<T>(this: readonly T[], ...args: [number, number, ...T[]]) {
    const copy = [...this]
    copy.splice(...args)
    return copy
  },
  with<T>(this: readonly T[], index: number, value: T) {
    const copy = [...this]
    copy[index < 0 ? this.length + index : index] = value
    return copy
  },
})
// The first of Node 12 have it not yet.
add(TextEncoder.prototype, {
  encodeInto(this: TextEncoder, text: string, into: Uint8Array) {
    const bytes = this.encode(text)
    into.set(bytes)
    return { read: text.length, written: bytes.length }
  },
})
add(Object, {
  hasOwn: (of: object, name: string) => Object.prototype.hasOwnProperty.call(of, name),
})
