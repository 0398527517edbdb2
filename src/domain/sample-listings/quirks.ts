import type { Country } from './places/country.ts'
import type { Random } from './random.ts'
import type { SampleRow } from './sample-row.ts'
import type { HoursStyle } from './working-hours.ts'

/** Whether a row repeats an earlier one, place id and all, as overlapping searches do. */
export function isRepeat(random: Random): boolean {
  return random.chance(0.005)
}

export function sampleHoursStyle(random: Random): HoursStyle {
  const x = random.next()
  if (x < 0.45) return 'short'
  if (x < 0.7) return 'lists'
  if (x < 0.78) return 'typographic'
  return x < 0.82 ? 'one-day' : 'plain'
}

/** Makes a clean row look like one of a real export: gaps, numbers that became texts, spellings. */
export function applyQuirks(row: SampleRow, country: Country, random: Random): void {
  row.postal_code = quirkyPostalCode(row.postal_code, random)
  if (random.chance(0.6)) row.phone = internationalPhone(row.phone, country.dialCode)
  row.country = random.chance(0.85) ? row.country : random.pick(country.names)
  if (random.chance(0.02)) row.country = ''
  if (random.chance(0.15) && row.reviews) row.reviews += '.0'
  if (random.chance(0.03)) row.rating = row.rating.replace('.', ',')
  leaveGaps(row, random)
}

function quirkyPostalCode(code: string, random: Random): string {
  const x = random.next()
  if (x < 0.08) return 'None'
  // A spreadsheet that took the code for a number drops its leading zeros, too.
  return x < 0.35 && /^\d+$/.test(code) ? `${Number(code)}.0` : code
}

/** `02-555-1234` → `+82 2-555-1234`, `(0212) 555 12 34` → `+90 212 555 12 34`. */
function internationalPhone(phone: string, dialCode: string): string {
  return phone && `+${dialCode} ${phone.replace(/^\(?0?(\d+)\)?/, '$1')}`
}

/** A third of the rows lacks its category, address or phone; two in a thousand what makes a row a listing. */
function leaveGaps(row: SampleRow, random: Random): void {
  const x = random.next()
  if (x < 0.06) row.category = ''
  else if (x < 0.18) row.full_address = ''
  else if (x < 0.3) row.phone = ''
  if (x < 0.03 || (x > 0.12 && x < 0.15)) row.phone = ''
  const y = random.next()
  if (y < 0.001) row.name = ''
  else if (y < 0.002) row.place_id = ''
}
