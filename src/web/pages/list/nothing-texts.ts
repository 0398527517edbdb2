import { type Language, languageFacts } from '../../../domain/site/language.ts'

const ko = {
  nothing: '조건에 맞는 업체가 없습니다',
  nothingIn: (place: string) => `${place}에는 조건에 맞는 업체가 없습니다`,
  /** What was searched for is nowhere, or not at the place. */
  notFound: (words: string) => `‘${words}’ 검색 결과가 없습니다`,
  notIn: (place: string, words: string) => `${place}에는 ‘${words}’ 검색 결과가 없습니다`,
  where: '어디에서 찾을까요?',
  find: '찾기',
  pastEnd: '이 쪽에는 업체가 없습니다',
  firstPage: '첫 쪽으로',
  searchWholeCity: (city: string) => `${city} 전체에서 찾기`,
  allOf: (place: string) => `${place}의 모든 업체`,
  corrected: (words: string) => `맞춤법을 고쳐 ‘${words}’ 찾기`,
  /** Words were left out; none was misspelt. */
  withoutOthers: (words: string) => `‘${words}’만 찾기`,
  onlyWords: '검색어만 남기기',
  withoutPlace: '지역 없이 찾기',
  /** Above what an empty list offers. */
  instead: {
    hoursUnknown: (count: string) => `${count}곳은 영업시간을 몰라서 지금 여는지 알 수 없습니다.`,
    filters: (count: string) => `조건을 빼면 ${count}곳이 있습니다.`,
    near: (count: string) => `가까운 곳에는 없습니다. 다른 곳에 ${count}곳이 있습니다.`,
    place: (count: string) => `다른 곳에는 ${count}곳이 있습니다.`,
    words: (count: string) => `이곳에는 다른 업체 ${count}곳이 있습니다.`,
  },
  /** Above the first of them; `all` if there are more. */
  first: (shown: number, all: string | false) => (all ? `${all}곳 가운데 ${shown}곳` : `찾은 ${shown}곳`),
  /** @param distance '' if it is the town of the place itself: then nobody knows which of them is the nearest */
  nearestIn: (city: string, count: string, distance: string) =>
    distance ? `가장 가까운 곳: ${city} ${count}곳, ${distance}` : `${city}에 있는 곳: ${count}곳`,
  showAll: (count: string) => `${count}곳 모두 보기`,
  otherTrades: (place: string) => (place ? `${place}의 다른 업종` : '이곳의 다른 업종'),
  similarTrades: (place: string) => (place ? `${place}에 있는 비슷한 업종` : '이곳에 있는 비슷한 업종'),
  otherWays: '이렇게도 찾을 수 있습니다',
  register: '이 가게를 아시나요? 업체 등록',
  nothingOpen: '지금 영업 중이라고 알려진 곳이 없습니다',
  /** What to try with one word that nobody has, or with several. */
  hints: (isOneWord: boolean): readonly string[] => [
    isOneWord
      ? '철자를 확인하거나 업종 이름을 써 보세요.'
      : '낱말 수를 줄이거나 더 넓은 업종 이름을 써 보세요.',
    '도시는 이름만 적어도 됩니다.',
  ],
}

