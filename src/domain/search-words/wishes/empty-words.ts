import type { UnsaidWords } from '../../directory/found-words.ts'
import { phraseKey, type VocabularyRow, vocabulary } from '../vocabulary.ts'
import { isAskingVerb, wishWords } from './wish-words.ts'

/** What words that are not searched for say: nothing, or that the price matters, of which no source knows. */
type Saying = 'nothing' | 'price'

/** Single words, of which phrases are made: `can you tell me`. Those that say how a place should be are in no row. */
const rows: readonly VocabularyRow<Saying>[] = [
  [
    'nothing',
    'ko',
    '어디|어디야|어디에|어디서|어디로|어디가|어디예요|어디에요|어디인가요|어딨어|어딘가요|어디죠|어디지|있어|있어요|있나|있나요|있나여|있을까|있을까요|있습니까|있니|있는|있는데|없나|없나요|있으면|어디있어|어디있어요|어디있나요|어디있나|뭐|뭐가|뭐야|무슨|어느|어떤|추천|추천해|추천해줘|추천해주세요|추천부탁|추천부탁드려요|추천좀|부탁|부탁해|부탁해요|부탁드려요|부탁드립니다|좀|알려|알려줘|알려줘요|알려주세요|알려주실|알려주라|찾아|찾아줘|찾아주세요|찾는|찾고|찾기|찾아요|찾습니다|찾는데|보여줘|보여주세요|검색|검색해줘|줘|주세요|줄래|주실|주라|곳|데|집|잘하는|잘하는곳|잘하는데|잘하는집|잘|하는|하는곳|괜찮은|좋은|맛있는|맛있는집|맛있는곳|제일|가장|최고|베스트|싶어|싶다|싶은데|싶어요|가고|먹고|하고|가야|가면|돼|되나|되나요|될까|될까요|해|해야|하나|하나요|할|갈|먹을|만한|갈만한|할만한|가볼만한|아는|아시는|분|알아|아세요|좋아|좋을까|좋을까요|좋나요|혹시|여기|저기|저|나|내가|우리|제가|안녕|안녕하세요|이|그|근데|요즘|진짜|정말|너무|파는|파는곳|파는데|사는|살|수|수있는|맛집|맛집추천|시리야|지니야|빅스비|구글',
  ],
  [
    'nothing',
    'en',
    'where|wheres|where s|is|are|was|were|s|can|could|would|will|do|does|did|should|may|i|i m|im|i d|you|u|me|my|we|us|our|they|it|its|it s|this|that|a|an|the|some|any|someone|anyone|anybody|somebody|there|to|for|of|in|at|on|by|from|with|and|or|get|got|find|finding|tell|show|give|know|knows|please|pls|plz|thanks|thank|hi|hey|hello|ok|okay|siri|alexa|google|bixby|need|needs|want|wants|wanted|like|looking|look|search|searching|recommend|recommends|recommended|recommendation|recommendations|suggest|suggestion|suggestions|what|whats|what s|which|who|whos|who s|how|when|best|top|good|great|nice|go|going|have|has|had|be|s|m|d|re|place|places|list|one|ones|help|really|just|also|so|am|buy|eat|not sure',
  ],
  [
    'nothing',
    'tr',
    'nerede|nerde|nereye|nereden|nerededir|nerelerde|neresi|hangi|hangisi|ne|nasıl|kim|var|varmı|mı|mi|mu|mü|mıdır|midir|bir|bana|ben|bize|biz|sen|siz|lütfen|en|iyi|en iyi|iyisi|güzel|tavsiye|tavsiyesi|öneri|önerisi|öner|önerin|önerir|misin|misiniz|musun|musunuz|eder|edin|bul|bulur|bulabilirim|bulurum|bulabilir|arıyorum|ariyorum|arıyoruz|lazım|gerek|gerekiyor|istiyorum|isterim|göster|gösterir|söyle|söyler|yer|yeri|yerler|olan|için|ve|de|da|acaba|merhaba|selam|alabilirim|yiyebilirim|gidebilirim|yenir|içilir|yapılır|gidilir|biliyor|bilen',
  ],
  [
    'nothing',
    'de',
    'wo|wohin|woher|ist|sind|gibt|gibts|es|kann|kannst|können|könnt|könnte|könntest|soll|sollte|darf|man|ich|du|ihr|wir|sie|mir|mich|uns|dir|der|die|das|den|dem|ein|eine|einen|einem|einer|eines|und|oder|in|im|am|an|bei|zu|zum|zur|für|mit|von|bitte|danke|hallo|hey|hi|finde|finden|find|suche|suchen|such|sucht|gesucht|brauche|brauchen|möchte|will|wollen|sag|sagen|zeig|zeige|zeigen|nenne|kennst|kennt|kenne|weiss|weiß|weisst|jemand|empfehlen|empfehle|empfehlt|empfehlung|empfehlungen|empfiehl|was|welche|welcher|welches|welchen|wer|wen|wie|beste|bester|bestes|besten|gut|gute|guter|gutes|guten|mal|denn|hier|auch|essen|gehen|hat|habe|haben|gern|gerne|gibt es',
  ],
  [
    'nothing',
    'fr',
    'où|ou|est|sont|c est|y a|il|t il|y|a|à|au|aux|un|une|des|du|de|d|le|la|les|l|je|j|tu|vous|nous|on|moi|me|puis|peux|peut|pouvez|trouver|trouve|cherche|chercher|recherche|besoin|ai|as|avez|voudrais|veux|aimerais|dis|dites|montre|montrer|indiquer|svp|s il te plaît|s il vous plaît|merci|bonjour|salut|quel|quelle|quels|quelles|qui|que|quoi|comment|connaissez|connais|recommander|recommandez|recommandé|recommandation|conseiller|meilleur|meilleure|meilleurs|meilleures|bon|bonne|bons|bonnes|manger|aller|pour|et|en|dans|sur|avec|près',
  ],
  [
    'nothing',
    'es',
    'dónde|donde|está|están|esta|hay|puedo|puede|puedes|podemos|pueden|podría|encontrar|encuentro|busco|buscar|buscando|necesito|quiero|quisiera|me|yo|nos|te|un|una|unos|unas|el|la|los|las|de|del|en|a|al|y|o|para|por|favor|por favor|gracias|hola|oye|dime|muéstrame|decirme|decir|qué|que|cuál|cual|quién|quien|cómo|como|mejor|mejores|bueno|buena|buenos|buenas|buen|recomienda|recomiendan|recomendar|recomiendas|recomendado|recomendación|recomendaciones|conoce|conoces|alguien|algún|alguno|alguna|comer|ir|es|lugar|lugares|sitio',
  ],
  [
    'nothing',
    'it',
    'dove|dov è|è|sono|posso|possiamo|può|trovare|trovo|cerco|cercare|bisogno|ho|voglio|vorrei|mi|ci|un|una|uno|il|lo|la|i|gli|le|di|del|della|a|al|in|per|favore|per favore|grazie|ciao|dimmi|mostrami|che|quale|chi|come|migliore|migliori|buono|buona|buoni|buone|consigliate|consiglia|consigli|consigliato|conosce|qualcuno|mangiare|andare|c è|e',
  ],
  [
    'nothing',
    'sr',
    'gde|gdje|je|su|ima|imate|mogu|može|možemo|možete|da|li|nađem|nadjem|naći|pronađem|tražim|trazim|trebam|treba|mi|ja|nam|vam|koji|koja|koje|ko|šta|kako|najbolji|najbolja|najbolje|dobar|dobra|dobro|dobri|dobre|preporuka|preporuke|preporučite|preporuci|preporuči|molim|molim vas|hvala|zdravo|ćao|hej|neki|neka|neko|nekog|zna|znate|u|na|za|kod|i|ili|se|sam|želim|hoću|jedem|kupim|idem',
  ],
  [
    'nothing',
    'fil',
    'saan|san|saan ba|may|meron|ba|po|ako|ko|ng|sa|ang|na|mga|hanap|naghahanap|kailangan|pwede|paki|magaling|best|masarap|maganda|magandang|sino|ano|alin|niyo|nyo|kayo|salamat|pahingi|gusto',
  ],
  [
    'nothing',
    'ja',
    'どこ|どこですか|はどこ|ありますか|ある|教えて|教えてください|おすすめ|おすすめの|探して|探しています|ください|いい|お店|店|が|は|の|を|に|で',
  ],
  ['nothing', 'zh', '哪里|哪裡|哪儿|有|在|推荐|推薦|请|請|找|附近有|好的|最好|最好的|的|吗|嗎'],
  [
    'nothing',
    'ru',
    'где|есть|найти|мне|нужен|нужна|нужно|хороший|хорошая|лучший|лучшие|лучшая|посоветуйте|подскажите|пожалуйста|в|на|и',
  ],
  [
    'price',
    'ko',
    '싼|싼 곳|싼곳|싼 데|싼데|싼집|싼 집|저렴한|저렴한 곳|저렴한곳|저렴하게|저렴|가격 싼|제일 싼|가장 싼|가성비|가성비 좋은|가성비좋은|착한 가격|가격 착한|가격이 착한|가격 좋은|싸고|싸게|값싼|가격',
  ],
  [
    'price',
    'en',
    'cheap|cheapest|cheaper|affordable|inexpensive|low cost|budget|price|prices|fair priced|low price|best price|low prices',
  ],
  ['price', 'tr', 'ucuz|en ucuz|ucuza|uygun|en uygun|uygun fiyatlı|uygun fiyata|hesaplı|fiyatları|fiyat'],
  [
    'price',
    'de',
    'günstig|günstige|günstiger|günstiges|günstigste|günstigen|billig|billige|billiger|billiges|billigste|preiswert|preiswerte|preiswerter|preis|preise',
  ],
  [
    'price',
    'fr',
    'pas cher|pas chère|pas chers|moins cher|moins chers|le moins cher|abordable|abordables|à petit prix|prix',
  ],
  [
    'price',
    'es',
    'barato|barata|baratos|baratas|más barato|económico|económica|económicos|económicas|buenos precios|precio|precios',
  ],
  [
    'price',
    'it',
    'economico|economica|economici|economiche|poco costoso|non caro|non costoso|a buon prezzo|prezzi|prezzo',
  ],
  [
    'price',
    'sr',
    'jeftin|jeftina|jeftino|jeftini|jeftine|najjeftiniji|najjeftinija|najjeftinije|povoljno|povoljan|povoljna|povoljni|povoljne|cena|cene',
  ],
  ['price', 'fil', 'mura|mura lang|murang mura|mura at masarap|murang|sulit'],
  ['price', 'ja', '安い|格安|激安|コスパ'],
  ['price', 'ru', 'дешевый|дешевая|дешево|недорого|недорогой'],
]

