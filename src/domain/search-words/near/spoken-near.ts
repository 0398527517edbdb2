import type { VocabularyRow } from '../vocabulary.ts'

/** How people say in passing that it should be near: what they can walk to, and what is beside their home. */
export const spokenNearRows: readonly VocabularyRow<true>[] = [
  [
    true,
    'ko',
    '걸어갈 수 있는 거리|걸어갈 거리|걸어갈 만한|걸어서 갈 수 있는 거리|도보 거리|바로 앞|바로 앞에|집 바로 앞|코앞|코앞에|가까운 거리|가까운 거리에 있는|가까운데 있는|가까운 곳에 있는|동네 근처|저희 동네|제 근처|제 주변|나랑 가까운|나한테 가까운|집에서 가까운|회사에서 가까운',
  ],
  [
    true,
    'en',
    'near us|near home|near my work|near my office|near my hotel|close to home|close by me|nearby here|near by here|near from me|near from here|nearest me|not far away|not too far|not far from me|not far from here|around the corner|round the corner|close to us|in the vicinity|my vicinity|in my vicinity',
  ],
  [
    true,
    'ko',
    '여기 주변에|여기 주변|여기 옆에|이 주변에|옆에|바로 옆에|제일 가까운 데|여기 앞에|여기 근처에|지금 여기 근처|집 옆에|회사 옆에',
  ],
  [true, 'en', 'to my house|to my home|to my place|to my location|to my hotel|from my house|near my area'],
  [true, 'gsw', 'de nöchscht|di nöchscht|s nöchscht|nöchscht|nöchschte|am nöchschte|da i de nöchi'],
  [true, 'hi', 'mere najdeek|najdeek|nazdik|mere nazdik|najdeeki|paas mein koi|aas pas|as paas'],
  [true, 'te', 'daggarlo|naku daggarlo|daggara|naku daggara|naa daggara|daggarlo unna'],
  [true, 'it', 'vicinissimo|vicinissima|vicinissimo a me|vicinissimi'],
  [
    true,
    'de',
    'ganz nah|ganz nahe|ganz in der nähe|sehr nah|möglichst nah|nah bei mir|nahe bei mir|nah von mir|nahe von mir|nah von hier|um mich herum|im quartier|in meinem quartier|in meiner nachbarschaft|in der nachbarschaft|gleich um die ecke|nicht weit|nicht weit weg|hier um die ecke',
  ],
  [
    true,
    'fr',
    'tout près|tout près d ici|pas loin|pas loin d ici|pas loin de moi|pas loin de chez moi|à deux pas|le plus près|au plus près|dans les environs|près de nous',
  ],
  [
    true,
    'es',
    'más cerca|más cerca de mí|lo más cerca|cerca de casa|cercanas|cerca de nosotros|no muy lejos|a la vuelta',
  ],
  [
    true,
    'it',
    'vicino casa mia|vicino a noi|vicino dove sono|qua vicino|qui intorno|più vicini|più vicine|poco lontano|non lontano|dietro l angolo',
  ],
  [
    true,
    'sr',
    'kod mene|kod mene u kraju|kod nas u kraju|pored mene|blizu nas|blizu moje kuće|u našem kraju|najbliže meni|nedaleko od mene|nedaleko|tu negde|tu blizu|негде близу|negde blizu|ovde negde',
  ],
  [
    true,
    'tr',
    'eve yakın|evime yakın|evime en yakın|buraya en yakın|yakın yerlerde|yakınımızda|yakınımızdaki|mahallemizde|yürüyerek gidilebilecek|yakınlarda bir|burada yakın',
  ],
  [
    true,
    'fil',
    'malapit sa amin|malapit sa bahay namin|malapit po|malapit po dito|malapit dito sa amin|malapit lang dito|dito sa malapit|dito lang malapit|pinakamalapit dito',
  ],
  [
    true,
    'hi',
    'ghar ke paas|mere ghar ke paas|yahan paas|yahan ke paas|yaha paas|idhar paas|paas ka|paas ke|paas wale|sabse nazdeek|sabse nazdeeki|yahan aas paas|aas paas me|aas paas mein',
  ],
  [
    true,
    'ru',
    'рядом с домом|около дома|возле дома|неподалеку|неподалёку|близко|близко ко мне|недалеко от меня',
  ],
  [true, 'pt', 'perto de casa|mais perto|mais perto de mim|não muito longe|aqui por perto'],
]
