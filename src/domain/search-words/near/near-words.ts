import { furtherNearRows } from '../further-languages.ts'
import { phraseKey, type VocabularyRow, vocabulary } from '../vocabulary.ts'
import { isDistance } from './distance-words.ts'
import { spokenNearRows } from './spoken-near.ts'

/** Words that ask for what is near: the visitor, or the place that the other words name. */
const rows: readonly VocabularyRow<true>[] = [
  [
    true,
    'ko',
    '근처|근처에|근처의|근방|주변|주변에|주변의|내 근처|내 주변|내 위치|우리 동네|우리동네|동네|가까운|가까운 곳|가까운 데|제일 가까운|가장 가까운|부근|인근|앞|옆|여기 근처|이 근처|이근처|내 주위|주위',
  ],
  [
    true,
    'en',
    'near me|nearby|near by|near|nearest|closest|close by|close to me|around me|around here|in my area|near here|next to|close to',
  ],
  [
    true,
    'tr',
    'en yakın|yakın|yakında|yakınında|yakınımda|yakınımdaki|yakınlarda|yakındaki|bana yakın|çevremde|civarında|civarı|civardaki|civarda|buralardaki|buralarda|yakınlarındaki|yanında',
  ],
  [
    true,
    'de',
    'in der nähe|in meiner nähe|nahe|nähe|in der umgebung|umgebung|nächste|nächster|nächstes|um die ecke|in der nähe von|nahe bei',
  ],
  [
    true,
    'fr',
    'près de moi|près d ici|à proximité|près de chez moi|autour de moi|proche|près de|le plus proche|la plus proche|près',
  ],
  [
    true,
    'es',
    'cerca de mí|cerca|cercano|cercana|cercanos|más cercano|más cercana|cerca de aquí|cerca de|por aquí',
  ],
  [
    true,
    'it',
    'vicino a me|vicino|vicina|qui vicino|nelle vicinanze|più vicino|più vicina|vicino a|nei dintorni',
  ],
  [
    true,
    'ko',
    '여기서 가까운|여기서 제일 가까운|지금 위치|현재 위치|현위치|내 위치 근처|내 주변에|내 근처에|집 근처|집 앞|회사 근처|옆에 있는|바로 옆|걸어서 갈|걸어서 갈 수 있는|여기서 걸어서|여기서 걸어서 갈|여기서 걸어갈|여기서 도보|걸어서 갈만한|걸어서 갈 만한|걸어갈만한|걸어갈 만한|걸어갈|도보로 갈|도보로 갈 수 있는|도보|걸어갈 수 있는|가까이|가까이 있는|가까운데|이 주변|이 동네|우리 집 근처|주변에 있는|근처에 있는|제일 가까이|최단거리',
  ],
  [
    true,
    'en',
    'near my location|my location|current location|near my place|near my house|near where i am|walking distance|within walking distance|within a mile|within half a mile|in walking distance|in the area|in the neighborhood|in my neighborhood|in my neighbourhood|local|locally|round here|close to here|close to my location|nearby me|closest to me|nearest to me|near to me|around my area|not far|within reach',
  ],
  [
    true,
    'tr',
    'en yakındaki|bana en yakın|yakınlarımda|yakınımda olan|konumuma yakın|konumuma en yakın|bulunduğum yere yakın|yürüme mesafesinde|yakın olan|yakınlardaki|yakınlarda olan|etrafımda|çevremdeki|buraya yakın|mahallemde',
  ],
  [
    true,
    'de',
    'in meiner umgebung|hier in der nähe|hier|in der gegend|in meiner gegend|zu fuss|zu fuß|fussläufig|gleich nebenan|nebenan|am nächsten|in laufnähe|in gehdistanz|nächstgelegene|nächstgelegener|nächstgelegenes|nahegelegen|bei mir',
  ],
  [
    true,
    'fr',
    'près d’ici|à côté|à côté de moi|dans le coin|dans le quartier|dans mon quartier|aux alentours|aux environs|à pied|plus proche|les plus proches|autour d ici|à côté d ici',
  ],
  [
    true,
    'es',
    'cerca de mi ubicación|cerca de donde estoy|más cercanos|a mi alrededor|en mi zona|cerca mío|cerca de mi casa|aquí cerca|a pie|por mi zona',
  ],
  [
    true,
    'it',
    'vicino a casa|vicino casa|in zona|nella mia zona|a piedi|vicini|vicine|vicino alla mia posizione|intorno a me|vicinanze',
  ],
  [
    true,
    'sr',
    'u mojoj okolini|u okolini mene|blizu mog stana|blizu kuće|najbliži meni|najbliža meni|u krugu|ovde|u komšiluku|peške|u mom kraju|u kraju|najbliži do mene',
  ],
  [
    true,
    'fil',
    'malapit sa bahay|malapit sa akin na|pinakamalapit sa akin|dito malapit|sa malapit|malapit lang',
  ],
  [true, 'pt', 'perto de mim|perto|mais próximo|mais próxima|perto daqui|próximo a mim|perto de'],
  [true, 'sr', 'u blizini|blizu mene|blizu|najbliži|najbliža|najbliže|u mojoj blizini|u okolini'],
  [true, 'fil', 'malapit|malapit na|malapit sa akin|malapit dito|pinakamalapit|pinakamalapit na|malapit sa'],
  [true, 'th', 'ใกล้ฉัน|ใกล้|ใกล้ๆ|แถวนี้|ใกล้เคียง|ใกล้ที่สุด|ใกล้บ้าน|แถว'],
  [true, 'pt', 'aqui perto|por perto|na minha região|nas redondezas|próximo'],
  [true, 'vi', 'gần nhà|gần chỗ tôi|xung quanh|gần đây|gần tôi|gần nhất|quanh đây|gần'],
  [
    true,
    'ko',
    '주위에|주위의|주변 쪽|근처 쪽|근방에|인근에|인근의|부근에|내 근방|내위치|내주변|내근처|집앞|집근처|회사근처|이근방|가까운곳|가장가까운|제일가까운|걸어서 갈만한|걸어서 갈 만한|걸어서|동네에|동네에서|우리동네에',
  ],
  [true, 'ar', 'قريب|قريب مني|بالقرب مني|بالقرب|القريب|الأقرب|أقرب|اقرب|حولي|بجانبي|القريبة'],
  [
    true,
    'hi',
    'paas|mere paas|paas mein|nazdeek|nazdeeki|aas paas|mere nazdeek|mere aas paas|mere aaspaas|aas paas ke|aaspaas|aas paas ka|mere aas pass|mere pass|najdik|najdiki|paas wala|sabse paas',
  ],
  [true, 'ja', '近所|近所の|近場|近場の|この辺|この辺の|現在地|歩いて行ける|徒歩圏内|一番近い|近い|そばの'],
  [true, 'zh', '离我近|离我近的|旁边|旁邊|周围|周圍|这附近|這附近|最近|步行|就近'],
  [true, 'zh', '附近|附近的|最近的|离我最近的|我附近|我附近的'],
  [
    true,
    'ru',
    'рядом|рядом со мной|поблизости|недалеко|возле меня|около меня|вокруг меня|ближайший|ближайшая|ближайшее|ближайшие',
  ],
  [true, 'ja', '近く|近くの|この近く|最寄り|最寄りの|周辺'],
]

