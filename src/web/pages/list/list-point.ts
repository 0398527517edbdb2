/** A point of an address: degrees with three decimals (some 100 m), or '' and '' for none. */
export interface ListPoint {
  readonly lat: string
  readonly lng: string
}

export const noPoint: ListPoint = { lat: '', lng: '' }

export function listPoint(latitude: number, longitude: number): ListPoint {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { lat: rounded(latitude), lng: rounded(longitude) } : noPoint
}

/** The point that an address names; none where it lacks a part or makes no sense. */
export function listPointOf(lat: string, lng: string): ListPoint {
  const number = /^-?\d{1,3}(\.\d{1,20})?$/
  return number.test(lat) && number.test(lng) ? listPoint(Number(lat), Number(lng)) : noPoint
}

const rounded = (degrees: number) => String(Math.round(degrees * 1000) / 1000)
