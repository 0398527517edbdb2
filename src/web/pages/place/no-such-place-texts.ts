import { type Language, languageFacts } from '../../../domain/site/language.ts'

const ko = {
  noCategory: '이 이름의 카테고리가 없습니다. 홈에서 다른 카테고리를 골라 보세요.',
  emptyTitle: '아직 등록된 업체가 없습니다',
  empty: '이 카테고리의 업체가 등록되면 여기에 나타납니다.',
  allBusinesses: '모든 업체 보기',
  backToCities: '모든 도시로 돌아가기',
}

const en: typeof ko = {
  noCategory: 'There is no category of this name. Choose another one on the home page.',
  emptyTitle: 'No businesses yet',
  empty: 'Businesses of this category will appear here once they are added.',
  allBusinesses: 'See all businesses',
  backToCities: 'Back to all cities',
}

const tr: typeof ko = {
  noCategory: 'Bu adda bir kategori yok. Ana sayfadan başka bir kategori seçin.',
  emptyTitle: 'Henüz işletme yok',
  empty: 'Bu kategoride işletme eklendiğinde burada görünecek.',
  allBusinesses: 'Tüm işletmeleri gör',
  backToCities: 'Tüm şehirlere dön',
}

const texts = { ko, en, tr }

/** They stand with the only notices that show them, which the browser rarely loads. */
export const noSuchPlaceTexts = (language: Language): typeof ko => texts[languageFacts[language].names]
