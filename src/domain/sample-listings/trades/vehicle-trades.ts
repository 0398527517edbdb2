import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const group = 'auto-services'

export const vehicleTrades = {
  garage: {
    group,
    hours: {
      opens: [8.5, 9, 8, 7.5],
      closes: [18.5, 18, 19, 19.5, 17],
      saturdayCloses: 15,
      closedOn: ['Sunday'],
      unknownShare: 0.15,
    },
    about: aboutProfile(`
Service options; Onsite services 85, Drive-through 8
Offerings; Oil change 70, Repair services 85, Wheel alignment 45, Tire rotation 40
Accessibility; Wheelchair accessible entrance 35, Wheelchair accessible parking lot 40
Amenities; Restroom 65, Wi-Fi 25, Mechanic 80
Planning; Appointments recommended 35
Payments; Credit cards 85, Debit cards 60`),
    medianReviews: 35,
  },
  carwash: {
    group,
    hours: {
      opens: [8, 9, 7, 8.5],
      closes: [20, 19, 21, 22],
      allDayShare: 0.3,
      unknownShare: 0.12,
    },
    about: aboutProfile(`
Service options; Drive-through 40, Onsite services 75
Offerings; Hand car wash 55, Interior cleaning 60, Vacuum 65
Payments; Credit cards 80, NFC mobile payments 35`),
    medianReviews: 55,
  },
  fuel: {
    group,
    hours: { opens: [6, 7, 5], closes: [23, 22, 24], allDayShare: 0.5, unknownShare: 0.1 },
    about: aboutProfile(`
Offerings; Diesel fuel 90, Car wash 35, Air pump 50, Electric vehicle charging 15
Amenities; Restroom 75
Payments; Credit cards 95, NFC mobile payments 50`),
    medianReviews: 40,
  },
} satisfies Record<string, Trade>
