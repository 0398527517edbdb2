import type { VocabularyRow } from '../vocabulary.ts'

/** More words that tell which trade has what they name, as `hint-words.ts` has them: dishes, goods and chains. */
export const furtherHints: readonly VocabularyRow<string>[] = [
  [
    'Korean restaurant',
    'ko',
    '닭도리탕|닭볶음탕|찜닭|제육|제육볶음|수제비|막국수|메밀국수|육회|산채정식|떡국|만둣국|미역국|알탕|내장탕|죽',
  ],
  ['Gimbap restaurant', 'ko', '충무김밥'],
  ['Bakery', 'ko', '소금빵|베이글|크루아상|식빵|단팥빵|마카롱|쿠키'],
  ['Cafe', 'ko', '크로플|타르트|버블티|밀크티|말차|티라미수'],
  ['Cafe', 'en', 'dessert|desserts|cheesecake|tiramisu|iced coffee'],
  ['Fried chicken restaurant', 'ko', '치맥'],
  ['Fried chicken restaurant', 'en', 'chimaek|chicken and beer|chicken beer'],
  ['Chinese restaurant', 'ko', '유린기|멘보샤|마파두부|동파육'],
  ['Snack bar', 'ko', '국물떡볶이|로제떡볶이|오뎅|어묵'],
  ['Restaurant', 'ko', '타코|부리또|퀘사디아|포케|팟타이|뇨끼|감바스|스테이크|화덕피자'],
  ['Bar', 'ko', '소맥|하이볼바|맥주 한잔|소주 한잔|술 한잔'],
  [
    'Restaurant',
    'en',
    'poke|poke bowl|poke bowls|bowls|falafel|hummus|tacos|burrito|burritos|avocado toast|pad thai',
  ],
  ['Restaurant', 'tr', 'sabah kahvaltısı|kahvaltısı|serpme kahvaltı|ızgara|köfte|iskender|dürüm|künefe'],
  ['Restaurant', 'sr', 'ćevapčići|gibanica|sarma|karađorđeva|karađorđeva šnicla'],
  ['Restaurant', 'fil', 'kare kare|crispy pata|tapsilog|halo halo|batchoy|goto|mami|liempo'],
  ['Restaurant', 'vi', 'bún bò|bún chả|bánh mì|cơm tấm|gỏi cuốn'],
  [
    'Swiss restaurant',
    'de',
    'rösti|züri gschnätzlets|züri geschnetzeltes|zürcher geschnetzeltes|gschnätzlets|geschnetzeltes|älplermagronen|zürigschnätzlets',
  ],
  ['Swiss restaurant', 'en', 'swiss food|swiss cuisine|rosti|fondue|raclette|cheese fondue|swiss fondue'],
  [
    'Pet store',
    'en',
    'dog crate|dog bed|dog cage|pet cage|bird cage|cat tree|cat toys|dog toys|dog collar|dog leash|cat food|pet food|terrarium',
  ],
  [
    'Pet store',
    'sr',
    'prod za pse|kavez|kavez za hrčka|kavez za ptice|hrčak|terarijum|ogrlica za psa|povodac|krevet za psa|grebalica|transporter za psa|oprema za pse|hrana za ptice|igračke za pse',
  ],
  ['Pet store', 'tr', 'kedi kumu|kuş yemi|kuş kafesi|köpek tasması|tasma|akvaryum'],
  ['Pet store', 'de', 'hundefutter|hundebett|hundeleine|vogelkäfig|hamsterkäfig|kratzbaum|katzenstreu'],
  ['Packaging supply store', 'tr', 'karton kutu|koli|koli bandı|streç film|balonlu naylon'],
  [
    'Packaging supply store',
    'en',
    'carton box|carton boxes|packing tape|stretch film|shipping boxes|styrofoam box|pizza boxes',
  ],
  ['Hardware store', 'fil', 'hollow block|pako|graba|buhangin|pintura|bakal'],
  [
    'Vitamin & supplements store',
    'en',
    'whey|whey protein|protein powder|creatine|mass gainer|gym supplements',
  ],
  ['Gym', 'en', 'get ripped|six pack|build muscle|bench press|deadlift|gain muscle|bulk up'],
  ['Kennel', 'it', 'cuccioli|cucciolo|cuccioli di cane|allevamento cani'],
  ['Kennel', 'fr', 'chiots|chiot|éleveur de chiens|élevage de chiens'],
  ['Kennel', 'de', 'welpen|welpe|hundezüchter|hundezucht'],
  ['Kennel', 'es', 'cachorros|cachorro|criadero de perros'],
  ['Kennel', 'tr', 'yavru köpek|köpek yavrusu|satılık köpek'],
  ['Kennel', 'ru', 'щенки|щенок|щенята'],
  [
    'Pet store',
    'sr',
    'krokete|krokete za psa|krokete za pse|krokete za mačke|hrana za psa|hrana za mačku|hranu za psa|hranu za mačku|granule za pse|granule za mačke|poslastice za pse',
  ],
  ['Pet store', 'it', 'crocchette|cibo per cani|cibo per gatti|cibo per animali|acquario'],
  ['Pet store', 'es', 'pienso|pienso para perros|comida para gatos|arena para gatos'],
  ['Pet store', 'ru', 'корм для собак|корм для кошек|зоотовары'],
  [
    'Veterinarian',
    'sr',
    'sterilizacija mačke|sterilizacija mačaka|sterilizacija pasa|sterilizaciju|sterilizaciju mačaka|sterilizaciju mačke|sterilizaciju pasa|kastracija|kastraciju|kastracija psa|kastracija mačke|čipovanje|čipovanje pasa|vakcina|vakcinacija',
  ],
  ['Veterinarian', 'tr', 'kedi kısırlaştırma|kısırlaştırma|köpek aşısı|kedi aşısı'],
  ['Veterinarian', 'de', 'kastration|katze kastrieren|hund impfen|katze impfen'],
  ['Fertilizer supplier', 'fil', 'abono|pataba|pataba sa halaman'],
  ['Fertilizer supplier', 'ko', '비료|퇴비'],
  ['Fertilizer supplier', 'sr', 'đubrivo|đubriva'],
  ['Animal feed store', 'fil', 'patuka|patuka ng manok|pagkain ng manok|pagkain ng baboy|feeds ng baboy'],
  ['Animal feed store', 'en', 'chicken feed|hog feed|pig feed|poultry feed|horse feed'],
  ['Grocery store', 'fil', 'bigas|bilihan ng bigas|de lata|asukal'],
  ['Hardware store', 'en', 'angle bar|steel bar|steel bars|paint thinner|galvanized iron'],
  [
    'Estate planning attorney',
    'en',
    'living trust|living trusts|revocable trust|last will|will and testament|estate plan|probate',
  ],
  ['Personal injury attorney', 'en', 'whiplash|car crash|truck accident|dog bite|motorcycle accident'],
  ['Church', 'en', 'parish|congregation|evening service|sunday mass'],
  ['Lawyer', 'en', 'eviction|security deposit|tenant rights|power of attorney'],
]

