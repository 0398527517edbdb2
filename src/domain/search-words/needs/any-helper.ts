import type { Part } from '../parts-in-words.ts'
import { tradeNamed } from '../trades/trade-named.ts'
import type { FoundNeed } from './needs.ts'

/** Who may help with anything that is the matter with a body. */
const anyHelpers = new Set(['Hospital', 'Medical clinic', 'Doctor'])
/** Trades that help with one thing. */
const bodily = new Set([
  'Hair transplantation clinic',
  'Dentist',
  'Dermatologist',
  'Ophthalmologist',
  'Veterinarian',
])

/** Whether a part names no more than that somebody should help with what is the matter: 머리가 빠져요 병원. */
export const isAnyHelper = ({ kind, text }: Part, need: FoundNeed | undefined): boolean =>
  kind === 'trade' &&
  need !== undefined &&
  bodily.has(need.trade) &&
  anyHelpers.has(tradeNamed(text)?.label.en ?? '')
