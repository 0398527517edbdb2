import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const group = 'beauty-wellness'

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
    group,
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
    group,
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
    group,
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
