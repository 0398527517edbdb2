import { countryNameIn, shownPlace } from '../address/place-names.ts'
import { knownAttribute } from '../business/attributes/attribute-vocabulary.ts'
import type { AboutAttributes, Listing, OpeningHoursText } from '../business/listing.ts'
import { ownTradeName } from '../category/own-trade.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { type WeeklySchedule, weeklySchedule } from '../opening-hours/day-hours.ts'
import { formatRanges } from '../opening-hours/hours-text.ts'
import { languageFacts, type NameLanguage } from '../site/language.ts'

/** The languages of the short texts; Korean has long ones, which are stored. */
export type ShortTextLanguage = Exclude<NameLanguage, 'ko'>

/** Texts for search engines about a listing, made from its facts alone. */
export interface ShortText {
  /** At most 155 characters. */
  readonly seoDescription: string
  /** Sentences, one on a line. The name is not among them, because it may be in another script. */
  readonly content: string
}

interface Sentences {
  readonly what: (trade: string, place: string) => string
  readonly around: (town: string) => string
  readonly rating: (rating: string, reviews: string) => string
  readonly rated: (rating: string) => string
  readonly hours: (hours: string) => string
  readonly options: (options: string) => string
  readonly phone: (phone: string) => string
  readonly checked: string
}

const sentences: Readonly<Record<ShortTextLanguage, Sentences>> = {
  en: {
    what: (trade, place) =>
      trade ? `Listed under ${trade}${place && ` in ${place}`}.` : place && `A business in ${place}.`,
    around: (town) => `It serves the area around ${town}.`,
    rating: (rating, reviews) => `Rated ${rating} out of 5 (reviews: ${reviews}).`,
    rated: (rating) => `Rated ${rating} out of 5.`,
    hours: (hours) => `Hours: ${hours}.`,
    options: (options) => `Known services and facilities: ${options}.`,
    phone: (phone) => `Phone: ${phone}.`,
    checked: 'An administrator of this directory has checked the entry.',
  },
  tr: {
    what: (trade, place) => {
      const category = trade && `Kategori: ${trade}.`
      return [category, place && `Konum: ${place}.`].filter(Boolean).join(' ')
    },
    around: (town) => `${town} çevresine hizmet verir.`,
    rating: (rating, reviews) => `Puan: 5 üzerinden ${rating} (${reviews} yorum).`,
    rated: (rating) => `Puan: 5 üzerinden ${rating}.`,
    hours: (hours) => `Çalışma saatleri: ${hours}.`,
    options: (options) => `Bilinen hizmet ve olanaklar: ${options}.`,
    phone: (phone) => `Telefon: ${phone}.`,
    checked: 'Bu rehberin yöneticisi kaydı denetlemiştir.',
  },
}

const descriptionLimit = 155
const optionLimit = 12
const monday = Date.UTC(2024, 0, 1)
const dayLength = 86_400_000

/** The listing's facts in short sentences of a language. */
export function shortText(listing: Listing, language: ShortTextLanguage): ShortText {
  const { name, rating, reviewCount, phone, isVerified, countryCode } = listing
  const says = sentences[language]
  const { locale } = languageFacts[language]
  // A trade of the directory's own has a Korean name only.
  const isOwn = ownTradeName(listing.category) !== ''
  const trade = (!isOwn && categoryLabel(listing.category)?.[language]) || ''
  const { city, district, near } = shownPlace(listing, language)
  const place = [...new Set([district, city, countryNameIn(countryCode, language)])]
    .filter(Boolean)
    .join(', ')
  const stars = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(rating)
  const reviews = new Intl.NumberFormat(locale).format(reviewCount)
  const hours = hoursText(listing.openingHours, language)
  const options = optionsText(listing.about, language)
  const what = says.what(trade, place)
  const facts = [
    near && says.around(near),
    rating > 0 && (reviewCount > 0 ? says.rating(stars, reviews) : says.rated(stars)),
    hours && says.hours(hours),
    phone && says.phone(phone),
  ].filter((fact): fact is string => Boolean(fact))
  return {
    seoDescription: fitted(`${name}.${what && ` ${what}`}`, facts),
    content: [what, ...facts, options && says.options(options), isVerified && says.checked]
      .filter(Boolean)
      .join('\n'),
  }
}

/** The beginning, and those facts that fit behind it. */
function fitted(beginning: string, facts: readonly string[]): string {
  return facts.reduce(
    (text, fact) => (`${text} ${fact}`.length <= descriptionLimit ? `${text} ${fact}` : text),
    [...beginning].slice(0, descriptionLimit).join(''),
  )
}

/** Neighbouring days with the same hours together: `Monday–Friday 9:00 AM–6:00 PM; Sunday Closed`. */
function hoursText(hours: OpeningHoursText, language: ShortTextLanguage): string {
  const schedule: WeeklySchedule = weeklySchedule(hours) ?? []
  const weekday = new Intl.DateTimeFormat(languageFacts[language].locale, {
    weekday: 'long',
    timeZone: 'UTC',
  })
  const runs: { from: number; to: number; text: string }[] = []
  for (const [day, ranges] of schedule.entries()) {
    if (!ranges) continue
    const text = formatRanges(ranges, language)
    const last = runs.at(-1)
    if (last?.text === text && last.to === day - 1) last.to = day
    else runs.push({ from: day, to: day, text })
  }
  const nameOf = (day: number) => weekday.format(monday + day * dayLength)
  return runs
    .map(({ from, to, text }) => `${nameOf(from)}${to > from ? `–${nameOf(to)}` : ''} ${text}`)
    .join('; ')
}

/** The names of what the listing says that it has, each once. */
function optionsText(about: AboutAttributes, language: ShortTextLanguage): string {
  const names = Object.values(about)
    .flatMap(Object.entries<boolean | string>)
    .flatMap(([label, value]) => (value === true ? (knownAttribute(label)?.names[language] ?? []) : []))
  return [...new Set(names)].slice(0, optionLimit).join(', ')
}
