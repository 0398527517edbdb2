import { cityKey } from '../city-key.ts'

/** Cities of which the post calls parts by names of their own, as if they were towns. The keys are those of city pages. */
const rows: readonly (readonly [city: string, parts: string])[] = [
  [
    'Los Angeles',
    'Arleta|Canoga Park|Chatsworth, California, US|Encino, US|Granada Hills|Harbor City|Hollywood, California, US|Lake View Terrace|Mission Hills, California, US|North Hills|North Hollywood|Northridge, California, US|Pacific Palisades|Pacoima|Panorama City|Playa del Rey|Playa Vista|Porter Ranch|Reseda|San Pedro, US|Sherman Oaks|Studio City|Sun Valley, California, US|Sunland, California, US|Sylmar|Tarzana|Toluca Lake|Tujunga|Valley Village|Van Nuys|Venice, California, US|West Hills|Westchester, California, US|Wilmington, California, US|Winnetka, California, US|Woodland Hills, California, US',
  ],
  [
    'New York',
    'Brooklyn|Bronx|Queens|Staten Island|Astoria|Bayside, New York, US|Corona, New York, US|Elmhurst, New York, US|Far Rockaway|Flushing|Forest Hills|Fresh Meadows|Jackson Heights|Jamaica|Kew Gardens|Long Island City|Maspeth|Middle Village|Ozone Park|Queens Village|Rego Park|Ridgewood, New York, US|Rockaway Park|Springfield Gardens|Sunnyside, New York, US|Whitestone|Woodside',
  ],
]

const parts = new Map(rows.map(([city, names]) => [cityKey(city), names.split('|').map(cityKey)]))

/** The keys of the places that are parts of a city and have pages of their own: Tarzana of Los Angeles. */
export const partsOfCity = (key: string): readonly string[] => parts.get(key) ?? []
