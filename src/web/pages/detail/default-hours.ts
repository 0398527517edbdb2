import type { OpeningHoursText } from '../../../domain/business/listing.ts'

/** The spec's schedule for where none is known. Shown as unconfirmed only; never in open or closed, nor in JSON-LD. */
export const defaultHours: OpeningHoursText = {
  Monday: '9:00 AM-6:00 PM',
  Tuesday: '9:00 AM-6:00 PM',
  Wednesday: '9:00 AM-6:00 PM',
  Thursday: '9:00 AM-6:00 PM',
  Friday: '9:00 AM-5:00 PM',
  Saturday: 'Closed',
  Sunday: 'Closed',
}
