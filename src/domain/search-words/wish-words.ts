import { type VocabularyRow, vocabulary } from './vocabulary.ts'

/** A wish says what every visitor wants. A filler only joins words, and may as well be part of a name. */
export type Wish = 'wish' | 'filler'

/** Words that tell nothing of a listing. */
const rows: readonly VocabularyRow<Wish>[] = [
  [
    'wish',
    'ko',
    '추천|추천해줘|추천 좀|추천해 줘|추천해주세요|잘하는|잘하는 곳|잘 하는 곳|잘하는 데|잘하는데|잘하는 집|잘하는집|잘하는곳|괜찮은|괜찮은 곳|좋은|좋은 곳|좋은 데|유명한|유명한 곳|유명|인기|인기 있는|인기있는|베스트|최고|최고의|제일 좋은',
  ],
  [
    'wish',
    'ko',
    '싼|싼 곳|싼곳|싼 데|저렴한|저렴한 곳|저렴하게|가격 싼|제일 싼|가장 싼|가성비|가성비 좋은|착한 가격|친절한|친절한 곳|믿을만한|맛있는|맛있는 곳|맛있는 집|맛있는집|맛있게 하는|분위기 좋은|깨끗한|예쁜|가볼만한|갈만한',
  ],
  [
    'wish',
    'ko',
    '어디|어디야|어디에|어디에 있어|어디 있어|어디있어|어디에 있나요|어디 있나요|어디있나요|어디예요|어디에요|어디인가요|어딨어|어디가 좋아|어디가 좋나요|어디서|찾아줘|찾아 줘|찾기|알려줘|알려 줘|알려주세요|보여줘|검색|전화번호|연락처|번호|위치|후기|가격|리뷰|순위',
  ],
  [
    'wish',
    'ko',
    '가고 싶다|가고 싶어|하고 싶다|하고 싶어|먹고 싶다|먹고 싶어|시켜먹고 싶다|시켜 먹고 싶다|시켜먹고 싶어|시켜먹을|먹을|있나요|있어|있을까|있는 곳|할만한|할 만한|하는 곳|하는곳|하는 데|해주는 곳|해 주는 곳|하기 좋은|하기좋은|회식하기 좋은|데이트하기 좋은|모임하기 좋은|가기 좋은|가기 좋은 곳|먹기 좋은|먹기 좋은 곳|아침 일찍|일찍 여는|조용한|넓은|뭐가 좋아|아는 곳|아시는 분|알려주실분|갈 만한|갈 만한 곳|갈만한 곳|가볼 만한 곳|가볼만한 곳|할 수 있는|할 수 있는 곳|있는곳|좋을까|좋을까요|곳|싶다|싶어|싶은데|급해|급하게|급한',
  ],
  [
    'wish',
    'en',
    'tasty|delicious|yummy|best|top|good|great|nice|cheap|cheapest|affordable|inexpensive|low cost|budget|recommended|recommendation|recommendations|top rated|highly rated|best rated|famous|popular|favorite|reliable|trusted|number one',
  ],
  [
    'wish',
    'en',
    'where|where is|where are|where can i find|where to find|where can i get|how to find|find|find me|looking for|i m looking for|i am looking for|i need|i need a|i need an|i want|i want a|show me|search for|need|wanted|list of|reviews|review|prices|price|phone number|contact number|that can|who can|who can come|who does|who fixes|fixes|who repairs|open early|early morning|how do i find|how do i get|how can i find|how can i get|how|where do i find|where do i get|where can i|where do i|what is|what s|which is|is there|are there|can you recommend|recommend|know a|anyone know|is sick|i was|was|were|is broken|broken|not working|does not work|please|somebody|someone',
  ],
  [
    'wish',
    'tr',
    'en iyi|iyi|güzel|ucuz|en ucuz|uygun fiyatlı|uygun|hesaplı|tavsiye|öneri|önerilen|önerir misiniz|popüler|ünlü|meşhur|kaliteli|nerede|nerde|nereye|nerededir|nerede var|nerede bulabilirim|nerede bulurum|nereden alabilirim|nereden alırım|içebilirim|içebileceğim|alabilirim|bulabilirim|yapan yer|yapan|neresi|hangisi|var mı|bul|arıyorum|lazım|hangi|telefon|telefonu|numarası|fiyatları|yorumları',
  ],
  [
    'wish',
    'de',
    'beste|bester|bestes|besten|gute|guter|gutes|guten|günstig|günstige|günstiger|günstiges|billig|billige|billiger|billiges|preiswert|empfehlung|empfehlenswert|empfohlen|beliebt|beliebte|wo|wo ist|wo gibt es|wo kann ich|wo finde ich|wo kann man|kann man|kann ich|man|gut|welche|welcher|welches|kennt jemand|wer kennt|wer repariert|repariert|reparieren|ich suche|suche|ich brauche|finde|gesucht|top bewertet',
  ],
  [
    'wish',
    'fr',
    'meilleur|meilleure|meilleurs|meilleures|le meilleur|la meilleure|bon|bonne|bons|bonnes|pas cher|pas chère|moins cher|recommandé|recommandation|où|où est|où trouver|ou trouver|je cherche|cherche|trouver|j ai besoin d un|j ai besoin d une|je veux|je voudrais|où puis je trouver|quel|quelle|connaissez vous|bon marché|pas trop cher|réparer|il me faut',
  ],
  [
    'wish',
    'es',
    'mejor|mejores|el mejor|la mejor|los mejores|las mejores|bueno|buena|buenos|buenas|barato|barata|baratos|económico|económica|recomendado|recomendados|dónde|donde|dónde está|dónde hay|donde hay|dónde puedo encontrar|busco|buscar|necesito|necesito un|necesito una|quiero|cuál es|cuál|quién|quién arregla|conocen|arreglar|dónde puedo|donde puedo',
  ],
  [
    'wish',
    'it',
    'migliore|migliori|il migliore|la migliore|i migliori|buono|buona|buoni|economico|economica|economici|consigliato|consigliati|dove|dov è|dove trovare|cerco|cercare|ho bisogno di|ho bisogno di un|vorrei',
  ],
  ['wish', 'pt', 'melhor|melhores|barato|barata|recomendado|onde|onde fica|procuro|preciso de|preciso de um'],
  [
    'wish',
    'sr',
    'najbolji|najbolja|najbolje|dobar|dobra|dobro|jeftin|jeftina|jeftino|najjeftiniji|preporuka|preporučen|preporučite|gde|gde je|gde ima|gde se nalazi|gde mogu|gde mogu da|mogu da|mogu|kupim|da kupim|kupiti|nađem|da nađem|naći|koji je|koja je|ko popravlja|popravlja|potrebno mi je|ima li|zna li neko|tražim|treba mi|potreban|potrebna|povoljno|povoljan',
  ],
  [
    'wish',
    'fil',
    'pinakamagaling|pinakamaganda|pinakamura|murang|mura|magandang|maganda|masarap|masarap na|saan|nasaan|saan may|saan ang|hanap|naghahanap ng|kailangan ko ng|saan pwede|pwede|mayroon ba|meron ba|sino|alin',
  ],
  ['wish', 'vi', 'tốt nhất|ngon|giá rẻ|rẻ|ở đâu|uy tín|tìm|nổi tiếng'],
  ['wish', 'zh', '推荐|推薦|最好|便宜|好吃|哪里|哪裡'],
  ['wish', 'ja', 'おすすめ|人気|人気の|安い|美味しい|おいしい|どこ|一番|評判の'],
  ['filler', 'ko', '좀|제일|가장|그|이|저|수|있는|하는|되는|곳에|데|집에|근데|혹시|우리|제발|오늘|내일'],
  [
    'filler',
    'en',
    'a|an|the|my|me|i|is|are|in|at|on|of|for|to|with|and|or|that|which|who|can|come|do|does|there|any|some|it|this|get|go|want|have|has|near|today|really|very|place|places|spot|spots|one|guy',
  ],
  ['filler', 'tr', 've|bir|için|ile|olan|de|da|mi|mı|bana|benim|var|çok'],
  [
    'filler',
    'de',
    'ein|eine|einen|einem|der|die|das|den|dem|in|im|am|an|auf|bei|und|oder|mit|für|ich|mein|meine|es|gibt|ist|zum|zur',
  ],
  ['filler', 'fr', 'un|une|le|la|les|de|des|du|à|au|aux|en|dans|et|ou|pour|avec|mon|ma|je'],
  ['filler', 'es', 'un|una|el|la|los|las|de|del|en|a|al|y|o|para|por|con|mi|que|hay'],
  ['filler', 'it', 'un|una|uno|il|lo|la|i|gli|le|di|del|della|a|al|in|nel|nella|e|o|per|con|che'],
  ['filler', 'sr', 'u|na|i|ili|za|sa|je|se|da|od|iz|kod|moj|moja|mi|ima'],
  ['filler', 'fil', 'na|sa|ng|ang|mga|at|may'],
]

/** Phrases that tell nothing of a listing. */
export const wishWords: ReadonlyMap<string, Wish> = vocabulary(rows)
