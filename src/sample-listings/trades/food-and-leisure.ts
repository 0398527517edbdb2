import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const group = 'restaurants'

const dining = `
Service options; Outdoor seating 25, Delivery 45, Takeout 75, Dine-in 97
Popular for; Lunch 60, Dinner 65, Solo dining 50
Accessibility; Wheelchair accessible entrance 45, Wheelchair accessible restroom 18
Dining options; Breakfast 12, Lunch 80, Dinner 85, Dessert 35
Amenities; Restroom 60, Wi-Fi 30
Atmosphere; Casual 80, Cozy 45
Crowd; Groups 65, Family-friendly 50
Planning; Accepts reservations 45
Payments; Credit cards 90, Debit cards 70, NFC mobile payments 45
Parking; Free parking lot 22, Paid parking lot 18`

const counter = `
Service options; Outdoor seating 30, Delivery 30, Takeout 92, Dine-in 80
Offerings; Coffee 95, Quick bite 60, Vegetarian options 25
Accessibility; Wheelchair accessible entrance 50
Amenities; Restroom 65, Wi-Fi 70
Crowd; College students 35, Groups 45
Payments; Credit cards 88, NFC mobile payments 55`

const evening = `
Service options; Outdoor seating 25, Dine-in 95
Highlights; Great cocktails 40, Live music 15, Sports 12
Offerings; Alcohol 97, Beer 92, Cocktails 60, Wine 55
Amenities; Restroom 85, Wi-Fi 35
Atmosphere; Casual 70, Cozy 55
Crowd; Groups 80, College students 25
Planning; Accepts reservations 40`

export const foodTrades = {
  restaurant: {
    group,
    hours: {
      opens: [11, 11.5, 10, 10.5, 12, 9],
      closes: [22, 21, 21.5, 22.5, 23, 20.5],
      dayOffShare: 0.4,
      breakShare: 0.35,
      allDayShare: 0.01,
      unknownShare: 0.12,
    },
    about: aboutProfile(dining),
    medianReviews: 120,
  },
  diner: {
    group,
    hours: {
      opens: [11, 10, 12, 16],
      closes: [23, 24, 22, 25, 26],
      dayOffShare: 0.2,
      allDayShare: 0.05,
      unknownShare: 0.12,
    },
    about: aboutProfile(dining),
    medianReviews: 90,
  },
  cafe: {
    group,
    hours: {
      opens: [9, 10, 8, 8.5, 11, 7],
      closes: [22, 21, 20, 18, 19, 23],
      dayOffShare: 0.25,
      unknownShare: 0.1,
    },
    about: aboutProfile(counter),
    medianReviews: 95,
  },
  bakery: {
    group,
    hours: {
      opens: [8, 7, 7.5, 9, 6.5],
      closes: [20, 19, 18, 21, 22],
      dayOffShare: 0.45,
      unknownShare: 0.1,
    },
    about: aboutProfile(counter),
    medianReviews: 60,
  },
  bar: {
    group,
    hours: {
      opens: [18, 17, 19, 16, 20],
      closes: [26, 25, 27, 24, 28],
      dayOffShare: 0.4,
      unknownShare: 0.15,
    },
    about: aboutProfile(evening),
    medianReviews: 70,
  },
} satisfies Record<string, Trade>

const teaching = aboutProfile(`
Service options; Online classes 35, Onsite services 90
Accessibility; Wheelchair accessible entrance 45, Wheelchair accessible parking lot 30
Amenities; Restroom 75, Wi-Fi 40
Planning; Appointments recommended 35`)

const outing = aboutProfile(`
Service options; Onsite services 80
Highlights; Live performances 25, Great for kids 30
Accessibility; Wheelchair accessible entrance 65, Wheelchair accessible restroom 50
Amenities; Restroom 90, Wi-Fi 35
Crowd; Family-friendly 55, Groups 60
Planning; Getting tickets in advance recommended 25`)

export const leisureTrades = {
  academy: {
    group: 'education',
    hours: {
      opens: [13, 14, 10, 9, 12],
      closes: [22, 21, 20, 21.5],
      saturdayCloses: 18,
      closedOn: ['Sunday'],
      unknownShare: 0.15,
    },
    about: teaching,
    medianReviews: 10,
  },
  school: {
    group: 'education',
    hours: {
      opens: [8, 8.5, 9, 7.5],
      closes: [17, 18, 16, 16.5],
      closedOn: ['Saturday', 'Sunday'],
      unknownShare: 0.2,
    },
    about: teaching,
    medianReviews: 16,
  },
  nightlife: {
    group: 'entertainment',
    hours: {
      opens: [14, 12, 16, 18],
      closes: [26, 28, 25, 24],
      dayOffShare: 0.15,
      allDayShare: 0.1,
      unknownShare: 0.15,
    },
    about: outing,
    medianReviews: 60,
  },
  culture: {
    group: 'entertainment',
    hours: { opens: [10, 9, 11], closes: [18, 20, 22, 23], dayOffShare: 0.35, unknownShare: 0.1 },
    about: outing,
    medianReviews: 260,
  },
} satisfies Record<string, Trade>
