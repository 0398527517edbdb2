import { type Language, languageFacts } from '../../../domain/site/language.ts'
import type { Messages } from '../../messages/ko.ts'
import { useSiteContext } from '../../site-context.ts'

type Words = Pick<Messages, 'card' | 'format'>

const ko = ({ format }: Words) => ({
  about: '소개',
  /** One sentence: what it is and where. `near` as for `servedArea`; '' if it has a place. */
  aboutText: ({ place, near }: { place: string; near: string }, category: string, name: string) =>
    `${[near ? `${near} 부근에서 방문 서비스를 하는` : place && `${place}에 있는`, [category, name].filter(Boolean).join(', ')].filter(Boolean).join(' ')}입니다.`,
  noOpinion: '아직 등록된 평점이 없습니다.',
  opinion: (rating: number, reviews: number) =>
    `${reviews > 0 ? `리뷰 ${format.count(reviews)}개가 등록되어 있고, ` : ''}평점은 5점 만점에 ${format.rating(rating)}점입니다.`,
  options: '이용 안내',
  optionsUnknown: '이용 안내를 모릅니다',
  generalOptions: '일반적인 안내 · 이 업체에서 확인되지 않음',
  notOffered: (option: string) => `${option} (제공 안 함)`,
  /** Shown folded for a listing without attributes of its own. The titles are the specification's. */
  general: {
    'Service Options': { '매장 방문': true, '전화 상담': true, 'Home service': false },
    'Payment Methods': { 현금: true, 신용·체크카드: true, '간편 결제': true },
    Accessibility: { '휠체어 출입': true, '장애인 주차': true },
    'Business Type': { '지역 업체': true, '예약 없이 방문': true },
  } as Readonly<Record<string, Record<string, boolean>>>,
  /** The specification's, in English. */
  ownText: 'Detailed Information',
  reviews: '리뷰 요약',
  averageOf: (count: number) => `리뷰 ${format.count(count)}개의 평균`,
})

export type StoryTexts = ReturnType<typeof ko>

const inPlace = (place: string) => (place ? ` in ${place}` : '')

const en = ({ card, format }: Words): StoryTexts => ({
  about: 'About',
  aboutText({ place, near }, category, name) {
    const where = near ? `, and serves the area around ${near}` : inPlace(place)
    return category ? `${name} is listed under ${category}${where}.` : `${name}${where}.`
  },
  noOpinion: 'It has no rating yet.',
  opinion: (rating, count) =>
    `${count > 0 ? `It has ${card.reviews(count)} and` : 'It'} is rated ${format.rating(rating)} out of 5.`,
  options: 'Good to know',
  optionsUnknown: 'Nothing is known about services and facilities',
  generalOptions: 'Usual for businesses · not confirmed for this one',
  notOffered: (option) => `${option} (not offered)`,
  general: {
    'Service Options': { 'In-store visits': true, 'Consultation by phone': true, 'Home service': false },
    'Payment Methods': { Cash: true, 'Credit and debit cards': true, 'Mobile payment': true },
    Accessibility: { 'Wheelchair access': true, 'Accessible parking': true },
    'Business Type': { 'Local business': true, 'No appointment needed': true },
  },
  ownText: 'Detailed Information',
  reviews: 'Reviews',
  averageOf: (count) => `Average of ${card.reviews(count)}`,
})

const tr = ({ card, format }: Words): StoryTexts => ({
  about: 'Hakkında',
  aboutText: ({ place, near }, category, name) =>
    `${[name, near ? `${near} çevresine hizmet verir` : place && `${place} konumunda`].filter(Boolean).join(', ')}${category ? `, “${category}” kategorisinde yer alıyor` : ''}.`,
  noOpinion: 'Henüz puanı yok.',
  opinion: (rating, count) =>
    `${count > 0 ? `${card.reviews(count)} almış, ` : ''}5 üzerinden ${format.rating(rating)} puanı var.`,
  options: 'Bilmeniz iyi olur',
  optionsUnknown: 'Hizmetler ve olanaklar bilinmiyor',
  generalOptions: 'Genel bilgi · bu işletme için doğrulanmadı',
  notOffered: (option) => `${option} (yok)`,
  general: {
    'Hizmet seçenekleri': { 'Mağazaya gelme': true, 'Telefonla danışma': true, 'Evde hizmet': false },
    'Ödeme yöntemleri': { Nakit: true, 'Kredi ve banka kartı': true, 'Mobil ödeme': true },
    Erişilebilirlik: { 'Tekerlekli sandalyeyle giriş': true, 'Engelli park yeri': true },
    'İşletme türü': { 'Yerel işletme': true, 'Randevusuz gelme': true },
  },
  ownText: 'Ayrıntılı bilgi',
  reviews: 'Yorum özeti',
  averageOf: (count) => `${card.reviews(count)} ortalaması`,
})

const texts = { ko, en, tr }

/** They stand with the only part that shows them, which the browser rarely loads. */
export const storyTexts = (language: Language, words: Words): StoryTexts =>
  texts[languageFacts[language].names](words)

export function useStoryTexts(): StoryTexts {
  const { language, messages } = useSiteContext()
  return storyTexts(language, messages)
}
