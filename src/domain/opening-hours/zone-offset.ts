import { LruCache, memoize } from '../lru-cache.ts'

const quarterHour = 900_000
const zoneLimit = 1000
const kept = 64

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** Quarter hour since the epoch → offset. Clocks change only at quarter hours of UTC. */
  readonly offsets: LruCache<number, number>
}

/** null where the zone is not known. */
const zoneOf = memoize(zoneLimit, (name): Zone | null => {
  if (name === '') return null
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
    return { format, offsets: new LruCache(kept) }
  } catch {
    return null
  }
})

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const [, sign, hours, minutes, seconds] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(format.format(instant)) ?? []
  if (!sign) return 0
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)
  return (sign === '-' ? -size : size) * 1000
}

/** How far local time is ahead of UTC in an IANA zone at an instant, in ms; undefined if the zone is unknown. */
export function zoneOffset(timeZone: string, instant: number): number | undefined {
  const zone = zoneOf(timeZone)
  if (!zone) return undefined
  const bucket = Math.floor(instant / quarterHour)
  const known = zone.offsets.get(bucket)
  if (known !== undefined) return known
  const offset = readOffset(zone.format, bucket * quarterHour)
  zone.offsets.set(bucket, offset)
  return offset
}
