import { type Language, languageFacts } from '../../../domain/site/language.ts'

/** They stand with the only page that shows them, because every page loads the catalogue. */
const saveContact = { ko: '연락처에 저장', en: 'Save contact', tr: 'Kişilere kaydet' }

/** On the link to the card for a phone's contacts. */
export const saveContactText = (language: Language): string => saveContact[languageFacts[language].names]
