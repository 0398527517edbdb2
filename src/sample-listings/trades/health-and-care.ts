import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const health = 'healthcare'

const practice = aboutProfile(`
Service options; Online appointments 25, Onsite services 80
Accessibility; Wheelchair accessible entrance 65, Wheelchair accessible parking lot 40, Wheelchair accessible restroom 35
Amenities; Restroom 70, Wi-Fi 25
Planning; Appointment required 45, Appointments recommended 40
Payments; Credit cards 85, Debit cards 60`)

export const healthTrades = {
  clinic: {
    group: health,
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
    group: health,
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
    group: health,
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
    group: health,
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

const care = 'beauty-wellness'

const salon = aboutProfile(`
From the business; Identifies as women-owned 25
Service options; Online appointments 40, Onsite services 90
Accessibility; Wheelchair accessible entrance 35
Amenities; Restroom 65, Wi-Fi 50
Crowd; LGBTQ+ friendly 15, Family-friendly 30
Planning; Appointment required 45, Appointments recommended 45
Payments; Credit cards 88, NFC mobile payments 45`)

export const careTrades = {
  salon: {
    group: care,
    hours: {
      opens: [10, 10.5, 11, 9, 9.5],
      closes: [20, 19, 20.5, 21, 18],
      dayOffShare: 0.55,
      unknownShare: 0.1,
    },
    about: salon,
    medianReviews: 40,
  },
  spa: {
    group: care,
    hours: {
      opens: [10, 11, 9, 12],
      closes: [22, 21, 23, 20],
      dayOffShare: 0.15,
      allDayShare: 0.04,
      unknownShare: 0.12,
    },
    about: salon,
    medianReviews: 60,
  },
  gym: {
    group: care,
    hours: {
      opens: [6, 7, 6.5, 9],
      closes: [23, 22, 24, 21],
      saturdayCloses: 18,
      dayOffShare: 0.3,
      allDayShare: 0.12,
      unknownShare: 0.1,
    },
    about: aboutProfile(`
Service options; Online classes 15, Onsite services 90
Accessibility; Wheelchair accessible entrance 40
Amenities; Restroom 85, Shower 70, Wi-Fi 45
Offerings; Personal training 65, Group classes 50
Parking; Free parking lot 40`),
    medianReviews: 65,
  },
} satisfies Record<string, Trade>
