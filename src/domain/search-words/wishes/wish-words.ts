import { furtherWishRows } from '../further-languages.ts'
import { type VocabularyRow, vocabulary } from '../vocabulary.ts'
import { furtherWishWords, type Wish } from './further-wish-words.ts'

/** Words that tell nothing of a listing. */
const rows: readonly VocabularyRow<Wish>[] = [
  ...furtherWishWords,
  ['wish', 'ko', '전화|전화 번호|대표번호|대표 번호|연락처 번호'],
  ['wish', 'en', 'tel|telephone|tel no|phone no|ph no|contact no|phone nr'],
  ['wish', 'de', 'telefon|telefonnummer|tel nr|telefonnr'],
  ['wish', 'fr', 'téléphone|numéro de téléphone'],
  ['wish', 'it', 'telefono|numero di telefono'],
  ['wish', 'sr', 'broj telefona|kontakt telefon'],
  [
    'wish',
    'ko',
    '어디로 가야 해|어디로 가야 하나|어디로 가야 돼|어디로 가야 되나|어디로 가면 돼|어디로 가면 되나|어디 가야 해|어디 가야 돼|어디로 가지|가야 해|가야 돼|가면 돼',
  ],
  [
    'wish',
    'ko',
    '추천|추천해줘|추천 좀|추천해 줘|추천해주세요|잘하는|잘하는 곳|잘 하는 곳|잘하는 데|잘하는데|잘하는 집|잘하는집|잘하는곳|괜찮은|괜찮은 곳|좋은|좋은 곳|좋은 데|유명한|유명한 곳|유명|인기|인기 있는|인기있는|베스트|최고|최고의|제일 좋은',
  ],
  [
    'wish',
    'ko',
    '싼|싼 곳|싼곳|싼 데|저렴한|저렴한 곳|저렴하게|가격 싼|제일 싼|가장 싼|가성비|가성비 좋은|착한 가격|친절한|친절한 곳|믿을만한|맛있는|맛있는 곳|맛있는 집|맛있는집|맛있게 하는|분위기 좋은|웨이팅 없는|웨이팅없는|줄 안 서는|줄 서서 먹는|줄서서 먹는|가격 착한|가격이 착한|가격 좋은|한 그릇|한그릇|한 접시|깨끗한|예쁜|가볼만한|갈만한',
  ],
  [
    'wish',
    'ko',
    '어디|어디야|어디에|어디에 있어|어디 있어|어디있어|어디에 있나요|어디 있나요|어디있나요|어디예요|어디에요|어디인가요|어딨어|어디가 좋아|어디가 좋나요|어디서|찾아줘|찾아 줘|찾기|알려줘|알려 줘|알려주세요|보여줘|검색|전화번호|연락처|번호|위치|후기|가격|리뷰|순위',
  ],
  [
    'wish',
    'ko',
    '가고 싶다|가고 싶어|하고 싶다|하고 싶어|먹고 싶다|먹고 싶어|시켜먹고 싶다|시켜 먹고 싶다|시켜먹고 싶어|시켜먹을|먹을|있나요|있어|있을까|있는 곳|할만한|할 만한|하는 곳|하는곳|하는 데|해주는 곳|해 주는 곳|하기 좋은|하기좋은|회식하기 좋은|데이트하기 좋은|모임하기 좋은|가기 좋은|가기 좋은 곳|먹기 좋은|먹기 좋은 곳|조용한|넓은|뭐가 좋아|아는 곳|아시는 분|알려주실분|갈 만한|갈 만한 곳|갈만한 곳|가볼 만한 곳|가볼만한 곳|할 수 있는|할 수 있는 곳|있는곳|좋을까|좋을까요|곳|싶다|싶어|싶은데|급해|급하게|급한',
  ],
  [
    'wish',
    'en',
    'tasty|delicious|yummy|best|top|good|great|nice|cheap|cheapest|affordable|inexpensive|low cost|budget|recommended|recommendation|recommendations|top rated|highly rated|best rated|most reviewed|best reviewed|well reviewed|highest rated|most popular|most recommended|famous|popular|favorite|reliable|trusted|number one',
  ],
  [
    'wish',
    'en',
    'where|where is|where are|where can i find|where to find|where can i get|how to find|find|find me|looking for|i m looking for|i am looking for|i need|i need a|i need an|i want|i want a|show me|search for|need|wanted|list of|reviews|review|prices|price|phone number|contact number|that can|who can|who can come|who does|who fixes|fixes|who repairs|how do i find|how do i get|how can i find|how can i get|how|where do i find|where do i get|where can i|where do i|what is|what s|which is|is there|are there|can you recommend|recommend|know a|anyone know|is sick|i was|was|were|is broken|broken|not working|does not work|please|somebody|someone',
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
  [
    'wish',
    'ko',
    '파는|파는 곳|파는 데|파는데|먹는 곳|마시는 곳|사는 곳|살 수 있는 곳|먹을 수 있는 곳|마실 수 있는 곳|어디로|어디로 가야|어디로 가야 하나요|가야|가야 하나요|뭐야|뭐예요|몇 시까지|몇시까지|분위기좋은|감성|감성적인|힙한|핫한|핫플|유명맛집|동네|소문난|가성비좋은|맛있기로 유명한|맛나는|맛난|존맛|인생|숨은|가볼만한 곳|갈만한 데|괜찮은 데|괜찮은데|괜찮은 집|싸고 맛있는|저렴하고 맛있는|어떤|뭐가|뭐가 있나요|어디가|어디가 제일|어디가 싸요|싸요|싼가요|있나|있나요|있는지|있을까요|없나요|알려주라|알려줄래|추천좀|추천 부탁|추천부탁|부탁드려요|부탁해요|소개해줘|찾는 중|찾고 있어요|찾고있어요|찾아요|찾습니다|구해요|필요해요|필요해|가려고|가려는데|가고싶어|가고싶다|먹고싶다|먹고싶어|먹고 싶은데|땡긴다|땡겨|마시고 싶다|마시고싶다|마시고 싶어|하고싶다|하고싶어|갈 데|갈 곳|넣어야 하는데|넣어야 해|넣어야하는데|고장났어|고장났어요|고장났는데|고장 났어요|아파요|아픈데|현지인|현지인이 가는|로컬',
  ],
  [
    'wish',
    'en',
    'friendly|family owned|licensed|insured|licensed and insured|licensed insured|certified|professional|experienced|honest|fair priced|fast|quick|same day|awesome|amazing|excellent|crazy good|super|decent|trendy|cool|hidden gem|must try|well known|5 star|five star|4 star|low price|reasonably priced|reasonable|not expensive|near the top|anyone recommend|can anyone recommend|any recommendations|any good|suggest|suggestions|can you suggest|can i get|can i find|can i buy|could you|tell me|give me|help me|help me find|help|i d like|i would like|we need|we want|we are looking for|do you know|does anyone know|i am in|to fix my|to fix|fix my|fix|repair my|can repair|can fix|who can repair|who can fix|someone to fix|someone to repair|that takes|which one|what are|what is the|do you know a|who handles|handles|how much|how much does|cost|costs|do i call|who do i call|call|died|good for|stopped working|won t start|does not heat|not heating|not cooling|is leaking|is hurt|got sick|hurts',
  ],
  [
    'wish',
    'tr',
    'en güzel|en kaliteli|en uygun|önerisi|önerileri|öner|önerin|öneriniz|tavsiye eder misiniz|tavsiyesi|nerede yenir|nerede içilir|nerede yapılır|nerede bulurum|nereye gidilir|nereye gidebilirim|gidilecek|yenilecek|yenecek|içilecek|gidilir|bulmak istiyorum|istiyorum|arıyoruz|ihtiyacım var|gerekiyor|bilen var mı|var mıdır|neler var|hangisi iyi|bozuldu|çalışmıyor|hasta|için iyi bir|kim yapar|kim tamir eder|tamir eden|güvenilir|deneyimli|başarılı|sevimli|adresi|yerleri|mekanları|mekan|mekanlar|köpeğim için|kedim için|köpeğim|kedim|köpeğimi|kedimi|köpeğime|kedime',
  ],
  [
    'wish',
    'de',
    'nett|nette|netter|nettes|schön|schöne|schöner|schönes|lecker|leckere|leckeres|leckerer|toll|tolle|tolles|super|zuverlässig|zuverlässige|zuverlässiger|seriös|seriöser|bezahlbar|bezahlbare|bezahlbares|nicht zu teuer|günstigste|bestes|wo bekomme ich|wo bekommt man|wo gibt s|wo findet man|wo isst man|wo trinkt man|wo kann|gibt es|gibt s|können sie empfehlen|können empfehlen|empfehlungen|empfiehl|empfehlt|empfehlen|wir suchen|wir brauchen|brauche|möchte|ich möchte|ich will|will|hilfe|ist kaputt|kaputt|funktioniert nicht|krank|ist krank|mein hund ist krank|wer kann|wer macht|tipp|tipps|geheimtipp|bekannt|bekannte|bekanntes|berühmt|authentisch|authentisches|echte|echter',
  ],
  [
    'wish',
    'fr',
    'sympa|sympas|agréable|joli|jolie|excellent|excellente|délicieux|délicieuse|top|super|fiable|sérieux|abordable|abordables|pas chers|à petit prix|où aller|où boire|où acheter|où puis je|où peut on|où se trouve|où y a t il|y a t il|est ce qu il y a|connaissez vous un|pouvez vous recommander|recommander|recommandez|conseiller|conseillez|besoin d un|besoin d une|besoin de|j ai besoin de|nous cherchons|on cherche|quel est le meilleur|quelle est la meilleure|quels sont les meilleurs|en panne|ne marche plus|est malade|malade|qui répare|qui peut réparer|aide|authentique|célèbre|connu|bien noté|bien notés|adresse|adresses',
  ],
  [
    'wish',
    'es',
    'buenos precios|económicos|económicas|confiable|de confianza|recomiendan|recomienda|me recomiendan|pueden recomendar|recomendaciones|dónde comer|dónde comprar|dónde encuentro|donde encuentro|dónde se encuentra|hay algún|hay alguna|hay un|hay una|alguien conoce|conoces|estoy buscando|buscamos|necesitamos|quisiera|me gustaría|ayuda|que sea bueno|muy bueno|excelente|excelentes|rico|rica|delicioso|más barato|famoso|famosa|conocido|no funciona|está roto|se descompuso|está enfermo|mi perro está enfermo|quién puede|quién repara',
  ],
  [
    'wish',
    'it',
    'ottimo|ottima|ottimi|ottime|bello|bella|carino|carina|eccellente|delizioso|affidabile|poco costoso|non caro|non costoso|a buon prezzo|economiche|dove si mangia|dove andare|dove bere|dove comprare|dove posso|dove posso trovare|dove trovo|dove si trova|c è|c è un|ci sono|qualcuno conosce|conoscete|consigliate|mi consigliate|potete consigliare|consigli|consiglio|stiamo cercando|sto cercando|ho bisogno|mi serve|serve|voglio|vorrei un|aiuto|famoso|famosa|conosciuto|autentico|tipico|tipica|non funziona|rotto|è malato|malato|chi ripara|qual è|quale|quali|mangiare bene|ben recensito',
  ],
  [
    'wish',
    'sr',
    'dobri|dobre|odličan|odlična|odlično|odlični|super|lep|lepa|lepo|prijatan|prijatno|pouzdan|pouzdana|proveren|proverena|poznat|poznata|povoljna|povoljni|povoljne|jeftini|jeftine|najjeftinija|preporuke|preporučujete|preporučite mi|da li znate|znate li|zna li|zna neko|da li ima|ima li negde|gde mogu naći|gde da nađem|gde da kupim|gde da odem|gde da|gde može|gde može na|gde se|gde ima dobar|gde ima dobra|kupiti|potreban mi je|potrebna mi je|treba nam|hoću|želim|želeo bih|tražimo|pomoć|bolestan mi je|bolestan|je bolestan|moj pas je bolestan|ne radi klima|pokvario|pokvarila|pokvaren|ko može|ko radi|ko popravlja|ko šiša|može na|koji su|koje su|najbolji u gradu|iskusan|stručan|ljubazan',
  ],
  [
    'wish',
    'fil',
    'magaling|magagaling|mabait|mapagkakatiwalaan|sulit|mura at masarap|mura lang|murang mura|sikat|kilala|patok|may alam|may alam ba|alam niyo|alam nyo|may kilala|gusto ko|gusto kong|gusto namin|kailangan|naghahanap|hinahanap|nasaan ang|saan makakahanap|saan makakabili|saan pwedeng|pakirekomenda|rekomendasyon|recommend naman|paano|meron|mayroon|maayos|malinis',
  ],
  [
    'wish',
    'ko',
    '역대급|블루리본|무조건|무조건 가야하는|가야하는|미쉐린|미슐랭|백종원|티비에 나온|방송에 나온|생활의달인|웨이팅|줄 서는|줄서는|인스타|인스타 감성|뷰 좋은|뷰맛집|전망 좋은|아기자기한|럭셔리|모던한|애랑|애랑 가기 좋은|혼밥하기 좋은|혼술하기 좋은|가성비 갑|꼼꼼한|정직한|양심적인|실력 있는|실력있는|전문적인|서비스 좋은|서비스좋은|양 많은|양많은|푸짐한|특이한|색다른|요즘 뜨는|뜨는|새로 생긴|오래된',
  ],
  [
    'filler',
    'ko',
    '노포|레트로|빈티지|가족|단체|애들|아이들|전문|신상|할|할 데|할 데 있나|할만한 데|갈 데 있나|먹지|먹을까|먹을지|가지|갈까|하지|할까|자르지|깎지|고치지|고칠까|맡기지|뭐|뭘|뭐하지|먹고|마시고|시켜|시킬|시켜먹지|시켜 먹지|배고픈데|배고파|배고프다|배고파요|출출한데|심심한데|좋지|좋나|좋나요|있음|있는 데|있는데|아는 데|아시는|계신가요|가능한|가능한 곳|되는 데|되는데|되나요|급해요|급합니다|빨리|당장|얼른|오늘 당장|혼자|둘이|여럿이|우리 집|주세요|해주세요|해줘|해 줘|부를|불러|불러야|누가|누굴|누구|누구한테|어떻게|어쩌지|문제|필요|도와주세요|도와줘|안|못|너무|자꾸|계속|갑자기|아무|이런|그런|요즘|근데|그냥|정말|진짜|완전',
  ],
  [
    'wish',
    'en',
    'hardcore|aesthetic|instagrammable|instagram|hippest|quiet|calm|lively|nearby good|posh|authentic|homely|homey|homestyle|clean|spacious|gentle|caring|patient|compassionate|aggressive|skilled|qualified|trustworthy|dependable|legit|no nonsense|hygienic|sanitary|membership|memberships|well equipped|equipped|steam bath|decent priced|value for money|worth it|underrated|overrated|beautiful|scenic|with a view|with view|crowded|relaxed',
  ],
  [
    'filler',
    'en',
    'hip|chill|premium|traditional|local|old school|modern|new|newest|small|big|large|huge|kind|tough|expert|experts|specialist|unlimited|iconic|unique|special|cute|pretty|view|casual|needs|got|had|going|keep|keeps|won t|wont|dont|don t|can t|cant|cannot|didn t|isn t|s|m|re|ve|ll|asap|right away|immediately|urgent|urgently|quickly|should|should i|would|could|may|might|must|buy|take|bring|see|visit|hire|use|try|try out|trying to|trying|thinking of|people|folks who|work with|deal with|deals with|sell|sells|selling|offer|offers|offering|serve|serves|serving|makes|make|does anybody|anybody|anyone|everyone|someplace|somewhere|what|when|why|whom|whose|if|because|since|then|but|now that|go to|go for|to go|to get|to buy|to see|to take|take my|around town|in town|nice place|cheap place|good place|best place|best places|good places|best place to|good place to|place for|place to|spot for|spot to|what do i do|idk|pls|thx',
  ],
  [
    'wish',
    'de',
    'urig|urige|uriger|uriges|hippe|hippes|hipper|modernes|edle|feines|ruhig|ruhige|ruhiges|stilvoll|stilvolles|originell|originelles|hübsch|hübsches|traditionell|traditionelles|freundlich|freundliche|freundliches|sauber|sauberes|professionell|professionelle|erfahren|erfahrene|erfahrener|kompetent|kompetente|liebevoll|liebevolle|geduldig|geduldige|vertrauenswürdig|faire|faires|preiswerte|preiswertes',
  ],
  [
    'filler',
    'de',
    'hip|modern|moderne|klein|kleine|kleines|gross|grosse|grosses|fein|feine|fair|wer|wen|wem|wie|wann|warum|was soll ich|soll|soll ich|muss|müssen|können|könnte|hätte gern|hätte gerne|gern|gerne|mag|mögen|lust auf|hunger|durst|hunger auf|durst auf|jemand|jemanden|irgendwo|irgendein|kaufen|holen|bringen|gehen|hin|hingehen|machen|macht|machen lassen|lassen|dringend|sofort|schnell|hier|dort|da|schon|mal|bloss|nur|ganz|wirklich|anrufen|rufen|rufe ich|ruf ich|wo isst|wo bekomm ich|wo krieg ich|wo gits|wo hets|wo find ich|wo chan ich|i de|gits|chan|hätts|isch',
  ],
  [
    'wish',
    'tr',
    'çok ilgili|sessiz|otantik|geleneksel|nostaljik|manzaralı|enfes|lezzetli|çok iyi|uzman|uzmanı|profesyonel|tecrübeli|dürüst|sabırlı|şefkatli|sevecen',
  ],
  [
    'filler',
    'tr',
    'ilgili|sakin|nezih|temiz|ferah|geniş|küçük|büyük|modern|nefis|hızlı|nereden|nerden|nereye götüreyim|nereye gideyim|nereye gitsem|nerede yapılıyor|kime|kim|kimi|kimi aramalıyım|kimi arayayım|kim yapıyor|yapıyor|yapılır|yaptırmak|yaptırılır|yaptırırım|ettirmek|ettirebilirim|almak|alınır|satın almak|satan|satan yer|satan yerler|bakacak|bakar|bakan|götürmek|götürebilirim|gidebilirim|gitmek|gideceğim|yemek için|aç|açım|acıktım|susadım|canım çekti|çekti|acil|acilen|hemen|çabuk|nasıl|niye|neden|ne yapmalıyım|yardım|yardım lazım|bilen|bileniniz|varsa|olur|olabilir|olsun|biri|birisi|birini|birine|tanıdık|tanıyan|iyi bir|güzel bir|ucuz bir|nerelerde|nereler|yer arıyorum|yer önerisi|yer|yerler',
  ],
  [
    'wish',
    'sr',
    'strpljiv|strpljiva|nežan|nežna|miran|tih|tiha|čist|čista|moderan|autentičan|tradicionalan|ukusan|ukusna|ukusno|kvalitetan|kvalitetna|kvalitetno|profesionalan|profesionalna|pošten|poštena|savestan|brižan',
  ],
  [
    'filler',
    'sr',
    'mirna|mali|mala|veliki|velika|moderna|domaći|domaća|domaće|brz|brza|gde da odvedem|odvesti|odvedem|vodim|vodite|vodi|da odvedem|kako|zašto|kada|koga|koga da zovem|zovem|zvati|pozvati|zvala|zvao|kome|neko ko|hitno|odmah|brzo|sad|sada|gladan|gladna|gladan sam|gladna sam|žedan|jede|jede se|pojesti|popiti|pije se|da popijem|da jedem|da pojedem|kupuje|prodaje|prodaju|ko prodaje|ima neko|ima neki|znam|zna|znaju|ostaviti|ostavim|da ostavim|odem|da odem|ići|idem|idete|otići|treba|trebalo|bi mogao|mogli|možete|možete li|može li|može|molimo|recite|kaže|pomozite|upomoć|preporučio|hoće|radi|rade|uradi|da uradim|uraditi',
  ],
  [
    'filler',
    'es',
    'tengo|tengo que|quién puede ayudar|ayúdame|ayudar|ayudarme|puedo|puede|puedan|alguien|alguno|alguna|algún|llevar|llevo|llamo|a quién llamo|llamar|comprar|encontrar|conseguir|hacer|ir|voy|vamos|hambre|tengo hambre|sed|urgente|rápido|ya|cuánto|cuánto cuesta|qué|cómo|cuándo|por qué|sabe|saben|sabes|que haga|que hagan|que arregle|que venda|venden|vende|se puede|pueda',
  ],
  [
    'filler',
    'fr',
    'qui|qui peut|qui appeler|appeler|quand|comment|pourquoi|combien|j ai|j ai faim|faim|soif|j ai envie de|envie de|besoin|urgent|urgence|vite|vendre|vend|vendent|acheter|emmener|amener|aller|faire|faut|il faut|peut|peux|puis je|peut on|quelqu un|quelque part|connaître|connaît|sais|savez|savez vous|dire|endroit|endroit pour|endroits|coin pour|lieu pour|lieux|super bon|vraiment|svp urgent|mon chien|ma maison',
  ],
  [
    'filler',
    'it',
    'chi|chi può|come|quando|perché|quanto|quanto costa|ho fame|fame|sete|ho sete|urgente|subito|portare|andare|comprare|fare|posso|puoi|potete|qualcuno|qualche|da qualche parte|bisogno|aiutare|aiutarmi|vende|vendono|posto|posti|posto per|sapete|sai',
  ],
  [
    'filler',
    'hi',
    'mujhe|mujhko|hume|humko|chahta|chahti|hun|hoon|ho|raha|rahi|rha|sakta|sakte|sakti|pe|par|se|le|kar|kr|liye|bhai|yaar|plz|kidhar|idhar|kitna|kitne|acchi|achhi|badhiya|best wala|kahan|kahan hai|kaha|kaha hai|mein|me|ke|ka|ki|ko|hai|hain|chahiye|accha|acha|achha|sabse accha|sabse acha|sasta|sabse sasta|karna hai|karna|kare|karein|karwana|milega|milta|milta hai|batao|bataiye|koi|kaun|kaun sa|konsa|kaunsa|join|join karna|wala|wali|ke liye|jagah|paas|bahut',
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
    'pinakamagaling|pinakamaganda|pinakamura|murang|mura|magandang|maganda|masarap|masarap na|saan|nasaan|saan may|saan ang|hanap|naghahanap ng|kailangan ko ng|saan pwede|pwede|bumili|makabili|mabibili|mabibilhan|mayroon ba|meron ba|sino|alin',
  ],
  ['wish', 'vi', 'tốt nhất|ngon|giá rẻ|rẻ|ở đâu|uy tín|tìm|nổi tiếng'],
  ['wish', 'zh', '推荐|推薦|最好|便宜|好吃|哪里|哪裡|哪里有|有没有|想吃|我想吃|想喝|好吃的|不错的|哪家好'],
  [
    'wish',
    'ja',
    '食べたい|飲みたい|行きたい|食べられる|飲める|買える|ありますか|教えて|教えてください|探してる|探しています|したい|いい店|お店|店',
  ],
  ['wish', 'ja', 'おすすめ|人気|人気の|安い|美味しい|おいしい|どこ|一番|評判の'],
  [
    'filler',
    'en',
    'from|by|so|be|am|was|been|not|no|too|just|also|only|someone|something|around|about|please|hi|hello|thanks|guys|folks',
  ],
  [
    'filler',
    'ko',
    '오늘은|오늘 저녁에|오늘 점심에|저녁에|점심에|차에|제|저희|나|나는|내가|친구랑|친구와|가족이랑|가족과|부모님과|같이|함께|어떤 게|것|거|때|만한|정도|쪽|에서|에|으로|로|도|은|는|을|를',
  ],
  [
    'filler',
    'de',
    'hat|haben|hätte|bitte|ich bin|wir|uns|mir|noch|auch|sehr|nicht|aus|von|zu|nach|um|am besten|heute|morgen|danke|hallo|denn|etwas|was|kein|keine|meinem|meinen|meiner',
  ],
  [
    'filler',
    'fr',
    'est|c est|ce|cette|qui|que|sur|par|chez|bonjour|merci|svp|s il vous plaît|nous|on|me|moi|se|aujourd hui|demain|pas|plus|très|d|l|y|a|sont',
  ],
  [
    'filler',
    'es',
    'es|está|son|se|me|nos|yo|su|sus|este|esta|hoy|mañana|muy|más|gracias|hola|por favor|como|desde|mis',
  ],
  [
    'filler',
    'it',
    'è|sono|si|mi|ci|ho|questo|questa|oggi|domani|molto|più|grazie|ciao|per favore|da|dal|dalla|su|sul|mio|mia|d|l|c',
  ],
  [
    'filler',
    'tr',
    'bu|şu|o|en|daha|gibi|kadar|ben|biz|bizim|sizin|bugün|yarın|lütfen|merhaba|teşekkürler|acaba|mu|mü|ya|ne|nasıl|kim|yer|yerde|bi|yakın bir',
  ],
  [
    'filler',
    'sr',
    'ja|mene|nam|vam|svog|mog|moje|svoju|moju|ovde|danas|sutra|molim|molim vas|hvala|zdravo|neki|neka|neko|nešto|do|po|o|s|a|ali|bi|bih|li|ne|koji|koja|koje',
  ],
  [
    'filler',
    'fil',
    'ba|po|naman|lang|yung|ako|ko|kami|namin|dito|diyan|doon|ay|kung|para|ito|rin|din|pa|nga',
  ],
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
  ['filler', 'de', 'den|dem|des'],
  ['filler', 'sr', 'u|na|i|ili|za|sa|je|se|da|od|iz|kod|moj|moja|mi|ima'],
  ['filler', 'ko', '내|우리|저희|제'],
  [
    'wish',
    'en',
    'what time does|what time is|what time do|when does|when do|on us|on me|opening hours|business hours',
  ],
  ['filler', 'en', 'open|opens|close|closes'],
  ['wish', 'en', 'classy|elegant|luxury|schick|schickes|şık|lüks'],
  ['wish', 'hi', 'kholta|kitne baje|kab khulta'],
  ['filler', 'fil', 'na|sa|ng|ang|mga|at|may'],
]

export const wishRows: readonly VocabularyRow<Wish>[] = [...rows, ...furtherWishRows]

/** Phrases that tell nothing of a listing. */
export const wishWords: ReadonlyMap<string, Wish> = vocabulary(wishRows)

/** Verbs at the end of questions, in languages in which they say nothing else: 하려면, 있을까요, yaptırabilirim. */
const verb =
  /^(?:[가-힣]{1,6}(?:나요|까요|세요|습니까|습니다|려면|려고|는데|은데|어요|아요|해요|네요|가요|래요|싶어|싶다)|\p{L}{3,20}(?:abilirim|ebilirim|abiliriz|ebiliriz|abilir|ebilir|ıyorum|iyorum|uyorum|üyorum))$/u

/** Whether a word is a verb that only asks. Such a word may be part of a name. */
export const isAskingVerb = (word: string): boolean => verb.test(word.normalize('NFC').toLowerCase())
