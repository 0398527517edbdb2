import { type VocabularyRow, vocabulary } from './vocabulary.ts'

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
    'en yakın|yakın|yakında|yakınında|yakınımda|yakınımdaki|yakınlarda|yakındaki|bana yakın|çevremde|civarında|civarı|buralarda|yakınlarındaki|yanında',
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
  [true, 'pt', 'perto de mim|perto|mais próximo|mais próxima|perto daqui|próximo a mim|perto de'],
  [true, 'sr', 'u blizini|blizu mene|blizu|najbliži|najbliža|najbliže|u mojoj blizini|u okolini'],
  [true, 'fil', 'malapit|malapit na|malapit sa akin|malapit dito|pinakamalapit|pinakamalapit na|malapit sa'],
  [true, 'vi', 'gần đây|gần tôi|gần nhất|quanh đây|gần'],
  [true, 'ja', '近く|近くの|この近く|最寄り|最寄りの|周辺'],
]

/** Phrases that ask for what is near. */
export const nearWords: ReadonlyMap<string, true> = vocabulary(rows)
