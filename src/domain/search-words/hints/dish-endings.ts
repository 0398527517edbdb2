/** Dishes end so, by the restaurants that cook them; the first row that has one wins. */
export const dishEndings: readonly (readonly [trade: string, ending: RegExp])[] = [
  ['Chinese restaurant', /^[가-힣]{1,6}(?:짜장|짜장면|짬뽕)$/],
  ['Japanese restaurant', /^[가-힣]{1,6}(?:돈까스|돈가스|카츠|초밥)$/],
  ['Western restaurant', /^[가-힣]{1,6}(?:파스타|스테이크|리조또)$/],
  ['Restaurant', /^[가-힣]{1,6}(?:덮밥|볶음밥|쌀국수|샤브샤브|떡볶이)$/],
  [
    'Korean restaurant',
    /^[가-힣]{1,6}(?:볶음|찌개|국밥|전골|비빔밥|구이|찜|국수|칼국수|해장국|순대국|족발|보쌈|갈비탕|설렁탕|삼계탕|매운탕|감자탕|곰탕|추어탕|해물탕|불고기|닭발|전집|쌈밥|냉면|밥상|도리탕|볶음탕|찜닭|조림|수제비|막국수|떡국|오리탕)$/,
  ],
  [
    'Korean restaurant',
    /^(?:염소|흑염소|[가-힣]{0,4}(?:꽃게|동태|대구|생태|조개|홍합|아귀|우럭|민어|대하|전복|문어))탕$/,
  ],
  ['Swiss restaurant', /^[a-zäöü]{3,14}(?:fondue|raclette|rösti)$/i],
  [
    'Restaurant',
    /^[a-zäöü]{3,14}(?:schnitzel|suppe|salat|braten|spätzle|nudeln|risotto|teller|menü|geschnetzeltes)$/i,
  ],
  ['Cafe', /^[a-zäöü]{3,14}(?:kuchen|torte|törtchen)$/i],
  ['Bakery', /^[a-zäöü]{3,14}(?:brot|brötchen|gipfeli)$/i],
]
