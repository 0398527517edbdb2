/** Two listings by their ids. */
interface IdPair {
  readonly firstId: string
  readonly secondId: string
}

interface Cluster<Pair extends IdPair> {
  readonly ids: readonly string[]
  readonly pairs: readonly Pair[]
}

/** Listings that pairs connect, directly or through others. The clusters and the pairs in them keep the order of the pairs. */
export function pairClusters<Pair extends IdPair>(pairs: readonly Pair[]): Cluster<Pair>[] {
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    let root = id
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next
    for (let at = id; at !== root; ) {
      const next = parents.get(at) ?? root
      parents.set(at, root)
      at = next
    }
    return root
  }
  for (const { firstId, secondId } of pairs) {
    const [first, second] = [rootOf(firstId), rootOf(secondId)]
    if (first !== second) parents.set(second, first)
  }
  const clusters = Map.groupBy(pairs, ({ firstId }) => rootOf(firstId))
  return [...clusters.values()].map((some) => ({
    ids: [...new Set(some.flatMap(({ firstId, secondId }) => [firstId, secondId]))],
    pairs: some,
  }))
}