const en: typeof ko = {
  nothing: 'No businesses match',
  nothingIn: (place) => `No businesses match in ${place}`,
  notFound: (words) => `Nothing found for “${words}”`,
  notIn: (place, words) => `Nothing found for “${words}” in ${place}`,
  where: 'Where should we look?',
  find: 'Search',
  pastEnd: 'There are no businesses on this page',
  firstPage: 'Go to the first page',
  searchWholeCity: (city) => `Search all of ${city}`,
  allOf: (place) => `All businesses in ${place}`,
  corrected: (words) => `Search for “${words}”`,
  withoutOthers: (words) => `Search for “${words}” alone`,
  onlyWords: 'Keep only the search words',
  withoutPlace: 'Search without the place',
  instead: {
    hoursUnknown: (count) =>
      `The hours of ${count} are not known, so ${count === '1' ? 'it' : 'they'} may be open.`,
    filters: (count) => `Without the filters there ${count === '1' ? 'is' : 'are'} ${count}.`,
    near: (count) => `There is nothing near you, but ${count} elsewhere.`,
    place: (count) =>
      count === '1' ? 'There is 1 in another place.' : `There are ${count} in other places.`,
    words: (count) =>
      count === '1' ? 'There is 1 other business here.' : `There are ${count} other businesses here.`,
  },
  first: (shown, all) => (all ? `${shown} of ${all}` : `All ${shown}`),
  nearestIn: (city, count, distance) =>
    distance
      ? `The nearest: ${city}, ${count}, ${distance} away.`
      : `In ${city} there ${count === '1' ? 'is' : 'are'} ${count}.`,
  showAll: (count) => `Show all ${count}`,
  otherTrades: (place) => (place ? `Other categories in ${place}` : 'Other categories here'),
  similarTrades: (place) => (place ? `Similar categories in ${place}` : 'Similar categories here'),
  otherWays: 'Other ways to search',
  register: 'Do you know this place? Add a business',
  nothingOpen: 'No business is known to be open now',
  hints: (isOneWord) => [
    isOneWord
      ? 'Check the spelling, or use the name of a category.'
      : 'Use fewer words, or the name of a wider category.',
    'Names and categories can be typed in any language.',
    'For a city, its name alone is enough.',
  ],
}

const tr: typeof ko = {
  nothing: 'Koşullara uyan işletme yok',
  nothingIn: (place) => `${place} içinde koşullara uyan işletme yok`,
  notFound: (words) => `“${words}” bulunamadı`,
  notIn: (place, words) => `${place} içinde “${words}” bulunamadı`,
  where: 'Nerede arayalım?',
  find: 'Ara',
  pastEnd: 'Bu sayfada işletme yok',
  firstPage: 'İlk sayfaya git',
  searchWholeCity: (city) => `${city} genelinde ara`,
  allOf: (place) => `${place}: tüm işletmeler`,
  corrected: (words) => `“${words}” olarak ara`,
  withoutOthers: (words) => `Yalnızca “${words}” ara`,
  onlyWords: 'Yalnızca arama sözcükleri kalsın',
  withoutPlace: 'Yer belirtmeden ara',
  instead: {
    hoursUnknown: (count) => `${count} işletmenin çalışma saatleri bilinmiyor; açık olabilirler.`,
    filters: (count) => `Filtreler olmadan ${count} işletme var.`,
    near: (count) => `Yakınınızda yok, başka yerlerde ${count} işletme var.`,
    place: (count) => `Başka yerlerde ${count} işletme var.`,
    words: (count) => `Burada başka ${count} işletme var.`,
  },
  first: (shown, all) => (all ? `${all} işletmeden ${shown} tanesi` : `Bulunan ${shown} işletme`),
  nearestIn: (city, count, distance) =>
    distance
      ? `En yakını: ${city}, ${count} işletme, ${distance} uzakta.`
      : `${city} içinde ${count} işletme var.`,
  showAll: (count) => `Tümünü göster (${count})`,
  otherTrades: (place) => (place ? `${place} içinde diğer kategoriler` : 'Buradaki diğer kategoriler'),
  similarTrades: (place) => (place ? `${place} içinde benzer kategoriler` : 'Buradaki benzer kategoriler'),
  otherWays: 'Başka arama yolları',
  register: 'Bu işletmeyi biliyor musunuz? İşletme ekleyin',
  nothingOpen: 'Şu anda açık olduğu bilinen işletme yok',
  hints: (isOneWord) => [
    isOneWord
      ? 'Yazımı denetleyin ya da bir kategori adı yazın.'
      : 'Daha az sözcük ya da daha genel bir kategori adı yazın.',
    'Adları ve kategorileri istediğiniz dilde yazabilirsiniz.',
    'Şehir için yalnızca adı yeterli.',
  ],
}

const texts = { ko, en, tr }

/** What an empty list says. They stand beside it, because few pages show it. */
export const nothingTexts = (language: Language): typeof ko => texts[languageFacts[language].names]
