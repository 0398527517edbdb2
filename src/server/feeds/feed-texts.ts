import { type Language, languageFacts } from '../../domain/site/language.ts'

const ko = {
  title: (site: string) => `${site} 새로 등록된 업체`,
  description: (site: string) => `${site}에 가장 최근에 등록된 업체입니다.`,
  search: (site: string) => `${site}에서 업체를 찾습니다`,
}

type FeedTexts = typeof ko

const en: FeedTexts = {
  title: (site) => `${site}: newest businesses`,
  description: (site) => `The businesses that were added last to ${site}.`,
  search: (site) => `Find businesses on ${site}`,
}

const tr: FeedTexts = {
  title: (site) => `${site}: yeni eklenen işletmeler`,
  description: (site) => `${site} dizinine son eklenen işletmeler.`,
  search: (site) => `${site} üzerinde işletme arayın`,
}

/** They stand here, because no page shows them. */
const texts = { ko, en, tr }

export const feedTexts = (language: Language): FeedTexts => texts[languageFacts[language].names]
