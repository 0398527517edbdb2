import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

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
