import type { Listing } from '../business/listing.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import { categoryLabel } from '../category/taxonomy.ts'

const nouns: Record<CategoryGroup, string> = {
  restaurants: '매장',
  healthcare: '시설',
  'auto-services': '업체',
  'beauty-wellness': '매장',
  'home-services': '업체',
  'professional-services': '업체',
  education: '시설',
  entertainment: '시설',
}

/** A noun for listings of the group, for names to which no particle can be attached: `Café Lumière 매장은`. */
export function kindNoun(group: CategoryGroup | null): string {
  return group ? nouns[group] : '장소'
}

/** Trades whose name is that of what they cook or of who works there. */
const otherNames: Readonly<Record<string, string>> = {
  한식: '한식당',
  중식: '중식당',
  일식: '일식당',
  양식: '양식당',
  분식: '분식집',
  김밥: '김밥집',
  패스트푸드: '패스트푸드점',
  조개구이: '조개구이집',
  배관공: '배관 업체',
  '애견 미용': '반려동물 미용실',
  마사지: '마사지샵',
  필라테스: '필라테스 센터',
  크로스핏: '크로스핏 체육관',
  에어로빅: '에어로빅 교실',
  '방문 요양': '방문 요양 기관',
}

/** Names of activities that end as those of places do: 청소, 보관, 지원. */
const activity =
  /(?:청소|보관|배관|복원|지원|포장|모집|세척|제작|광택|관광|감정|예방|화장|번역|임대|공사|검사|감사|조사|조회)$/
/** Endings of trades that are the name of a place, a firm or a person: one says that a business is one, without another noun. */
const placeEndings: readonly string[] = [
  ...'점집원소관장실당국과각역절몰탕샵숍바펍방상사서청터홀강회',
  ...(
    '가게|호텔|모텔|호스텔|카페|시설|센터|학교|교회|은행|클럽|스파|조합|단체|기관|대학|업체|살롱|뷔페|레스토랑|식당|비스트로|' +
    '이자카야|푸드트럭|푸드코트|다이닝|와이너리|펜션|리조트|민박|사우나|온천|클리닉|마켓|아울렛|터미널|모스크|창고|하우스|스튜디오|' +
    '아파트|파크|전문의|협회|재단|성지|묘지|호스피스|극단|공단|단지|유적지|기지|전망대|천문대|등대|음수대|부대|구조대|거리|마을|' +
    '등산로|산책로|봉우리|호수|축제|서커스|오케스트라|마리나|카지노|아쿠아리움|링크|코트|무대|요새|기념비|유적|포토존|공항|료칸|' +
    '홈스테이|레지던스|로지|뱅크|빌딩|캠프|로스쿨|모임|교구|다리|운하|델리|트레이너|아티스트|스타일리스트|디자이너|엔지니어|플래너|' +
    '둘라|공연자|도우미|관리인|연구가|조각가|편자공|전문가|펫시터|에스테티션|별장|정원|공원|광장|농장|시장|구역|가판대|상점가|전당포|대장간'
  ).split('|'),
]
/** 변호사, 회계사: people who have an office. */
const withOffice = /(?:변호사|회계사|건축사|세무사|변리사|관세사|행정사|법무사|노무사|공증인)$/

/**
 * What a trade with a Korean name is called: `치과`, `한식당`, `변호사 사무소`, `냉난방 설비 업체`; undefined for the source's own name.
 */
function koreanKind({ category, categoryGroup }: Pick<Listing, 'category' | 'categoryGroup'>) {
  const label = categoryLabel(category)?.ko ?? ''
  if (!/[가-힣]$/.test(label)) return undefined
  if (otherNames[label]) return otherNames[label]
  if (withOffice.test(label)) return `${label} 사무소`
  if (placeEndings.some((ending) => label.endsWith(ending)) && !activity.test(label)) return label
  return /(?:서비스|업)$/.test(label)
    ? `${label} 업체`
    : `${label} ${categoryGroup ? nouns[categoryGroup] : '업체'}`
}

/** What a listing is, and what others of its trade are called. */
export function kindWords(listing: Pick<Listing, 'category' | 'categoryGroup'>): {
  readonly kind: string
  readonly alike: string
} {
  const { category, categoryGroup } = listing
  if (category === '') return { kind: '', alike: '' }
  const korean = koreanKind(listing)
  if (korean) return { kind: korean, alike: korean }
  return {
    kind: `‘${category}’ 업종의 ${categoryGroup ? nouns[categoryGroup] : '업체'}`,
    alike: '같은 업종',
  }
}
