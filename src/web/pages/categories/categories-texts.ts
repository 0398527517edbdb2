import { type Language, languageFacts } from '../../../domain/site/language.ts'
import type { Formats } from '../../messages/formats.ts'
import type { Messages } from '../../messages/ko.ts'
import { useSiteContext } from '../../site-context.ts'

const ko = ({ count }: Formats) => ({
  title: '모든 카테고리',
  titleOfGroup: (group: string) => `${group}의 카테고리`,
  description: '업체가 등록된 모든 카테고리를 분야별로, 업체 수가 많은 순서로 봅니다.',
  descriptionOfGroup: (group: string) => `${group} 분야의 카테고리를 업체 수가 많은 순서로 봅니다.`,
  count: (trades: number) => `카테고리 ${count(trades)}개 · 업체가 많은 순서`,
  others: '그 밖의 분야',
  seeAllOf: (group: string, trades: number) => `${group}의 카테고리 ${count(trades)}개 모두 보기`,
  seeAll: '모든 카테고리 보기',
  none: '아직 등록된 업체가 없습니다.',
})

type CategoriesTexts = ReturnType<typeof ko>

const en = ({ count, counted }: Formats): CategoriesTexts => ({
  title: 'All categories',
  titleOfGroup: (group) => `Categories of ${group}`,
  description: 'All categories with businesses, by field, those with the most businesses first.',
  descriptionOfGroup: (group) => `The categories of ${group}, those with the most businesses first.`,
  count: (trades) => `${counted(trades, { one: 'category', other: 'categories' })} · most businesses first`,
  others: 'Other fields',
  seeAllOf: (group, trades) => `See all ${count(trades)} categories of ${group}`,
  seeAll: 'See all categories',
  none: 'There are no businesses yet.',
})

const tr = ({ count }: Formats): CategoriesTexts => ({
  title: 'Tüm kategoriler',
  titleOfGroup: (group) => `Kategoriler: ${group}`,
  description: 'İşletmesi olan tüm kategoriler, alanlara göre; en çok işletmesi olan önce.',
  descriptionOfGroup: (group) => `${group} alanının kategorileri; en çok işletmesi olan önce.`,
  count: (trades) => `${count(trades)} kategori · en çok işletmesi olan önce`,
  others: 'Diğer alanlar',
  seeAllOf: (group, trades) => `${group}: ${count(trades)} kategorinin tümünü gör`,
  seeAll: 'Tüm kategorileri gör',
  none: 'Henüz işletme yok.',
})

const texts = { ko, en, tr }

/** The texts of the page of all categories. They stand with their page, because every page loads the catalogue. */
export const categoriesTexts = (language: Language, { format }: Pick<Messages, 'format'>): CategoriesTexts =>
  texts[languageFacts[language].names](format)

export function useCategoriesTexts(): CategoriesTexts {
  const { language, messages } = useSiteContext()
  return categoriesTexts(language, messages)
}
