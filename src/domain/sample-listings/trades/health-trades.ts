import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const group = 'healthcare'

const practice = aboutProfile(`
Service options; Online appointments 25, Onsite services 80
Accessibility; Wheelchair accessible entrance 65, Wheelchair accessible parking lot 40, Wheelchair accessible restroom 35
Amenities; Restroom 70, Wi-Fi 25
Planning; Appointment required 45, Appointments recommended 40
Payments; Credit cards 85, Debit cards 60`)

export const healthTrades = {
  clinic: {
    group,
    hours: {
      opens: [9, 9.5, 10, 8.5, 8],
      closes: [18, 18.5, 19, 17.5, 20],
      saturdayCloses: 13,
      closedOn: ['Sunday'],
      unknownShare: 0.1,
    },
    about: practice,
    medianReviews: 25,
  },
  dentist: {
    group,
    hours: {
      opens: [9.5, 10, 9, 8.5],
      closes: [18.5, 18, 19, 20.5],
      saturdayCloses: 14,
      closedOn: ['Sunday'],
      unknownShare: 0.1,
    },
    about: practice,
    medianReviews: 30,
  },
  hospital: {
    group,
    hours: {
      opens: [8.5, 9, 8],
      closes: [17.5, 17, 18],
      saturdayCloses: 12.5,
      closedOn: ['Sunday'],
      allDayShare: 0.45,
      unknownShare: 0.05,
    },
    about: practice,
    medianReviews: 180,
  },
  pharmacy: {
    group,
    hours: {
      opens: [9, 8.5, 9.5, 8],
      closes: [19, 20, 18.5, 21, 22],
      saturdayCloses: 16,
      closedOn: ['Sunday'],
      allDayShare: 0.02,
      unknownShare: 0.12,
    },
    about: aboutProfile(`
Service options; Delivery 15, In-store pickup 20, In-store shopping 90
Accessibility; Wheelchair accessible entrance 60
Offerings; Prescriptions 85, Vaccines 15
Payments; Credit cards 90, NFC mobile payments 40`),
    medianReviews: 12,
  },
} satisfies Record<string, Trade>
