import { type Language, languageFacts } from '../../../domain/site/language.ts'
import type { Messages } from '../../messages/ko.ts'
import { useSiteContext } from '../../site-context.ts'

type Counts = Pick<Messages, 'format' | 'places'>

/** The specification's, on Korean and on English pages. */
const sections = {
  recommended: 'Recommended for You',
  browseAll: 'Browse All',
  latest: 'Recently Added',
  viewAllLatest: 'View All Latest',
  popularCities: 'Popular Cities',
  viewAllCities: 'View All Cities',
  addYourBusiness: 'Add Your Business',
  learnMore: 'Learn More',
  learnMoreAbout: ' about this directory',
}

const ko = ({ format, places }: Counts) => ({
  sections,
  title: '동네의 모든 가게, 한 번에',
  description:
    '가까운 음식점, 병원, 미용실, 정비소의 주소와 전화번호, 영업시간을 도시와 업종별로 무료로 찾아보세요.',
  /** The second part is emphasised. */
  promise: ['동네의 모든 가게, ', '한 번에.'] as readonly [string, string],
  lead: '주소, 전화번호, 영업시간을 바로 확인하고 전화하세요.',
  figures: {
    businesses: '등록 업체',
    verified: '확인된 업체',
    categories: '카테고리',
    cities: '도시',
  },
  board: '무엇을 찾으세요',
  near: '내 주변에서 찾기',
  valuesTitle: '이 사이트의 약속',
  values: {
    verified: {
      title: '확인된 업체',
      text: (count: number) =>
        count > 0
          ? `관리자가 확인한 ${places(count)}에 표시가 붙습니다.`
          : '관리자가 확인하면 표시가 붙습니다. 아직 확인된 곳은 없습니다.',
    },
    reviews: { title: '실제 리뷰', text: '평점은 출처의 것 그대로입니다. 없으면 모른다고 씁니다.' },
    worldwide: {
      title: '세계 어디서나',
      text: (countries: number, cities: number) =>
        countries > 0
          ? `${format.count(countries)}개 나라, ${format.count(cities)}개 도시를 같은 방법으로 찾습니다.`
          : '어느 나라의 도시든 같은 방법으로 찾습니다.',
    },
    updates: {
      title: '매일 업데이트',
      /** `day` is that of the last listing, '' if there is none. */
      text: (day: string) =>
        day
          ? `가장 최근에는 ${day}에 새 업체가 올랐습니다.`
          : '새로 생기거나 바뀐 정보를 올리는 대로 반영합니다.',
    },
  },
  popularCities: '업체가 많이 등록된 도시입니다.',
  recommended: '평점과 리뷰가 고르게 좋은 곳입니다.',
  latest: (count: number, from: string, to: string) =>
    from === to
      ? `${to}에 새로 오른 ${places(count)}입니다.`
      : `${from}부터 ${to}까지 새로 오른 ${places(count)}입니다.`,
  joinTitle: '우리 동네 가게를 알려 주세요',
  join: '등록은 무료이며, 내용을 확인한 뒤 올립니다.',
})

type HomeTexts = ReturnType<typeof ko>

const en = ({ format, places }: Counts): HomeTexts => ({
  sections,
  title: 'Every local business in one place',
  description:
    'Find addresses, phone numbers and hours of restaurants, clinics, hair salons and garages near you, by city and category, free of charge.',
  promise: ['Every local business, ', 'in one place.'],
  lead: 'See the address, phone number and hours at once, and call.',
  figures: { businesses: 'Businesses', verified: 'Verified', categories: 'Categories', cities: 'Cities' },
  board: 'What are you looking for?',
  near: 'Find what is near me',
  valuesTitle: 'What this site promises',
  values: {
    verified: {
      title: 'Verified businesses',
      text: (count) =>
        count > 0
          ? `${places(count)} that an administrator has checked: look for the mark.`
          : 'What an administrator has checked carries a mark. So far nothing has been checked.',
    },
    reviews: {
      title: 'Genuine reviews',
      text: 'Ratings are those of their sources. Where there are none, we say so.',
    },
    worldwide: {
      title: 'Worldwide service',
      text: (countries, cities) =>
        countries > 0
          ? `${format.counted(countries, { one: 'country', other: 'countries' })} and ${format.counted(cities, { one: 'city', other: 'cities' })}, all found in the same way.`
          : 'Cities of every country are found in the same way.',
    },
    updates: {
      title: 'Daily updates',
      text: (day) =>
        day
          ? `The newest listing was added on ${day}.`
          : 'New and changed information appears as soon as it is added.',
    },
  },
  popularCities: 'Cities with the most businesses.',
  recommended: 'Good ratings from many reviews.',
  latest: (count, from, to) =>
    from === to ? `${places(count)} added on ${to}.` : `${places(count)} added from ${from} to ${to}.`,
  joinTitle: 'Tell us about a business near you',
  join: 'Adding one is free. We check it before it appears.',
})

