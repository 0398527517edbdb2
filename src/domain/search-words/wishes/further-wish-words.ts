import type { VocabularyRow } from '../vocabulary.ts'

/** A wish says what every visitor wants. A filler only joins words, and may as well be part of a name. */
export type Wish = 'wish' | 'filler'

/** How many of the best are wanted, and wishes and fillers of Arabic and Hindi. */
export const furtherWishWords: readonly VocabularyRow<Wish>[] = [
  ['wish', 'ko', '탑 10|탑텐|베스트 10|베스트 5|베스트 3|10선|5선|열 곳|세 곳|다섯 곳|10곳|5곳|3곳'],
  [
    'wish',
    'en',
    'top 10|top 5|top 3|top 20|top ten|top five|best 10|best 5|10 best|5 best|the 10 best|ten best|number 1|no 1',
  ],
  [
    'wish',
    'ko',
    '끝번호|뒷번호|뒷자리|끝자리|뒤 네자리|뒷 네자리|번호 뒷자리|전화번호 뒷자리|전화번호 끝자리|번호|회식하기 좋은|중에서|중에',
  ],
  [
    'wish',
    'en',
    'number ending|number ending in|number ends with|phone ending|phone ending in|phone number ending|ending in|last four digits|last 4 digits|phone starts with|number starting with',
  ],
  ['wish', 'de', 'nummer endet auf|endziffern|endet auf|letzte vier ziffern|telefonnummer endet auf'],
  ['wish', 'tr', 'son dört hanesi|son 4 hanesi|numarası biten|ile biten'],
  ['wish', 'sr', 'poslednje četiri cifre|broj koji se završava na|završava na'],
  ['wish', 'fr', 'numéro finissant par|se terminant par|les quatre derniers chiffres'],
  ['wish', 'es', 'número que termina en|termina en|últimos cuatro dígitos'],
  [
    'wish',
    'ru',
    'лучший|лучшая|лучшие|хороший|хорошая|хорошее|недорого|недорогой|дешево|где|где найти|где можно|посоветуйте|ищу|нужен|нужна',
  ],
  ['filler', 'ru', 'в|во|на|с|для|есть|мне|у'],
  // Until when somebody is there: what was asked of one name, its listing tells.
  [
    'wish',
    'sr',
    'do kada radi|do koliko radi|do kolko radi|od kada radi|kad radi|kada radi|do kad radi|koliko košta|radno vreme',
  ],
  [
    'wish',
    'en',
    'how late is|how late does|until when|till when|what are the hours|hours of|opening times|opening times of|how much is|how much does|cost of',
  ],
  [
    'wish',
    'de',
    'bis wann|bis wann offen|wie lange offen|wie lange hat|öffnungszeiten|öffnungszeiten von|was kostet|wie viel kostet|preise|preisliste',
  ],
  [
    'wish',
    'ko',
    '몇시까지|몇 시까지|몇시까지해|몇시까지 해|몇 시까지 해|몇시까지 하나요|몇시에 여나요|몇시에 열어|영업시간|운영시간|영업시간이|가격|가격대|가격이|얼마|얼마예요|얼마인가요|여행중인데|여행 중인데|먹을만한|먹을 만한|갈만한|갈 만한',
  ],
  [
    'wish',
    'tr',
    'kaça kadar|kaça kadar açık|saat kaça kadar|ne zaman açılıyor|ne zaman kapanıyor|çalışma saatleri|açılış saatleri|fiyatları|fiyat|ne kadar',
  ],
  ['wish', 'fr', 'jusqu à quelle heure|horaires|horaires d ouverture|combien coûte|quel prix'],
  ['wish', 'es', 'hasta qué hora|horario|horarios|cuánto cuesta|precio|precios'],
  ['wish', 'it', 'fino a che ora|orari|orario|orari di apertura|quanto costa|prezzi'],
  [
    'wish',
    'fil',
    'hanggang anong oras|anong oras|anong oras bukas|anong oras nagbubukas|anong oras nagsasara|magkano|magkano po',
  ],
  [
    'wish',
    'hi',
    'kitne baje tak|kab tak khula|kab khulta hai|kab band hota hai|timing|timings|fees kitni hai|kitna hai',
  ],
  ['wish', 'de', 'die 10 besten|die besten 10|beste 10|top 10 beste'],
  ['wish', 'tr', 'en iyi 10|en iyi 5|ilk 10'],
  ['wish', 'sr', 'top 10 najboljih|10 najboljih'],
  ['wish', 'fr', 'les 10 meilleurs|10 meilleurs|top dix'],
  ['wish', 'it', 'i 10 migliori|10 migliori'],
  ['wish', 'es', 'los 10 mejores|10 mejores'],
  [
    'wish',
    'ar',
    'أفضل|افضل|أحسن|احسن|رخيص|رخيصة|جيد|جيدة|أين|اين|أريد|اريد|أبحث عن|ابحث عن|أين أجد|ممتاز|أشهر|وين',
  ],
  [
    'wish',
    'hi',
    'accha|achha|acha|sabse accha|sabse acha|sasta|saste|kahan|kahan hai|kaha|kahan milega|badhiya|chahiye|mujhe chahiye|batao',
  ],
  ['wish', 'ko', '핫플|핫플레이스|인스타 핫플|인스타 감성'],
  ['wish', 'en', 'no win no fee|no cure no pay|no fee unless you win|no win no pay'],
  ['wish', 'ko', '집은|집이|집은요|곳은|곳이|곳은요|데는|데가|데는요|집을|곳을|데를'],
  // What is typed with a laugh or a tear.
  ['wish', 'ko', 'ㅋㅋ|ㅋㅋㅋ|ㅋㅋㅋㅋ|ㅎㅎ|ㅎㅎㅎ|ㅠㅠ|ㅠ|ㅜㅜ|ㅜ|ㅇㅇ|존맛탱|존맛|jmt|갓성비'],
  [
    'wish',
    'en',
    'with family|with the family|with my family|with friends|with my friends|free consultation|lol|pls',
  ],
  ['wish', 'th', 'ที่ไหน|ที่ไหนดี|ไหนดี|แนะนำ|อร่อย|ดีที่สุด|ราคาถูก|ถูก|ยอดนิยม|หา|อยากกิน|อยากไป|มีไหม'],
  ['filler', 'th', 'ใน|ที่|มี|และ|ของ'],
  ['wish', 'vi', 'có|chỗ nào|gợi ý|nên|tốt|chất lượng'],
  // Swiss German, as people write it.
  [
    'wish',
    'gsw',
    'wo chani|wo chan i|wo chammer|wo chamer|wo gits|wo git s|wo git es|wo gits es|wo hets|guet|guets|guete|gueti|guäts|bescht|beschte|beschti|beschts|günschtig|günschtigi|ich sueche|sueche|ässe|z ässe|esse|z esse|esse gah|go esse|öpper|empfehlig',
  ],
  ['filler', 'gsw', 'z|im|vo|mit|es|und|für'],
  [
    'wish',
    'hi',
    'bhai|bhaiya|kaunsa|kaunsa hai|kaun sa|konsa|konsa hai|kahan seekhe|kaha seekhe|seekhna hai|kidhar|kidhar hai|suggest karo|bata do',
  ],
  ['wish', 'sr', 'ko radi|ko se bavi|ko može|treba mi neko|gde se radi|gde rade|ima li neko'],
  ['filler', 'ar', 'في|من|مع|على|هل|يوجد|هناك|لي|و'],
  ['filler', 'hi', 'mein|me|hai|ka|ke|ki|ko|mujhe|koi|aur|में|का|की|के|को|है'],
  ['wish', 'en', 'little|tiny|charming|lovely little|nice little|cute little|quaint'],
  [
    'wish',
    'fil',
    'mura pero masarap|mura pero masarap na|mura pero|pero masarap|pero mura|masarap pero mura|mura at masarap|masarap at mura',
  ],
  ['wish', 'ko', '상가|아파트 상가|아파트상가|상가 안|상가에 있는|아파트|아파트 단지|단지 내'],
  ['filler', 'te', 'లో|లోని|ఎక్కడ|ఉంది|undha|unda|undhi|unnay|unnayi'],
]
