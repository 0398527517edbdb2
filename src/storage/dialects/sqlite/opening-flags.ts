/** By id: whoever asks for what is open gives the same list for a minute. */
const flags = new WeakMap<readonly number[], Uint8Array>()

/** By the id of an opening pattern: 1 for those given. */
export function openingsOf(ids: readonly number[]): Uint8Array {
  const known = flags.get(ids)
  if (known) return known
  const wanted = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1)
  for (const id of ids) wanted[id] = 1
  flags.set(ids, wanted)
  return wanted
}
