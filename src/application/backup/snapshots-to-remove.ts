interface KeptSnapshot {
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly listings: number
}

/** The newest ones always stay. */
const kept = 5
/** How many more stay because newer ones hold less than they do. */
const keptForSize = 5
/** How long those stay after they would otherwise have gone, in ms. */
const graceTime = 24 * 60 * 60 * 1000

/**
 * Which snapshots go: all but the newest five. One that holds more listings than every newer one stays for a day longer: deleting next
 * to nothing five times in a row does not push out the directory as it was. `snapshots` come the newest first.
 */
export function snapshotsToRemove(snapshots: readonly KeptSnapshot[], now: number): readonly string[] {
  let most = Math.max(0, ...snapshots.slice(0, kept).map(({ listings }) => listings))
  const larger: KeptSnapshot[] = []
  for (const [index, snapshot] of snapshots.entries()) {
    if (index < kept || snapshot.listings <= most) continue
    most = snapshot.listings
    const pushedOutAt = snapshots[index - kept]?.createdAt ?? 0
    if (now - pushedOutAt < graceTime) larger.push(snapshot)
  }
  const staying = new Set([...snapshots.slice(0, kept), ...larger.slice(-keptForSize)])
  return snapshots.filter((snapshot) => !staying.has(snapshot)).map(({ name }) => name)
}