const tr = ({ format, places }: Counts): HomeTexts => ({
  sections: {
    recommended: 'Sizin için önerilenler',
    browseAll: 'Tümüne göz at',
    latest: 'Son eklenenler',
    viewAllLatest: 'Tüm yeni eklenenler',
    popularCities: 'Popüler şehirler',
    viewAllCities: 'Tüm şehirleri gör',
    addYourBusiness: 'İşletmenizi ekleyin',
    learnMore: 'Daha fazla bilgi',
    learnMoreAbout: ': bu rehber hakkında',
  },
  title: 'Mahalledeki tüm işletmeler tek yerde',
  description:
    'Yakınınızdaki restoran, klinik, kuaför ve oto servislerin adresini, telefonunu ve çalışma saatlerini şehre ve kategoriye göre ücretsiz bulun.',
  promise: ['Mahalledeki tüm işletmeler, ', 'tek yerde.'],
  lead: 'Adresi, telefonu ve çalışma saatlerini hemen görün, arayın.',
  figures: { businesses: 'İşletme', verified: 'Doğrulanmış', categories: 'Kategori', cities: 'Şehir' },
  board: 'Ne arıyorsunuz?',
  near: 'Yakınımdakileri bul',
  valuesTitle: 'Bu sitenin sözü',
  values: {
    verified: {
      title: 'Doğrulanmış işletmeler',
      text: (count) =>
        count > 0
          ? `Yöneticinin denetlediği ${places(count)} işaretlidir.`
          : 'Yöneticinin denetlediği işletmeler işaretlenir. Henüz denetlenen yok.',
    },
    reviews: {
      title: 'Gerçek yorumlar',
      text: 'Puanlar kaynaklarındaki gibidir. Yoksa bilinmediğini yazarız.',
    },
    worldwide: {
      title: 'Dünyanın her yerinde',
      text: (countries, cities) =>
        countries > 0
          ? `${format.count(countries)} ülke ve ${format.count(cities)} şehir aynı biçimde aranır.`
          : 'Her ülkenin şehirleri aynı biçimde aranır.',
    },
    updates: {
      title: 'Her gün güncel',
      text: (day) =>
        day ? `En yeni kaydın tarihi: ${day}.` : 'Yeni ve değişen bilgiler eklendikçe yayımlanır.',
    },
  },
  popularCities: 'En çok işletmesi olan şehirler.',
  recommended: 'Çok yorumla iyi puan alan yerler.',
  latest: (count, from, to) =>
    from === to
      ? `${to} günü eklenen ${places(count)}.`
      : `${from} ile ${to} arasında eklenen ${places(count)}.`,
  joinTitle: 'Mahallenizdeki bir işletmeyi bize bildirin',
  join: 'Eklemek ücretsizdir. Yayımlamadan önce denetleriz.',
})

const texts = { ko, en, tr }

/** The texts of the home page. They stand with it, because every page loads the catalogue. */
export const homeTexts = (language: Language, messages: Counts): HomeTexts =>
  texts[languageFacts[language].names](messages)

export function useHomeTexts(): HomeTexts {
  const { language, messages } = useSiteContext()
  return homeTexts(language, messages)
}
