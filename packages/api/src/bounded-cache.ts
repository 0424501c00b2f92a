/** Remembers the `size` values that were asked for last. */
export interface BoundedCache<V> {
  get(key: string): V | undefined
  set(key: string, value: V): V
}

export function createBoundedCache<V>(size: number): BoundedCache<V> {
  // A Map keeps the order of insertion: the first key is the one not asked for the longest.
  const kept = new Map<string, V>()
  const set = (key: string, value: V): V => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    return value
  }
  const get = (key: string): V | undefined => {
    const value = kept.get(key)
    return value === undefined ? undefined : set(key, value)
  }
  return { get, set }
}
