import { aboutProfile } from '../about-attributes.ts'
import type { Trade } from './trade.ts'

const group = 'home-services'

const callOut = aboutProfile(`
From the business; Small business 45
Service options; Online estimates 40, Onsite services 85, Language assistance 15
Offerings; Installation services 55, Repair services 65, Maintenance services 50
Planning; Appointment required 30, Appointments recommended 30
Payments; Credit cards 65, Debit cards 50`)

export const homeTrades = {
  craft: {
    group,
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
    group,
    hours: { opens: [8, 7, 9], closes: [22, 21, 20], allDayShare: 0.6, unknownShare: 0.15 },
    about: callOut,
    medianReviews: 22,
  },
  cleaning: {
    group,
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
