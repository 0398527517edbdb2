import { type Language, languageFacts } from '../../../domain/site/language.ts'
import type { Formats } from '../../messages/formats.ts'
import type { Messages } from '../../messages/ko.ts'
import { useSiteContext } from '../../site-context.ts'

const ko = (format: Formats) => ({
  title: '모든 도시',
  titleOfSearch: (text: string) => `‘${text}’ 도시`,
  titleOfCountry: (country: string) => `${country}의 도시`,
  description: '업체가 등록된 모든 도시를 나라별로, 업체 수가 많은 순서로 봅니다.',
  descriptionOfCountry: (country: string) => `업체가 등록된 ${country}의 도시를 지역별로 봅니다.`,
  count: (count: number) => `도시 ${format.count(count)}곳 · 업체가 많은 순서`,
  form: '도시 찾기',
  name: '도시 이름',
  submit: '찾기',
  nothingTitle: '찾는 도시가 없습니다',
  nothing: '도시 이름을 다르게 적거나, 모든 도시를 나라별로 찾아보세요.',
  seeAll: '모든 도시 보기',
  others: '그 밖의 도시',
  noCountry: '나라를 모르는 곳',
  seeAllOf: (country: string, count: number) => `${country}의 도시 ${format.count(count)}곳 모두 보기`,
})

export type CitiesTexts = ReturnType<typeof ko>

const en = (format: Formats): CitiesTexts => ({
  title: 'All cities',
  titleOfSearch: (text) => `Cities: “${text}”`,
  titleOfCountry: (country) => `Cities in ${country}`,
  description: 'All cities with businesses, by country, those with the most businesses first.',
  descriptionOfCountry: (country) => `The cities with businesses in ${country}, by region.`,
  count: (count) => `${format.counted(count, { one: 'city', other: 'cities' })} · most businesses first`,
  form: 'Find a city',
  name: 'City name',
  submit: 'Find',
  nothingTitle: 'No such city',
  nothing: 'Spell the name in another way, or look through all cities by country.',
  seeAll: 'See all cities',
  others: 'Other cities',
  noCountry: 'Country not known',
  seeAllOf: (country, count) => `See all ${format.count(count)} cities in ${country}`,
})

const tr = (format: Formats): CitiesTexts => ({
  title: 'Tüm şehirler',
  titleOfSearch: (text) => `Şehirler: “${text}”`,
  titleOfCountry: (country) => `Şehirler: ${country}`,
  description: 'İşletmesi olan tüm şehirler, ülkelere göre; en çok işletmesi olan önce.',
  descriptionOfCountry: (country) => `${country} içinde işletmesi olan şehirler, bölgelere göre.`,
  count: (count) => `${format.count(count)} şehir · en çok işletmesi olan önce`,
  form: 'Şehir bul',
  name: 'Şehir adı',
  submit: 'Bul',
  nothingTitle: 'Böyle bir şehir yok',
  nothing: 'Şehir adını başka biçimde yazın ya da tüm şehirlere ülkelere göre bakın.',
  seeAll: 'Tüm şehirleri gör',
  others: 'Diğer şehirler',
  noCountry: 'Ülkesi bilinmeyen yerler',
  seeAllOf: (country, count) => `${country}: ${format.count(count)} şehrin tümünü gör`,
})

const texts = { ko, en, tr }

/** The texts of the page of all cities. They stand with their page, because every page loads the catalogue. */
export const citiesTexts = (language: Language, { format }: Pick<Messages, 'format'>): CitiesTexts =>
  texts[languageFacts[language].names](format)

export function useCitiesTexts(): CitiesTexts {
  const { language, messages } = useSiteContext()
  return citiesTexts(language, messages)
}
