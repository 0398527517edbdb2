import { queryTerms } from '../../search-terms/search-terms.ts'
import { sameSpellings } from '../other-spellings.ts'
import { phraseKey } from '../vocabulary.ts'

/**
 * Names of trades that say more than the trade: who has one of them in the name comes before the others of the trade, because a house
 * for 감자탕 is no answer to 순대국 while there is one for that.
 */
const names =
  '순대국|순댓국|순대국밥|해장국|뼈해장국|뼈다귀해장국|선지해장국|콩나물국밥|돼지국밥|소머리국밥|국밥|감자탕|설렁탕|설농탕|곰탕|갈비탕|삼계탕|추어탕|육개장|육계장|부대찌개|부대찌게|김치찌개|김치찌게|순대|칼국수|수제비|잔치국수|쌀국수|떡볶이|떡볶기|김밥|만두|돈까스|돈가스|돈카츠|돈까츠|수제버거|화덕피자|옛날통닭|양념치킨|후라이드|닭강정|찜닭|닭갈비|숯불갈비|돼지갈비|곱창|막창|족발|보쌈|아구찜|아귀찜|낙지|낚지|쭈꾸미|주꾸미|게장|장어|북카페|애견카페|디저트카페|셀프주유소|셀프 주유소|셀프세차|셀프세차장|동전노래방|코인노래방|무인카페|셀프빨래방|코인빨래방|파스타|마라탕|훠궈|양꼬치|샤브샤브|연어|참치|대게|조개구이|한식뷔페|한식 뷔페|고기뷔페|고기 뷔페|해물뷔페|샐러드뷔페|포차|이자카야|막걸리'

/** What sells it may stand behind it. */
const house = /(?:집|전문점|가게)$/

const narrow = new Set(names.split('|').map(phraseKey))

/** The terms of such a name, without the house behind it, in each of its spellings; [] of any other name. */
export function narrowTerms(phrase: string): readonly (readonly string[])[] {
  const name = [phrase, phrase.replace(house, '')].find((one) => narrow.has(phraseKey(one)))
  return name === undefined ? [] : sameSpellings(name).map(queryTerms)
}
