import { attributesIn } from '../search-terms/attribute-search.ts'
import { isStreetWord } from '../search-terms/street-words.ts'
import { hintedTrade, isChain } from './hint-words.ts'
import type { Part } from './parts-in-words.ts'
import { relatedTrades } from './trades/related-trades.ts'
import { tradeNamed } from './trades/trade-named.ts'
import { phraseKey } from './vocabulary.ts'

/** `gym zumba`: what a trade's customers come for says no more than the trade. Who says it in the name comes first all the same. */
export function saysSameTrade(part: Part, parts: readonly Part[]): boolean {
  if (isProvider(part)) return parts.some((other) => other.kind === 'trade' && !isProvider(other))
  if (part.kind === 'name' && doings.has(phraseKey(part.text))) return parts.some(isCooling)
  if (facilities.has(phraseKey(part.text)))
    return parts.some((other) => other !== part && other.kind === 'trade' && !isCooling(other))
  const trade = tradeOf(part) ?? (part.kind === 'name' ? hintedTrade(part.text) : undefined)
  if (trade && general.has(trade) && parts.some((other) => isSpecial(tradeOf(other)))) return true
  if (isAnyRestaurant(part) && parts.some((other) => isKitchen(tradeOf(other)))) return true
  if (!trade || trade === 'Restaurant' || attributesIn(part.text).rest === '') return false
  // A chain says more than its trade: starbucks coffee.
  if (isOfChain(part)) return false
  if (parts.some((other) => isOfChain(other) && isSameTrade(hintedTrade(other.text) ?? '', trade)))
    return true
  const others = part.kind === 'trade' ? parts.slice(0, parts.indexOf(part)) : parts
  return others.flatMap((other) => tradeOf(other) ?? []).some((other) => isSameTrade(other, trade))
}

const isOfChain = ({ kind, text }: Part) => kind === 'name' && isChain(text)

/** Beside a trade that says more, this one says nothing: `lawyer abogado inmigración`. */
const general = new Set(['Lawyer', 'Law firm'])
const special = /\b(?:attorney|lawyer)$/i
const isSpecial = (trade = '') => special.test(trade) && !general.has(trade)

/** `라멘 식당`: who has the dish is a restaurant, and is seldom called so. */
const isAnyRestaurant = (part: Part) => tradeOf(part) === 'Restaurant' && /[가-힣]/.test(part.text)
const isKitchen = (trade = '') => trade.endsWith(' restaurant')

const isGeneral = (part: Part) => general.has(tradeOf(part) ?? '')

/** `whiplash attorney` is the attorney that the other word tells of, who is asked for by what he is called. */
export function asSpecial(parts: readonly Part[], nameOf: (trade: string) => string): readonly Part[] {
  const at = parts.findIndex(isGeneral)
  const isTelling = ({ kind, text }: Part) => kind === 'name' && isSpecial(hintedTrade(text))
  const telling = at === -1 ? undefined : parts.find(isTelling)
  const trade = telling && hintedTrade(telling.text)
  return trade
    ? parts.flatMap((part, index) =>
        part === telling ? [] : [index === at ? { ...part, text: nameOf(trade) } : part],
      )
    : parts
}

/** Whoever does the trade: furnace repair company. */
const providers = new Set(
  'company|companies|co|firm|firms|business|businesses|provider|providers|specialist|specialists|expert|experts|technician|technicians|firma|firmen|betrieb|firması|firmaları|şirketi|entreprise|empresa|empresas|ditta|usluge|preduzeće|업체|회사|전문업체|기사님'
    .split('|')
    .map(phraseKey),
)

const isProvider = ({ text }: Part) => providers.has(phraseKey(text))

/** What contractors do: ❄️ repair. */
const doings = new Set(
  'repair|repairs|fix|fixing|servicing|installation|install|수리|설치|tamir|tamiri|tamircisi|reparatur|popravka|réparation|reparación|riparazione'
    .split('|')
    .map(phraseKey),
)

/** What a place has beside another trade, and a trade of its own alone: a gym with AC. */
const facilities = new Set(['ac', 'a c', 'air conditioning', 'aircon', 'klima', 'klimalı'].map(phraseKey))
const cooling = /hvac|heating|air condition|furnace|plumber|refrigerat|mechanical/i
const isCooling = (part: Part) => cooling.test(tradeOf(part) ?? '')
const tradeOf = ({ text, kind }: Part) => (kind === 'trade' ? tradeNamed(text)?.label.en : undefined)
const isSameTrade = (one: string, other: string) => one === other || relatedTrades(one).trades.includes(other)

/** Whether a trade beside another one is hardly meant: any service is one, a syllable is in many words, and the word before Road is a street's. */
export const saysLittle = ({ text }: Part, next: Part | undefined): boolean =>
  tradeNamed(text)?.label.en === 'Service provider' ||
  /^[가-힣]$/.test(text) ||
  isStreetWord(next?.text.split(' ')[0] ?? '')
