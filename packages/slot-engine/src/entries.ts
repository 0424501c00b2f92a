/**
 * Entries of lists, where an index outside is a broken invariant: it throws, and no sum goes on with what is not there.
 * A loop that runs long takes the function of its kind of array: V8 keeps a reading fast as long as it sees one kind.
 */
export function entryOf<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index]
  if (entry === undefined) return outside(list, index)
  return entry
}

export function floatAt(list: Float64Array, index: number): number {
  const entry = list[index]
  if (entry === undefined) return outside(list, index)
  return entry
}

export function intAt(list: Int32Array, index: number): number {
  const entry = list[index]
  if (entry === undefined) return outside(list, index)
  return entry
}

export function byteAt(list: Uint8Array, index: number): number {
  const entry = list[index]
  if (entry === undefined) return outside(list, index)
  return entry
}

export function addTo(list: Float64Array, index: number, value: number): void {
  list[index] = floatAt(list, index) + value
}

/** What was looked up by a name that has to be there. */
export function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new RangeError(`${name} is not known`)
  return found
}

function outside(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`${index} is outside of a list of ${list.length}`)
}
