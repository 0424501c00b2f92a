/** Remembers the `size` values that were asked for last. */
export interface BoundedCache<V, K = string> {
  get(key: K): V | undefined
  set(key: K, value: V): V
  forget(key: K): void
}

export function createBoundedCache<V, K = string>(size: number): BoundedCache<V, K> {
  // A Map keeps the order of insertion: the first key is the one not asked for the longest.
  const kept = new Map<K, V>()
  const set = (key: K, value: V): V => {
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > size) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
    return value
  }
  const get = (key: K): V | undefined => {
    const value = kept.get(key)
    return value === undefined ? undefined : set(key, value)
  }
  return { get, set, forget: (key) => void kept.delete(key) }
}
