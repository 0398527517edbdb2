import type { Language } from '../../../domain/site/language.ts'
import type { Messages } from '../../messages/ko.ts'
import { useSiteContext } from '../../site-context.ts'

type Words = Pick<Messages, 'format' | 'places'>

const ko = ({ format, places }: Words) => ({
  popularCategories: '인기 카테고리',
  popularCities: '인기 도시',
  quickLinks: '바로가기',
  addBusiness: '업체 등록',
  advertise: '광고 안내',
  privacyPolicy: '개인정보처리방침',
  termsOfService: '이용약관',
  statistics: {
    businesses: (count: number) => `등록 업체 ${places(count)}`,
    verified: (count: number) => `확인된 업체 ${places(count)}`,
    categories: (count: number) => `카테고리 ${format.count(count)}개`,
    cities: (count: number) => `도시 ${places(count)}`,
  },
  disclaimer:
    '이 사이트의 정보는 공개된 온라인 자료에서 모은 것으로 무료로 제공되며, 정확하거나 빠짐없다고 보증하지 않습니다. 방문하기 전에 업체에 직접 확인하세요.',
  sitemap: '사이트맵',
})

type FooterTexts = ReturnType<typeof ko>

const en = ({ format, places }: Words): FooterTexts => ({
  popularCategories: 'Popular categories',
  popularCities: 'Popular cities',
  quickLinks: 'Quick links',
  addBusiness: 'Add a business',
  advertise: 'Advertise',
  privacyPolicy: 'Privacy policy',
  termsOfService: 'Terms of service',
  statistics: {
    businesses: places,
    verified: (count) => `${format.count(count)} verified`,
    categories: (count) => format.counted(count, { one: 'category', other: 'categories' }),
    cities: (count) => format.counted(count, { one: 'city', other: 'cities' }),
  },
  disclaimer:
    'The information on this site was collected from public online sources. It is free of charge and not guaranteed to be accurate or complete. Check with the business before you go.',
  sitemap: 'Sitemap',
})

const tr = ({ format, places }: Words): FooterTexts => ({
  popularCategories: 'Popüler kategoriler',
  popularCities: 'Popüler şehirler',
  quickLinks: 'Hızlı bağlantılar',
  addBusiness: 'İşletme ekle',
  advertise: 'Reklam verin',
  privacyPolicy: 'Gizlilik politikası',
  termsOfService: 'Kullanım koşulları',
  statistics: {
    businesses: places,
    verified: (count) => `${format.count(count)} doğrulanmış`,
    categories: (count) => `${format.count(count)} kategori`,
    cities: (count) => `${format.count(count)} şehir`,
  },
  disclaimer:
    'Bu sitedeki bilgiler herkese açık çevrimiçi kaynaklardan toplanmıştır, ücretsizdir ve doğru ya da eksiksiz olduğu garanti edilmez. Gitmeden önce işletmeye danışın.',
  sitemap: 'Site haritası',
})

const ja = ({ places }: Words): FooterTexts => ({
  popularCategories: '人気のカテゴリ',
  popularCities: '人気の都市',
  quickLinks: 'リンク',
  addBusiness: '店舗を登録',
  advertise: '広告掲載',
  privacyPolicy: 'プライバシーポリシー',
  termsOfService: '利用規約',
  statistics: {
    businesses: (count) => `登録店舗 ${places(count)}`,
    verified: (count) => `確認済み ${places(count)}`,
    categories: (count) => `カテゴリ ${places(count)}`,
    cities: (count) => `都市 ${places(count)}`,
  },
  disclaimer:
    'このサイトの情報は公開されたオンライン資料から集めたもので、無料で提供しています。正確さや網羅性は保証しません。お出かけの前に店舗へ直接ご確認ください。',
  sitemap: 'サイトマップ',
})

const texts: Readonly<Record<Language, (words: Words) => FooterTexts>> = { ko, en, tr, ja }

/** The texts of the footer's columns. They stand beside them, because the browser rarely loads them. */
export const footerTexts = (language: Language, words: Words): FooterTexts => texts[language](words)

export function useFooterTexts(): FooterTexts {
  const { language, messages } = useSiteContext()
  return footerTexts(language, messages)
}
