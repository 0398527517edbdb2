/** Does `work` with the storage of this browser tab; undefined where the browser forbids it, or what is stored cannot be read. */
export function withTabStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
