/**
 * A trade, the language, things, and what is the matter with them or is to be done with them. Words are compared by their beginnings,
 * because many languages decline them: `köpeğim` and `köpeğime` begin with `köpeğ`. A beginning of three letters or fewer, or one that
 * ends in a full stop, is a whole word.
 */
export type NeedRow = readonly [trade: string, language: string, things: string, signs: string]

const animals = {
  ko: '강아지|고양이|푸들|말티즈|포메|비숑|시츄|치와와|반려견|반려묘|반려동물|애완동물|우리 개|개가.|개를.|멍멍이|냥이|토끼|햄스터|앵무새',
  en: 'dog|dogs|doggy|puppy|puppies|pup|cat|cats|kitten|kitty|pet|pets|rabbit|hamster|parrot|poodle|labrador|retriever|bulldog|chihuahua|husky|dachshund|bird|turtle|pooch|mutt|doggo',
  tr: 'köpeğ|köpek|kedi|yavru|hayvan|kuş|tavşan|muhabbet',
  de: 'hund|welpe|katze|kater|haustier|tier.|büsi|kaninchen|hamster|papagei|vogel|pudel|dackel',
  sr: 'pas|psa|psu|pse|psi|psom|psić|psic|kuca|kuče|kuce|kuco|mačk|mačor|mace|ljubimc|ljubimac|štene|zec|papagaj',
  fr: 'chien|chiot|chat|chats|chatte|caniche|bichon|labrador|chaton|animal|lapin|perroquet',
  es: 'perr|gato|gata|gatit|caniche|cachorr|mascota|conejo|loro',
  it: 'cane|cani|cagnolin|gatt|cucciol|animale|coniglio',
  fil: 'aso|aso ko|asong|pusa|pusang|tuta|alaga',
  hi: 'kutta|kutte|kutta.|billi',
} as const

type Language = keyof typeof animals

/** The rows of what may be the matter with an animal. */
const ofAnimals = (trade: string, signs: Partial<Record<Language, string>>): NeedRow[] =>
  Object.entries(signs).map(([language, list]) => [trade, language, animals[language as Language], list])

