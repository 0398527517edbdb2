import { type Language, languageFacts } from '../../domain/site/language.ts'
import type { Formats } from '../../web/messages/formats.ts'

const ko = {
  title: '동네의 모든 가게, 한 번에.',
  subtitle: '찾고, 확인하고, 바로 전화합니다',
  reviews: (count: number, format: Formats) => `리뷰 ${format.count(count)}개`,
}

type PictureTexts = typeof ko

const en: PictureTexts = {
  title: 'Every local business, in one place.',
  subtitle: 'Find, check, call',
  reviews: (count, format) => format.counted(count, { one: 'review', other: 'reviews' }),
}

const tr: PictureTexts = {
  title: 'Mahalledeki tüm işletmeler, tek yerde.',
  subtitle: 'Bulun, bakın, arayın',
  reviews: (count, format) => `${format.count(count)} yorum`,
}

/** They stand here, because no page in a browser shows them. */
const texts = { ko, en, tr }

/** The texts of share pictures. */
export const pictureTexts = (language: Language): PictureTexts => texts[languageFacts[language].names]
