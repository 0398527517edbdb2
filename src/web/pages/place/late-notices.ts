import { keptPart } from '../../ui/late-parts.tsx'

const notices = () => import('./no-such-place.tsx')

export const CategoryNotFound = await keptPart(async () => (await notices()).CategoryNotFound)
export const EmptyCategory = await keptPart(async () => (await notices()).EmptyCategory)
export const CityNotFound = await keptPart(async () => (await notices()).CityNotFound)
