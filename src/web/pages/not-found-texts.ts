import { type Language, languageFacts } from '../../domain/site/language.ts'

const ko = {
  /** The specification's, in English. */
  title: '404 Page Not Found',
  description: '주소에 맞는 화면이 없습니다.',
  text: '주소에 맞는 화면이 없습니다. 주소를 다시 확인하거나 아래에서 찾아보세요.',
}

const en: typeof ko = {
  title: ko.title,
  description: 'There is no page at this address.',
  text: 'There is no page at this address. Check the address, or start from here.',
}

const tr: typeof ko = {
  title: '404 Sayfa bulunamadı',
  description: 'Bu adreste bir sayfa yok.',
  text: 'Bu adreste bir sayfa yok. Adresi denetleyin ya da buradan başlayın.',
}

/** They stand with the only page that shows them, because every page loads the catalogue. */
const texts = { ko, en, tr }

export const notFoundTexts = (language: Language): typeof ko => texts[languageFacts[language].names]
