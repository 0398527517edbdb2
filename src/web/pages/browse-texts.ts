import { type Language, languageFacts } from '../../domain/site/language.ts'

const ko = {
  title: '업체 찾아보기',
  latestTitle: '새로 등록된 업체',
  description:
    '등록된 모든 업체를 업종과 이름으로 찾아보세요. 주소, 전화번호, 영업시간, 평점을 한눈에 봅니다.',
}

const en: typeof ko = {
  title: 'Find businesses',
  latestTitle: 'Recently added businesses',
  description:
    'Look through all businesses by category and name: addresses, phone numbers, hours and ratings at a glance.',
}

const tr: typeof ko = {
  title: 'İşletme ara',
  latestTitle: 'Son eklenen işletmeler',
  description:
    'Tüm işletmeleri kategoriye ve ada göre bulun: adres, telefon, çalışma saatleri ve puanlar bir bakışta.',
}

/** They stand with the only page that shows them, because every page loads the catalogue. */
const texts = { ko, en, tr }

export const browseTexts = (language: Language): typeof ko => texts[languageFacts[language].names]
