import type { OpeningHoursText } from '../business/listing.ts'

const long = '09:00-18:00'

/**
 * The specification's hours for a business without known hours. They are shown folded and as unconfirmed, and never used for
 * open or closed or in JSON-LD.
 */
export const usualHours: OpeningHoursText = {
  Monday: long,
  Tuesday: long,
  Wednesday: long,
  Thursday: long,
  Friday: '09:00-17:00',
  Saturday: 'Closed',
  Sunday: 'Closed',
}