/** The same as they are often mistyped, and in Swiss German. */
const mistyped: readonly VocabularyRow<true>[] = [
  [
    true,
    'en',
    'neer me|naer me|nere me|nea me|nera me|mear me|bear me|near mi|near em|nearr me|neer|neerest|nearst|nearist|nearset|closet to me|closests|nereby|neaby|nearbuy|nearb|arround me|aroud me|clsoe to me',
  ],
  [
    true,
    'ko',
    '근쳐|근처애|근처예|건처|가까은|가까운대|젤 가까운|젤가까운|제일가까은|주변애|주뱐|내근쳐|집근쳐|우리동내|동내',
  ],
  [
    true,
    'gsw',
    'nöchi|i de nöchi|id nöchi|ide nöchi|in de nöchi|in miner nöchi|i miner nöchi|nöchschti|s nöchschte|da umenand',
  ],
  [
    true,
    'fil',
    'malapit sakin|malapit saken|malapt|malapet|malapit dto|pinaka malapit|pinakamalapet|malapit samin',
  ],
  [true, 'es', 'serca de mi|cerca de mu|cerca d mi|serca'],
  [true, 'tr', 'yakınmda|yakinmdaki|en yakn|yakınımdki'],
  [true, 'sr', 'ublizini|u blzini|blizumene|najblizi meni|oko mene'],
  [true, 'de', 'in der nahe|in der näh|in meiner nahe|in meiner näh'],
]

export const nearRows: readonly VocabularyRow<true>[] = [
  ...rows,
  ...mistyped,
  ...furtherNearRows,
  ...spokenNearRows,
]

export const nearWords: ReadonlyMap<string, true> = vocabulary(nearRows)

/** Whether a phrase asks for what is near: by a word, or by a distance. */
export const saysNear = (phrase: string): boolean => nearWords.has(phraseKey(phrase)) || isDistance(phrase)

/** Longest phrase of nearness, in words. */
const phraseLimit = 4
/** What is written together with a place: 한양대근처. */
const joined = ['근처', '주변', '부근', '인근']

/** What only stands before a place in the field for it: am Bellevue. */
const besidePlace = new Set('am|an|beim|bei|im|in|at|the|u|na|kod|pored|sa|en|à'.split('|'))

/** An exit of a station, of which no address tells. */
const exit = /(?<=역) ?\d{1,2}번 ?출구(?: ?(?:앞|쪽|근처|부근))?$/

/** The name of a place without words that ask for what is near it: `한양대 근처`, `near Oslo`, `왕십리역 6번출구`. */
export function withoutNearWords(typed: string): string {
  const place = typed.replace(exit, '')
  const words = place.trim().split(/\s+/)
  const isNear = (some: readonly string[]) => saysNear(some.join(' '))
  for (let length = Math.min(phraseLimit, words.length - 1); length > 0; length--) {
    if (isNear(words.slice(0, length))) return words.slice(length).join(' ')
    if (isNear(words.slice(-length))) return words.slice(0, -length).join(' ')
  }
  const [first = '', ...others] = words
  if (others.length > 0 && besidePlace.has(first.toLowerCase())) return others.join(' ')
  const ending = joined.find((one) => place.endsWith(one) && place.length > one.length + 1)
  return ending ? place.slice(0, -ending.length) : place
}
