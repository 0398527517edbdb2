import { type Language, languageFacts } from '../../../domain/site/language.ts'

/** They stand with the only page that shows them, because every page loads the catalogue. */
const ko = {
  /** On the link to the card for a phone's contacts. */
  saveContact: '연락처에 저장',
  /** The time of day where the business is: `현지 시각 14:20`. */
  localTime: (time: string) => `현지 시각 ${time}`,
  closedForGood: '폐업',
  report: '틀린 정보 알리기',
}

const en: typeof ko = {
  saveContact: 'Save contact',
  localTime: (time) => `Local time ${time}`,
  closedForGood: 'Closed for good',
  report: 'Report wrong information',
}

const tr: typeof ko = {
  saveContact: 'Kişilere kaydet',
  localTime: (time) => `Yerel saat ${time}`,
  closedForGood: 'Kapandı',
  report: 'Yanlış bilgi bildir',
}

const texts = { ko, en, tr }

/** Texts of the page of a business that no other page has. Those of its report form are apart, which the browser rarely loads. */
export const detailTexts = (language: Language): typeof ko => texts[languageFacts[language].names]