const sayings = vocabulary(rows)

/** What a phrase says that is not searched for; undefined if it says how a place should be. */
function sayingOf(phrase: string): Saying | undefined {
  const whole = sayings.get(phraseKey(phrase))
  if (whole) return whole
  if (isAskingVerb(phrase)) return 'nothing'
  const words = phrase.split(' ').map((word) => sayings.get(phraseKey(word)))
  if (words.includes(undefined)) return undefined
  return words.includes('price') ? 'price' : 'nothing'
}

/** Longest phrase, in words. */
const phraseLimit = 4
const signs = /[¿¡?!.,]/g

/** What the words that were left out of a text say: those that only ask, and those that ask for a low price. */
export function unsaidIn(typed: string, searched: string): UnsaidWords {
  const kept = searched.split(/\s+/)
  const left = typed.split(/\s+/).filter((word) => {
    const at = kept.indexOf(word)
    if (at >= 0) kept.splice(at, 1)
    return at < 0
  })
  const found: { readonly [Name in Saying]: string[] } = { nothing: [], price: [] }
  for (let start = 0; start < left.length; ) {
    const phrases = Array.from({ length: Math.min(phraseLimit, left.length - start) }, (_, more) =>
      left
        .slice(start, start + more + 1)
        .join(' ')
        .replace(signs, ''),
    )
    const known = phrases.findLastIndex((one) => wishWords.has(phraseKey(one)) || sayings.has(phraseKey(one)))
    const saying = sayingOf(phrases[Math.max(0, known)] ?? '')
    if (saying) found[saying].push(...left.slice(start, start + Math.max(0, known) + 1))
    start += Math.max(0, known) + 1
  }
  const [emptyWords, priceWords] = [found.nothing.join(' '), found.price.join(' ')]
  return { ...(emptyWords && { emptyWords }), ...(priceWords && { priceWords }) }
}
