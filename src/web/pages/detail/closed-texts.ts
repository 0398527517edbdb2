import { type Language, languageFacts } from '../../../domain/site/language.ts'

const ko = {
  state: '폐업',
  /** `day`: when the directory learned of it. */
  seen: (day: string) => `${day}에 확인`,
  near: (trade: string) => (trade ? `가까운 ${trade} 보기` : '가까운 곳 보기'),
  report: '아직 영업합니다',
  title: (name: string) => `${name} (폐업)`,
  description: (name: string, place: string) =>
    `${[place && `${place}의`, name].filter(Boolean).join(' ')}: 폐업한 곳입니다. 가까운 같은 업종을 찾아보세요.`,
}

type ClosedTexts = typeof ko

const en: ClosedTexts = {
  state: 'Closed for good',
  seen: (day) => `noted on ${day}`,
  near: (trade) => (trade ? `Near by: ${trade}` : 'See what is near by'),
  report: 'It is still open',
  title: (name) => `${name} (closed for good)`,
  description: (name, place) =>
    `${[name, place].filter(Boolean).join(', ')}: this business has closed for good. Find others of its kind near by.`,
}

const tr: ClosedTexts = {
  state: 'Kalıcı olarak kapandı',
  seen: (day) => `${day} tarihinde görüldü`,
  near: (trade) => (trade ? `Yakındaki ${trade}` : 'Yakındakilere bak'),
  report: 'Hâlâ açık',
  title: (name) => `${name} (kalıcı olarak kapandı)`,
  description: (name, place) =>
    `${[name, place].filter(Boolean).join(', ')}: bu işletme kalıcı olarak kapandı. Yakındaki benzerlerine bakın.`,
}

/** They stand with the only page that shows them, because every page loads the catalogue. */
const texts = { ko, en, tr }

/** What the page of a business says that has closed for good. */
export const closedTexts = (language: Language): ClosedTexts => texts[languageFacts[language].names]
