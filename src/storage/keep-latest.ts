/** Adds an entry to a map of at most `limit` entries. If it is full, the oldest entry is removed. */
export function keepLatest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, limit: number): void {
  for (const oldest of map.keys()) {
    if (map.size < limit) break
    map.delete(oldest)
  }
  map.set(key, value)
}
