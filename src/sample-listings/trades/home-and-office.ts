import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const home = 'home-services'

const callOut = aboutProfile(`
From the business; Small business 45
Service options; Online estimates 40, Onsite services 85, Language assistance 15
Offerings; Installation services 55, Repair services 65, Maintenance services 50
Planning; Appointment required 30, Appointments recommended 30
Payments; Credit cards 65, Debit cards 50`)

export const homeTrades = {
  craft: {
    group: home,
    hours: {
      opens: [8, 9, 8.5, 7],
      closes: [18, 17, 19, 20],
      saturdayCloses: 15,
      closedOn: ['Sunday'],
      allDayShare: 0.06,
      unknownShare: 0.2,
    },
    about: callOut,
    medianReviews: 14,
  },
  emergency: {
    group: home,
    hours: { opens: [8, 7, 9], closes: [22, 21, 20], allDayShare: 0.6, unknownShare: 0.15 },
    about: callOut,
    medianReviews: 22,
  },
  cleaning: {
    group: home,
    hours: {
      opens: [8, 9, 7.5],
      closes: [18, 19, 20],
      dayOffShare: 0.5,
      unknownShare: 0.18,
    },
    about: aboutProfile(`
From the business; Small business 40, Identifies as women-owned 20
Service options; Online estimates 45, Onsite services 90
Offerings; Deep cleaning 70, Move-out cleaning 60, Office cleaning 55, Window cleaning 45
Payments; Credit cards 60`),
    medianReviews: 18,
  },
} satisfies Record<string, Trade>

const vehicles = 'auto-services'

export const vehicleTrades = {
  garage: {
    group: vehicles,
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
    group: vehicles,
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
    group: vehicles,
    hours: { opens: [6, 7, 5], closes: [23, 22, 24], allDayShare: 0.5, unknownShare: 0.1 },
    about: aboutProfile(`
Offerings; Diesel fuel 90, Car wash 35, Air pump 50, Electric vehicle charging 15
Amenities; Restroom 75
Payments; Credit cards 95, NFC mobile payments 50`),
    medianReviews: 40,
  },
} satisfies Record<string, Trade>

const professional = 'professional-services'

const office = aboutProfile(`
Service options; Online appointments 45, Onsite services 75, Language assistance 20
Accessibility; Wheelchair accessible entrance 55, Wheelchair accessible parking lot 35
Amenities; Restroom 50, Wi-Fi 30
Planning; Appointment required 55, Appointments recommended 25`)

export const officeTrades = {
  office: {
    group: professional,
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
    group: professional,
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
