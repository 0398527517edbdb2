import { lateCode } from '../../ui/late-code.ts'
import { keptPart } from '../../ui/late-parts.tsx'

/** What is said where there is no such place. */
export const noticesCode = lateCode(() => import('./no-such-place.tsx'))

export const CategoryNotFound = await keptPart(noticesCode, 'CategoryNotFound')
export const EmptyCategory = await keptPart(noticesCode, 'EmptyCategory')
export const CityNotFound = await keptPart(noticesCode, 'CityNotFound')
