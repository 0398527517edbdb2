import { findArea } from '../address/areas/find-area.ts'
import { findCityByName } from '../address/cities/city-page.ts'
import { listCitiesNamed } from '../address/cities/find-city.ts'
import { cityOfShortName } from '../address/cities/short-names.ts'
import { koreanPlaceInHanja } from '../address/korea/hanja-districts.ts'
import { koreanPlaceInKana } from '../address/korea/kana-places.ts'
import { isKoreanMunicipality } from '../address/korea/municipalities.ts'
import { isLargeTown } from '../address/near-names.ts'
import { tradeNamed } from './trades/trade-named.ts'
import { phraseKey } from './vocabulary.ts'

/** What a language adds to a name to say in, at or of. */
interface Ending {
  readonly language: string
  /** The name is the first group. */
  readonly pattern: RegExp
  /** What is put after the name instead. */
  readonly by: string
  /** Whether the ending says by itself that the name is a place. */
  readonly isCertain: boolean
}

const endings: readonly Ending[] = [
  {
    language: 'ko',
    pattern:
      /^([가-힣\d]{1,8}[동구군읍면역])(?:에서는|에서의|에서|에는|에|의|쪽에|쪽|이나|나|이랑|랑|하고|과|와)$/,
    by: '',
    isCertain: true,
  },
  // In front of a station, or of what else people meet at: 옥수역앞, 한양대앞.
  { language: 'ko', pattern: /^([가-힣\d]{1,8}역)(?:앞|옆)(?:에서|에)?$/, by: '', isCertain: true },
  { language: 'ko', pattern: /^([가-힣]{2,8})(?:앞|옆)(?:에서|에)?$/, by: '', isCertain: false },
  {
    language: 'ko',
    pattern: /^([가-힣]{2,8}|[a-z]{2,20})(?:에서는|에서의|에서|에는|에|의)$/i,
    by: '',
    isCertain: false,
  },
  {
    language: 'tr',
    pattern:
      /^(\p{L}{2,20})['’](?:deki|daki|teki|taki|de|da|te|ta|den|dan|ten|tan|nin|nın|nun|nün|in|ın|un|ün|ye|ya|e|a)$/iu,
    by: '',
    isCertain: true,
  },
  // Without an apostrophe: zürihte. Only large towns, because many words end so.
  {
    language: 'tr',
    pattern: /^(\p{L}{4,20})(?:deki|daki|teki|taki|de|da|te|ta|den|dan|ten|tan)$/iu,
    by: '',
    isCertain: false,
  },
  { language: 'sr', pattern: /^(\p{L}{3,20})[uу]$/iu, by: '', isCertain: false },
  { language: 'sr', pattern: /^(\p{L}{3,20})i$/iu, by: 'a', isCertain: false },
  { language: 'sr', pattern: /^(\p{L}{3,20})и$/iu, by: 'а', isCertain: false },
]

/** Where names are declined so. */
const ofSerbian = new Set(['RS', 'BA', 'ME', 'HR', 'MK'])

const longInSerbian = 6
/** Where a language's endings are those of many words, which names have them. */
const isMeantIn: Readonly<Record<string, (name: string) => boolean>> = {
  // Large towns anywhere, by names that are long enough to be no other words: u Londonu.
  sr: (name) =>
    ofSerbian.has(findCityByName(name).countryCode) || (name.length >= longInSerbian && isLargeTown(name)),
  tr: isLargeTown,
}

/** 강남, which is short for 강남구. */
const isShortMunicipality = (name: string) =>
  /^[가-힣]{2,4}$/.test(name) && ['구', '시', '군'].some((ending) => isKoreanMunicipality(`${name}${ending}`))

const isShortGu = (name: string) =>
  isShortMunicipality(name) && isKoreanMunicipality(`${name}구`) && findArea(name) === undefined

const isPlace = (name: string) =>
  findCityByName(name).countryCode !== '' ||
  isShortMunicipality(name) ||
  findArea(name) !== undefined ||
  cityOfShortName(name) !== undefined

const isKatakana = /^[ァ-ヴー]{3,15}$/

/** A place in katakana as it is known: a Korean one in Hangul, and a city with the long sounds that may be left out (`チューリヒ`). */
function inKana(word: string): string {
  if (tradeNamed(word)) return word
  const korean = koreanPlaceInKana(word)
  if (korean) return korean
  const gaps = Array.from({ length: word.length - 1 }, (_, index) => index + 1)
  const spelled = gaps.flatMap((at) => ['ッ', 'ー'].map((long) => word.slice(0, at) + long + word.slice(at)))
  return spelled.find((one) => findCityByName(one).countryCode !== '') ?? word
}

/** A word without what its language adds to the name of a place: `성수동에서`, `Zürih'te`, `Beogradu`. Other words stay as they are. */
export function withoutPlaceEnding(word: string): string {
  const korean = koreanPlaceInHanja(word)
  if (korean) return korean
  if (word.length > 30 || isPlace(word)) return word
  if (isKatakana.test(word)) return inKana(word)
  for (const { language, pattern, by, isCertain } of endings) {
    const stem = pattern.exec(word)?.[1]
    if (!stem) continue
    const name = `${stem}${by}`
    const isMeant = isMeantIn[language]?.(name) ?? isPlace(name)
    // A particle says that it is the place: 강남에 is in 강남구, and no name with 강남.
    if (isMeant && isShortGu(name)) return `${name}구`
    if (isCertain || isMeant) return name
  }
  return word
}

/** What stands before the name of a Serbian town and is declined with it: u Novom Sadu, iz Stare Pazove. */
const declined: ReadonlyMap<string, string> = new Map(
  [
    ['novi', 'novom|novog|novome'],
    ['nova', 'novoj|nove|novu'],
    ['stari', 'starom|starog'],
    ['stara', 'staroj|stare|staru'],
    ['sremska', 'sremskoj|sremske|sremsku'],
    ['sremski', 'sremskim|sremskih|sremskom'],
    ['velika', 'velikoj|velike|veliku'],
    ['gornji', 'gornjem|gornjeg'],
    ['bela', 'beloj|bele|belu'],
    ['vrnjačka', 'vrnjačkoj|vrnjačke|vrnjačku'],
    ['banja', 'banjoj|banje|banju'],
  ].flatMap(([name = '', forms = '']) => forms.split('|').map((form) => [phraseKey(form), name] as const)),
)
const nounEndings: readonly (readonly [ending: RegExp, by: string])[] = [
  [/$/, ''],
  [/[ua]$/, ''],
  [/[uei]$/, 'a'],
]

const isSerbianTown = (name: string) =>
  listCitiesNamed(name).some(({ countryCode }) => ofSerbian.has(countryCode)) || findArea(name) !== undefined

/** The words with the towns of two words in them that Serbian declines: `novom sadu` is Novi Sad. */
export function withoutTownEndings(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => declined.has(phraseKey(word)))
  const [adjective = '', noun] = words.slice(first, first + 2)
  const name = declined.get(phraseKey(adjective))
  if (first < 0 || !name || !noun) return words
  const town = nounEndings
    .map(([ending, by]) => phraseKey(noun).replace(ending, by))
    .find((one) => isSerbianTown(`${name} ${one}`))
  return town ? [...words.slice(0, first), name, town, ...words.slice(first + 2)] : words
}
