import type { KnownCategory } from '../../category/known-categories.ts'

/** Part of a word that German, Dutch and the like put together of several, by what it says. */
type Says = 'house' | 'restaurant' | 'whom'

/** What a trade's name may end in and be the same trade (Zahnarztpraxis), what it is the food of, and for whom it may be. */
const rows: readonly (readonly [says: Says, language: string, parts: string])[] = [
  [
    'house',
    'de',
    'praxis|praxen|salon|laden|geschäft|fachgeschäft|lieferdienst|lieferservice|lieferant|bringdienst|kurier|service|dienst|notdienst|betrieb|fachbetrieb|firma|studio|center|zentrum|klinik|kanzlei|kanzleien|haus|stube|bude|stand|meister|werkstatt|experte|profi|unternehmen',
  ],
  [
    'house',
    'nl',
    'praktijk|salon|winkel|zaak|kantoor|bedrijf|bezorging|dienst|huis|centrum|kliniek|specialist',
  ],
  ['house', 'sv', 'klinik|mottagning|butik|affär|byrå|verkstad|salong'],
  ['restaurant', 'de', 'restaurant|restaurants|lokal|beiz|imbiss|gaststätte|wirtschaft'],
  ['restaurant', 'nl', 'restaurant|restaurants|zaak'],
  [
    'whom',
    'de',
    'kinder|hunde|katzen|tier|haustier|kleintier|familien|frauen|damen|herren|notfall|senioren|fach|auto',
  ],
  ['whom', 'nl', 'kinder|honden|katten|dieren|familie|spoed'],
]
const longestFirst = (says: Says): readonly string[] =>
  [...new Set(rows.filter(([one]) => one === says).flatMap(([, , parts]) => parts.split('|')))].toSorted(
    (a, b) => b.length - a.length,
  )
const houses = longestFirst('house')
const restaurants = longestFirst('restaurant')
const whoms = longestFirst('whom')

/** What is put between two parts: Tier-e-arzt, Hochzeit-s-salon. */
const links = ['', 's', 'n', 'en', 'es', 'e', '-']
const shortest = 8
const shortestTrade = 4
const word = /^[\p{L}-]{8,40}$/u

/**
 * The trade of a word that is put together of a trade and something that says little more: `Zahnarztpraxis`, `Pizzalieferdienst`,
 * `Ramenrestaurant`, `Kinderzahnarzt`.
 *
 * @param named the trade that a part names
 */
export function compoundTrade(
  text: string,
  named: (part: string) => KnownCategory | undefined,
): KnownCategory | undefined {
  if (!word.test(text) || text.length < shortest) return undefined
  const lower = text.toLowerCase()
  const before = (ending: string) =>
    lower.endsWith(ending)
      ? links.flatMap((link) => {
          const end = `${link}${ending}`
          const first = lower.endsWith(end) ? lower.slice(0, -end.length) : ''
          return first.length >= shortestTrade ? [first] : []
        })
      : []
  for (const first of restaurants.flatMap(before)) {
    const found = named(`${first} restaurant`) ?? named(first)
    if (found) return found
  }
  for (const first of houses.flatMap(before)) {
    const found = named(first)
    if (found) return found
  }
  for (const whom of whoms) {
    const other = lower.startsWith(whom) ? lower.slice(whom.length) : ''
    const found = other.length >= shortestTrade ? named(other) : undefined
    if (found) return named(`${whomInEnglish[whom] ?? ''} ${found.label.en}`.trim()) ?? found
  }
  return undefined
}

/** Trades for children are called so. */
const whomInEnglish: Readonly<Record<string, string>> = { kinder: 'pediatric' }
