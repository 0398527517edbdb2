import { phraseKey } from '../vocabulary.ts'

/** Dishes, and few other things, with what a house that has them is called by too: there, who cooks 순대 is likelier to have 순대국 than any Korean restaurant. */
const rows: readonly (readonly [dishes: string, called: string])[] = [
  ['순대국|순댓국|순대국밥|순댓국밥', '순대'],
  ['뼈해장국|뼈다귀해장국|뼈다귀탕|뼈다귀', '감자탕|해장국'],
  ['콩나물국밥|콩나물해장국|황태해장국|북어국|선지해장국|선지국|우거지국|해장', '해장국|국밥'],
  ['보신탕|영양탕|사철탕|염소탕|흑염소', '보신|영양탕|사철탕|염소'],
  ['회덮밥|물회|모둠회|모듬회|매운탕|회 정식|막회', '횟집|활어|수산'],
  ['설렁탕|설농탕|곰탕|소머리국밥|소머리곰탕|도가니탕|꼬리곰탕', '곰탕|설렁탕|소머리'],
  ['돼지국밥|수육국밥|수육', '국밥|수육'],
  ['탕수육|짜장면|자장면|짬뽕', '반점|짬뽕'],
  ['백숙|삼계탕|닭백숙|능이백숙', '백숙|삼계탕'],
  [
    'spaghetti|spagetti|lasagne|lasagna|gnocchi|ravioli|carbonara|penne|tagliatelle',
    'pasta|trattoria|pizzeria',
  ],
  [
    'schnitzel|wiener schnitzel|cordon bleu|geschnetzeltes|älplermagronen|bratwurst',
    'Swiss restaurant|schnitzel',
  ],
  ['poulet|güggeli|hähnchen|pollo|wings|chicken wings', 'chicken|poulet|wings'],
  ['steak frites|entrecote|entrecôte|filet|ribeye|t bone', 'steak|steakhouse|entrecote'],
  ['akvaryum|akvaryum balığı|aquarium|aquarium shop|aquarium fish', 'akvarijum|aquarium|aqua'],
  ['부침개|파전|해물파전|빈대떡|녹두전', '파전|막걸리|전집'],
]

const called: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(([dishes, names]) =>
    dishes.split('|').map((dish) => [phraseKey(dish), names.split('|')] as const),
  ),
)

/** What names of dishes end in: whoever has 얼큰칼국수 is seldom called by more than 칼국수. */
const ending =
  /^[가-힣]{1,6}?(국밥|칼국수|쌀국수|막국수|잔치국수|냉면|해장국|갈비탕|갈비찜|갈비|파스타|돈까스|돈가스|떡볶이|김밥|족발|만두|치킨|피자|라멘|우동|초밥|짬뽕|카레|버거|곱창|막창|매운탕|찜닭|닭발|보쌈|불고기|수제비|추어탕|냉삼|삼겹살|두부)$/

/** What else a house that cooks a dish may be called by; [] if nothing is known. */
export function relatedDishes(dish: string): readonly string[] {
  const own = dish.normalize('NFC')
  const [, end] = ending.exec(own) ?? []
  const found = [...(called.get(phraseKey(own)) ?? []), ...(end ? [end] : [])]
  return [...new Set(found)].filter((name) => phraseKey(name) !== phraseKey(own))
}
