import type { PageDefinition } from '../../page.ts'
import { definition as category } from './category-page.tsx'
import { definition as city } from './city-page.tsx'
import { definition as tradeInPlace } from './trade-in-place-page.tsx'

/** The pages about a trade, a place, or both: one script, as they share most of it. */
export const placePages = { category, city, tradeInPlace } satisfies Readonly<Record<string, PageDefinition>>
