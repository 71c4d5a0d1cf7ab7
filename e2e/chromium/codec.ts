/** A kind of typed array, by the name of its maker. */
const views = {
  Uint8Array,
  Uint8ClampedArray,
  Int8Array,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
}
type ViewName = keyof typeof views

/** A value as JSON can say it: what JSON does not know is a list with a tag before it, and so is every list. */
type Packed = null | boolean | number | string | readonly unknown[] | { [key: string]: Packed }

/**
 * A value as bytes, so that it arrives as structured cloning would bring it from one process to another: what is not
 * defined, numbers that JSON has no word for, typed arrays, maps, sets and dates included. Throws for functions and
 * anything else that cannot be cloned. What stands twice in a value arrives as two.
 */
export function encode(value: unknown): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let length = 0
  const keep = (bytes: Uint8Array): number => {
    parts.push(bytes)
    length += bytes.byteLength
    return length - bytes.byteLength
  }
  const json = new TextEncoder().encode(JSON.stringify(pack(value, keep)))
  const bytes = new Uint8Array(4 + json.byteLength + length)
  new DataView(bytes.buffer).setUint32(0, json.byteLength)
  bytes.set(json, 4)
  let at = 4 + json.byteLength
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

/** The value that `encode` made these bytes of. */
export function decode(given: Uint8Array): unknown {
  // A Buffer of Node would give parts of itself where an array of bytes gives copies.
  const { buffer, byteOffset, byteLength } = given
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  const length = new DataView(buffer, byteOffset).getUint32(0)
  const json = new TextDecoder().decode(bytes.subarray(4, 4 + length))
  return unpack(JSON.parse(json) as Packed, bytes.subarray(4 + length))
}

function pack(value: unknown, keep: (bytes: Uint8Array) => number): Packed {
  const inner = (one: unknown): Packed => pack(one, keep)
  if (value === undefined) return ['undefined']
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : ['number', Object.is(value, -0) ? '-0' : String(value)]
  }
  if (typeof value === 'bigint') return ['bigint', String(value)]
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} cannot be cloned`)
  if (Array.isArray(value)) return ['list', ...value.map(inner)]
  if (value instanceof ArrayBuffer) return ['buffer', keep(new Uint8Array(value)), value.byteLength]
  if (ArrayBuffer.isView(value)) {
    const { buffer, byteOffset, byteLength } = value
    const at = keep(new Uint8Array(buffer, byteOffset, byteLength))
    return ['view', value.constructor.name, at, byteLength]
  }
  if (value instanceof Map) return ['map', ...[...value].flat().map(inner)]
  if (value instanceof Set) return ['set', ...[...value].map(inner)]
  if (value instanceof Date) return ['date', value.getTime()]
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]))
}

function unpack(packed: Packed, held: Uint8Array): unknown {
  const inner = (one: unknown): unknown => unpack(one as Packed, held)
  if (packed === null || typeof packed !== 'object') return packed
  if (!Array.isArray(packed)) {
    return Object.fromEntries(Object.entries(packed).map(([key, one]) => [key, inner(one)]))
  }
  const [tag, ...rest] = packed as unknown as readonly [string, ...unknown[]]
  const cut = (at: unknown, length: unknown): ArrayBuffer =>
    held.slice(at as number, (at as number) + (length as number)).buffer
  switch (tag) {
    case 'undefined':
      return undefined
    case 'number':
      return Number(rest[0])
    case 'bigint':
      return BigInt(rest[0] as string)
    case 'list':
      return rest.map(inner)
    case 'buffer':
      return cut(rest[0], rest[1])
    case 'view':
      return new views[rest[0] as ViewName](cut(rest[1], rest[2]))
    case 'map':
      return new Map(
        rest.flatMap((_, at) => (at % 2 ? [] : [[inner(rest[at]), inner(rest[at + 1])]])),
      )
    case 'set':
      return new Set(rest.map(inner))
    case 'date':
      return new Date(rest[0] as number)
    default:
      throw new TypeError(`no value has the tag ${tag}`)
  }
}