/** Chains, by the trade that each of their branches is of: where none is there, another of the trade may be wanted. */
export const chainHints: readonly VocabularyRow<string>[] = [
  [
    'Gym',
    'en',
    'orangetheory|orange theory|planet fitness|anytime fitness|la fitness|24 hour fitness|f45|f45 training|snap fitness|crunch fitness|golds gym|cult fit|cultfit',
  ],
  ['Supermarket', 'de', 'migros|coop|denner|aldi|lidl|spar|edeka|rewe'],
  ['Gimbap restaurant', 'ko', '김밥천국|김가네|바르다김선생|고봉민김밥|김밥나라|마녀김밥'],
  ['Bakery', 'ko', '파리바게뜨|뚜레쥬르|성심당|던킨'],
  ['Cafe', 'ko', '할리스커피|공차|폴바셋|블루보틀'],
  [
    'Fried chicken restaurant',
    'ko',
    '교촌|굽네|네네치킨|처갓집|페리카나|푸라닭|노랑통닭|지코바|멕시카나|호식이두마리치킨|또래오래|자담치킨|비에이치씨|비비큐',
  ],
  ['Hamburger restaurant', 'ko', '쉐이크쉑|쉑쉑|노브랜드버거|모스버거|프랭크버거'],
  ['Sandwich shop', 'ko', '이삭토스트|에그드랍'],
  ['Korean restaurant', 'ko', '본죽|본도시락|새마을식당|놀부'],
  ['Ice cream shop', 'ko', '배스킨라빈스|나뚜루|하겐다즈'],
  ['Chinese restaurant', 'ko', '홍콩반점|홍콩반점0410'],
  ['Snack bar', 'ko', '엽떡|엽기떡볶이|신전떡볶이|죠스떡볶이'],
  ['Convenience store', 'ko', 'gs25|cu편의점|이마트24'],
]

/** Dishes end so, by the restaurants that cook them; the first row that has one wins. */
export const dishEndings: readonly (readonly [trade: string, ending: RegExp])[] = [
  ['Chinese restaurant', /^[가-힣]{1,6}(?:짜장|짜장면|짬뽕)$/],
  ['Japanese restaurant', /^[가-힣]{1,6}(?:돈까스|돈가스|카츠|초밥)$/],
  ['Restaurant', /^[가-힣]{1,6}(?:덮밥|볶음밥|쌀국수|파스타|스테이크|샤브샤브|떡볶이)$/],
  [
    'Korean restaurant',
    /^[가-힣]{1,6}(?:볶음|찌개|국밥|전골|비빔밥|구이|찜|국수|칼국수|해장국|순대국|족발|보쌈|갈비탕|설렁탕|삼계탕|매운탕|감자탕|곰탕|추어탕|해물탕|불고기|닭발|전집|쌈밥|냉면|밥상|도리탕|볶음탕|찜닭|조림|수제비|막국수|떡국|오리탕)$/,
  ],
]
