import type { RouteName } from './match-route.ts'

/** The pages about a trade or a place, which have share pictures of their own: `/city/서울` has `/share/city/서울.png`. */
export const picturedPages: ReadonlySet<RouteName> = new Set([
  'category',
  'tradeInCity',
  'tradeInDistrict',
  'city',
  'district',
])
