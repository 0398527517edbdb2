import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const counter = aboutProfile(`
Service options; Delivery 35, In-store pickup 40, In-store shopping 95
Accessibility; Wheelchair accessible entrance 50, Wheelchair accessible parking lot 20
Offerings; Passport photos 3, Gift wrapping 20
Planning; Quick visit 60
Payments; Credit cards 92, Debit cards 75, NFC mobile payments 55`)

export const shopTrades = {
  convenience: {
    group: null,
    hours: { opens: [6, 7], closes: [24, 25, 23], allDayShare: 0.85, unknownShare: 0.05 },
    about: counter,
    medianReviews: 6,
  },
  shop: {
    group: null,
    hours: {
      opens: [10, 9, 9.5, 10.5],
      closes: [20, 19, 21, 18],
      dayOffShare: 0.4,
      unknownShare: 0.12,
    },
    about: counter,
    medianReviews: 22,
  },
  stay: {
    group: null,
    hours: { opens: [8], closes: [22], allDayShare: 0.95, unknownShare: 0.5 },
    about: aboutProfile(`
Amenities; Free Wi-Fi 95, Air conditioning 85, Parking 60, Breakfast 45, Restaurant 40, Gym 20
Accessibility; Wheelchair accessible entrance 55, Wheelchair accessible elevator 45`),
    medianReviews: 240,
  },
} satisfies Record<string, Trade>