/** What may be the matter with animals and at home. */
export const homeNeeds: readonly NeedRow[] = [
  [
    'Locksmith',
    'en',
    'key|keys|lock|locked|door|lockout',
    'out.|outside|out of house|out of the house|out of my house|out of car|out of my car|out of my apartment|lost|stuck|broken|change|won t open|locked myself|unlock',
  ],
  [
    'Locksmith',
    'ko',
    '열쇠|문.|문이|현관문|도어락|문을|비밀번호',
    '잃어|분실|까먹|안 열|잠겼|고장|열어줘|열어주세요|열어 주세요|교체',
  ],
  ['HVAC contractor', 'ko', '집이|집안이|방이|사무실이|가게가|매장이', '추워|추운|춥|더워|더운|덥|냉골'],
  [
    'HVAC contractor',
    'en',
    'my house|our house|my home|my apartment|our apartment|my room|my office|our office|house is|apartment is',
    'cold|freezing|too hot|boiling|burning up|like ice',
  ],
  ['Locksmith', 'tr', 'anahtar|kapı|kilit', 'kayb|unut|kırıl|kald|kilitle|açılmı|açtır|içeride|sıkış'],
  [
    'Locksmith',
    'de',
    'schlüssel|schloss|tür|haustür|wohnungstür|ausgesperrt',
    'verlor|verlier|steckt|abgebroch|zugefallen|geht nicht auf|ausgesperrt|klemmt|mich',
  ],
  ['Locksmith', 'sr', 'ključ|brav|vrata', 'izgubi|slomi|zaglav|zaključa|otključ|ne otvara|otvoriti'],
  ['Locksmith', 'fr', 'clé|clés|clef|clefs|serrure|porte', 'perdu|coinc|cass|claqu|bloqu|enferm'],
  ['Locksmith', 'es', 'llave|llaves|cerradura|puerta', 'perd|atascad|no abre|quedé fuera|abrir'],
  ...ofAnimals('Pet groomer', {
    ko: '털|미용|깎|깍|목욕|씻기|발톱|빗질|이발',
    en: 'groom|haircut|hair|shave|shaving|bath|wash|trim|nails|fur|clip|parlour|parlor|salon|barber|stylist|spa.',
    tr: 'tıraş|traş|tüy|yıka|kuaför|berber|kırk|tırnak|bakım|banyo',
    de: 'scheren|geschoren|frisier|friseur|coiffeur|coiffeuse|fell|baden|waschen|krallen|trimmen|haare|schneiden',
    sr: 'šiša|ošiša|ošiši|osisa|osisi|podšiša|okupa|siša|sisa|frizer|kupa|dlak|nokt|sredi|uredi|trimova',
    fr: 'toilett|coiff|poils|tondre|tonte|laver|griffes',
    es: 'peluquer|bañar|baño|cortar|pelo|uñas|estética',
    it: 'toelett|tosare|tosatura|lavare|unghie|pelo',
    fil: 'gupit|groom|paligo|gupitan|paliguan',
  }),
  ...ofAnimals('Dog trainer', {
    ko: '훈련|짖|교육|물어|산책시',
    en: 'train|obedience|bark|barks|bites|aggressive|behavior|behaviour|school',
    tr: 'eğit|terbiye|havlı|ısırı|saldırgan',
    de: 'erzieh|bellt|beisst|beißt|trainer|training|gehorch|schule',
    sr: 'dresi|dresur|obuč|obuk|laje|ujeda|školova|vaspita',
    fr: 'dress|éduqu|educat|éducat|aboie|mord',
    es: 'adiestra|entrena|ladra|muerde',
    it: 'addestra|abbaia|morde|educa',
  }),
  ...ofAnimals('Pet boarding service', {
    ko: '맡기|맡길|맡겨|돌봐|호텔|여행|휴가|봐주',
    en: 'leave my|leave our|board|boarding|sitter|sitting|watch my|watch our|hotel|daycare|vacation|walker|holiday|look after',
    tr: 'bırak|otel|pansiyon|bakıcı|tatil|emanet|gezdir',
    de: 'betreu|sitter|ferien|urlaub|abgeben|pension|hotel|gassi|hüten|aufpass',
    sr: 'ostavi|čuva|cuva|pansion|hotel|smešt|letovanj|odmor|šeta|putujem',
    fr: 'garder|garde|pension|vacances|hôtel|promener',
    es: 'dejar|cuidar|cuidador|guardería|vacaciones|hotel|pasear',
    it: 'lasciare|pensione|vacanz|dog sitter|hotel|badare',
  }),
  ...ofAnimals('Kennel', {
    ko: '분양',
    en: 'for sale|breeder|buy a puppy|buy puppy|puppy to buy',
    tr: 'satılık|yavrusu|yetiştirici',
    de: 'züchter|zu verkaufen|welpen kaufen',
    sr: 'odgajiv|uzgajiv|na prodaju|prodaja psa|štenad|kupim štene|kupim psa|kupiti štene',
    fr: 'éleveur|élevage|à vendre',
    es: 'criador|en venta',
  }),
  ...ofAnimals('Pet store', {
    ko: '사료|간식|용품|모래|장난감|목줄|옷',
    en: 'food|toy|toys|leash|collar|litter|supplies|treats|cage|bed',
    tr: 'mama|kum|tasma|oyuncak|malzeme|ürün',
    de: 'futter|leine|spielzeug|zubehör|streu|halsband|bedarf',
    sr: 'hran|oprem|pesak|povodac|ogrlic|igračk|krevet',
    fr: 'croquette|nourriture|laisse|litière|jouet|accessoire',
    es: 'comida|alimento|correa|juguete|croqueta|accesorio',
    it: 'cibo|crocchette|guinzaglio|lettiera|giochi',
    fil: 'pagkain|dog food|cat food',
  }),
  ...ofAnimals('Veterinarian', {
    ko: '아파|아픈|아프|아플|다쳤|다친|토해|토하|설사|병원|예방접종|접종|중성화|절뚝|응급|주사|기침|치료|안 먹|못 먹|밥을|눈물|피가',
    en: 'sick|ill|hurt|vomit|throwing up|limp|injured|vaccin|shots|spay|neuter|not eating|won t eat|bleeding|ate chocolate|poison|cough|diarrhea|emergency|swallowed|itch|scratching|medicine|doctor|dying|checkup',
    tr: 'hasta|yaralan|kus|aşı|kısır|topallı|ishal|ölüyor|zehirlen|muayene|doktor|acil|tedavi',
    de: 'krank|verletzt|erbr|hinkt|humpelt|impf|kastr|durchfall|notfall|frisst nicht|vergift|arzt|hustet',
    sr: 'bolest|bolesn|povra|povređ|vakcin|sterili|kastri|šepa|hramlj|leč|ne jede|proliv|otrova|hitno|doktor|lekar|klešč|kašlje|pregled|loše|malaks|umire',
    fr: 'malade|blessé|vomit|vaccin|stérilis|boite|diarrhée|urgence|tousse|mange pas|docteur|soigner',
    es: 'enferm|herid|vomit|vacun|esteriliz|cojea|diarrea|emergencia|no come|doctor',
    it: 'malat|ferit|vomita|vaccin|steriliz|zoppica|diarrea|emergenza|non mangia',
    fil: 'may sakit|maysakit|nagsusuka|bakuna|sugat|kapon',
    hi: 'bimar|beemar|doctor',
  }),
  [
    'HVAC contractor',
    'en',
    'ac|a c|hvac|air con|aircon|air condition|furnace|heater|heating|heat|boiler|thermostat|heat pump|radiator|central air|mini split|vents|cooling|blower|house is|apartment is|room is|home is|basement is',
    'broken|broke|not work|isn t work|doesn t|does not|stopped|won t|quit|died|dead|leak|blow|noise|noisy|smell|fix|fixed|fixing|repair|replace|install|service|went out|is out|goes out|tune up|maintenance|freezing|too hot|too cold|so hot|so cold|is hot|is cold|no heat|warm air|cold air|hot air|turn on|kick|making|frozen|inspect|burst|crack|leak|explod|rattl|overheat',
  ],
  [
    'HVAC contractor',
    'ko',
    '에어컨|에어콘|온수|보일러|난방|히터|냉난방|실외기|온풍기|냉방',
    '고장|시원|추워|추운데|더워|더운데|따뜻|안 켜|안켜|안 나|안나|안 돼|안돼|안되|수리|고쳐|고치|고칠|설치|청소|점검|찬바람|물이|물 새|소리|교체|가스|충전|이전',
  ],
  [
    'HVAC contractor',
    'tr',
    'klima|kombi|kalorifer|petek|ısıtıcı|ısıtma|soğutma|şofben',
    'bozul|bozuk|çalışmı|arıza|tamir|tamirci|onar|servis|soğutmu|ısıtmı|ısınmı|su akıt|akıtı|montaj|bakım|taktır|yaptır|usta',
  ],
  [
    'HVAC contractor',
    'de',
    'heizung|klimaanlage|klimagerät|klima.|boiler|therme|heizkörper|wärmepumpe|ofen.|lüftung',
    'kaputt|defekt|ausgefallen|ausfall|geht nicht|läuft nicht|funktioniert|kalt|reparier|reparatur|notdienst|notfall|warten|wartung|service|einbau|installier|tropft|monteur|streikt|ersetzen',
  ],
  [
    'HVAC contractor',
    'sr',
    'klima|klime|klimu|grejanj|bojler|kotao|kotla|peć|radijator|toplotn',
    'pokvar|ne radi|ne greje|ne hladi|popravk|popravi|servis|majstor|ugrad|montaž|curi|dopun|čišćenj',
  ],
  [
    'HVAC contractor',
    'fr',
    'chauffage|chaudière|clim|climatisation|climatiseur|radiateur|pompe à chaleur',
    'panne|marche|fonctionne|répar|dépann|install|entretien|fuit|froid|cassé|remplac',
  ],
  [
    'HVAC contractor',
    'es',
    'aire acondicionado|aire.|calefacci|calentador|caldera|calefactor|clima.|minisplit|calentón|boiler',
    'no enfría|no funciona|no sirve|no calienta|descompus|repar|arregl|roto|rota|instal|servicio|mantenimiento|falla|no prende|gotea',
  ],
  [
    'HVAC contractor',
    'it',
    'condizionatore|climatizzatore|caldaia|riscaldamento|termosifon|aria condizionata',
    'rott|guast|non funziona|non va|non parte|ripar|perde|installa|manutenzione|assistenza',
  ],
  ['HVAC contractor', 'hi', 'ac|cooler|heater', 'kharab|theek|thik|repair|service|thanda nahi|chal nahi'],
  [
    'Plumber',
    'en',
    'toilet|sink|faucet|tap|taps|drain|pipe|pipes|shower|bathtub|tub|sewer|sewage|water heater|hot water|bathroom|kitchen|basement|sump pump|garbage disposal|water line|septic',
    'clog|block|leak|overflow|burst|broke|broken|drip|flood|backed up|back up|backing|won t flush|not flush|running|fix|fixed|fixing|repair|replace|install|unclog|stuck|frozen|smell|stopped|slow|water everywhere|no hot|plugged',
  ],
  [
    'Plumber',
    'ko',
    '변기|수도|하수구|싱크대|세면대|배관|수전|화장실|욕실|물이.|물.|천장|보일러 배관',
    '막혔|막힌|막혀|막힘|막히|뚫|새요|새는|새고|샌다|샘.|누수|터졌|터진|고장|수리|교체|고쳐|고칠|고치|역류|안 내려|떨어져|얼었',
  ],
  [
    'Plumber',
    'tr',
    'tuvalet|klozet|lavabo|musluk|boru|gider|su borusu|banyo|sifon|su.',
    'tıkan|tıkalı|patla|kaçır|sızdır|damlı|akıtı|akıyor|bozul|tamir|aç|kaçak|taştı',
  ],
  ['Roofing contractor', 'de', 'dach.|dachrinne|dachziegel', 'tropft|undicht|leck|kaputt|rinnt|repar'],
  [
    'Plumber',
    'de',
    'wc|toilette|klo|abfluss|wasserhahn|rohr|lavabo|spülbecken|dusche|badewanne|wasserleitung|siphon|keller|wasser.|es.|decke.',
    'verstopf|tropft|undicht|geplatzt|kaputt|leck|überlauf|überschwemm|defekt|reparier|läuft|steht unter|rinnt|bruch',
  ],
  [
    'Plumber',
    'sr',
    'wc|šolj|lavabo|slavin|cev|cevi|odvod|kanalizacij|kupatil|sudoper|vodokotlić|česm',
    'zapuš|začep|curi|pukl|pukla|procur|kaplje|pokvar|popravi|popravk|poplav|odguš',
  ],
  [
    'Plumber',
    'fr',
    'toilette|wc|évier|lavabo|robinet|tuyau|douche|canalisation|chauffe eau|baignoire',
    'bouch|fuit|fuite|cass|déborde|goutte|éclaté|répar|débouch|inond',
  ],
  [
    'Plumber',
    'es',
    'inodoro|baño|fregadero|lavabo|grifo|llave|tubería|tubo|drenaje|regadera|excusado|cañería',
    'tapad|atascad|gotea|fuga|roto|rota|tira agua|inund|destap|arregl|repar|reventó',
  ],
  [
    'Plumber',
    'it',
    'water|gabinetto|lavandino|rubinetto|tubo|scarico|doccia|bagno',
    'intasat|otturat|perde|gocciola|rott|allaga|ripar|scoppiat',
  ],
]
