import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const group = 'professional-services'

const office = aboutProfile(`
Service options; Online appointments 45, Onsite services 75, Language assistance 20
Accessibility; Wheelchair accessible entrance 55, Wheelchair accessible parking lot 35
Amenities; Restroom 50, Wi-Fi 30
Planning; Appointment required 55, Appointments recommended 25`)

export const officeTrades = {
  office: {
    group,
    hours: {
      opens: [9, 9.5, 8.5, 10],
      closes: [18, 17, 18.5, 17.5, 19],
      closedOn: ['Saturday', 'Sunday'],
      unknownShare: 0.12,
    },
    about: office,
    medianReviews: 9,
  },
  agency: {
    group,
    hours: {
      opens: [9, 10, 9.5],
      closes: [18, 19, 20, 18.5],
      saturdayCloses: 16,
      closedOn: ['Sunday'],
      unknownShare: 0.12,
    },
    about: office,
    medianReviews: 12,
  },
} satisfies Record<string, Trade>
