/** Adds an entry to a map of `limit` entries at most: the oldest one goes where it is full. */
export function keepLatest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, limit: number): void {
  for (const oldest of map.keys()) {
    if (map.size < limit) break
    map.delete(oldest)
  }
  map.set(key, value)
}
