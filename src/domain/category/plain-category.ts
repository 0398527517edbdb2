import { memoize } from '../lru-cache.ts'
import { tradeOf } from './taxonomy.ts'

/** Values of OpenStreetMap, and names in Arabic, that the taxonomy lacks or takes for something else. */
const named: Readonly<Record<string, string>> = {
  fuel: 'Gas station',
  tyres: 'Tire shop',
  shoes: 'Shoe store',
  books: 'Bookstore',
  alcohol: 'Liquor store',
  beverages: 'Beverage distributor',
  bicycle: 'Bicycle store',
  doityourself: 'Home improvement store',
  garden_centre: 'Garden center',
  camp_site: 'Campground',
  community_centre: 'Community center',
  arts_centre: 'Arts center',
  sports_centre: 'Sports complex',
  hearing_aids: 'Hearing aid store',
  newsagent: 'Newsstand',
  pawnbroker: 'Pawn shop',
  kitchen: 'Kitchen supply store',
  고기집: 'Barbecue restaurant',
  مطعم: 'Restaurant',
  مطاعم: 'Restaurant',
  صيدلية: 'Pharmacy',
  مخبز: 'Bakery',
  فندق: 'Hotel',
  مقهى: 'Cafe',
  كافيه: 'Cafe',
  مستشفى: 'Hospital',
  عيادة: 'Medical clinic',
  'طبيب أسنان': 'Dentist',
  'عيادة أسنان': 'Dentist',
  بقالة: 'Grocery store',
  سوبرماركت: 'Supermarket',
  'محطة وقود': 'Gas station',
  'صالون حلاقة': 'Barber shop',
  مدرسة: 'School',
  مسجد: 'Mosque',
  بنك: 'Bank',
  مغسلة: 'Laundry',
}

const isKnown = (text: string) => tradeOf(text)?.isGuess === false
const path = /[>»›]/
const both = / (?:e|et|y|ve|and|und|i|&) /iu
const longest = 200

function read(category: string): string {
  if (category.length > longest) return category
  const own = named[category.toLowerCase()]
  if (own !== undefined && isKnown(own)) return own
  const parts = category
    .split(path)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1) return parts.findLast(isKnown) ?? parts.at(-1) ?? category
  const trades = category.split(both)
  if (trades.length === 2 && !isKnown(category) && trades.every(isKnown)) return trades[0] ?? category
  return category
}

/**
 * A category as the taxonomy can know it: the end of a path (`Food > Cafe > Coffee shop`), and the first of two trades where it knows
 * both but not the two together.
 */
export const plainCategory: (category: string) => string = memoize(4096, read)
