import { type Language, languageFacts } from '../../../domain/site/language.ts'

/** They stand with the only page that shows them, because every page loads the catalogue. */
const ko = {
  /** On the link to the card for a phone's contacts. */
  saveContact: '연락처에 저장',
  /** The time of day where the business is: `현지 시각 14:20`. */
  localTime: (time: string) => `현지 시각 ${time}`,
  closedForGood: '폐업',
  report: '틀린 정보 알리기',
  sameTradeIn: (place: string) => `${place}의 같은 업종`,
  allOfTrade: (place: string, trade: string) => `${place} ${trade} 모두 보기`,
  otherTrades: (place: string) => `${place}의 다른 업종`,
  copyAddress: '주소 복사',
  addressCopied: '주소를 복사했습니다',
  addressNotCopied: '주소를 복사하지 못했습니다',
  copyByHand: '주소를 길게 눌러 복사해 주세요.',
  seeOnMap: '지도에서 보기',
  /** A link on the page of an address without a business: searches for the words of the address. */
  findByName: (words: string) => `‘${words}’ 찾기`,
  /** No business has the address. */
  notFoundTitle: '업체를 찾을 수 없습니다',
  notFound: '주소가 바뀌었거나 삭제된 업체입니다. 이름으로 다시 찾아보세요.',
  /** The page could not be read: no connection, or a server that cannot answer now. The title is the specification's. */
  notLoadedTitle: '업체를 찾을 수 없습니다',
  notLoaded: '정보를 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
}

const en: typeof ko = {
  saveContact: 'Save contact',
  localTime: (time) => `Local time ${time}`,
  closedForGood: 'Closed for good',
  report: 'Report wrong information',
  sameTradeIn: (place) => `Similar businesses in ${place}`,
  allOfTrade: (place, trade) => `All in ${place}: ${trade}`,
  otherTrades: (place) => `Other trades in ${place}`,
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  addressNotCopied: 'The address could not be copied',
  copyByHand: 'Press and hold the address to copy it.',
  seeOnMap: 'See on a map',
  findByName: (words) => `Find “${words}”`,
  notFoundTitle: 'Business not found',
  notFound: 'Its address has changed, or it was removed. Search for it by name.',
  notLoadedTitle: 'The business could not be loaded',
  notLoaded: 'Check your connection and try again.',
}

const tr: typeof ko = {
  saveContact: 'Kişilere kaydet',
  localTime: (time) => `Yerel saat ${time}`,
  closedForGood: 'Kapandı',
  report: 'Yanlış bilgi bildir',
  sameTradeIn: (place) => `${place}: benzer işletmeler`,
  allOfTrade: (place, trade) => `${place}, ${trade}: tümü`,
  otherTrades: (place) => `${place}: diğer kategoriler`,
  copyAddress: 'Adresi kopyala',
  addressCopied: 'Adres kopyalandı',
  addressNotCopied: 'Adres kopyalanamadı',
  copyByHand: 'Kopyalamak için adrese basılı tutun.',
  seeOnMap: 'Haritada gör',
  findByName: (words) => `Ara: “${words}”`,
  notFoundTitle: 'İşletme bulunamadı',
  notFound: 'Adresi değişmiş veya kaldırılmış. Adıyla yeniden arayın.',
  notLoadedTitle: 'İşletme yüklenemedi',
  notLoaded: 'Bağlantınızı kontrol edip yeniden deneyin.',
}

const texts = { ko, en, tr }

/** Texts of the page of a business that no other page has. Those of its report form are apart, which the browser rarely loads. */
export const detailTexts = (language: Language): typeof ko => texts[languageFacts[language].names]
