import type { AboutAttributes, Listing } from '../business/listing.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import type { Random } from '../random.ts'
import { hoursWords } from './hours-words.ts'
import type { SeoFacts, Words } from './template.ts'
import { listed } from './with-particle.ts'

const fewReviews = 10
const countries = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' })
const grouped = (value: number) => value.toLocaleString('en-US')
const when = (condition: boolean) => (condition ? '예' : undefined)

/** A country's Korean name, or the listing's own text if the code is unknown. */
function countryWord({ country, countryCode }: Listing): string {
  return (/^[A-Z]{2}$/.test(countryCode) && countries.of(countryCode)) || country
}

/** The category's Korean name, or else the source's name. */
export function categoryWord(category: string): string {
  return categoryLabel(category)?.ko ?? category
}

/** The place from large to small: `서울 서초구`, `미국 Los Angeles`. South Korea is not named. */
function placeWord(listing: Listing): string {
  const { city, state, district, countryCode } = listing
  const country = countryCode === 'KR' ? '' : countryWord(listing)
  const within = city ? (state.startsWith(city) || countryCode !== 'KR' ? '' : state) : state
  return [country, within, city, countryCode === 'KR' ? district : ''].filter(Boolean).join(' ')
}

function placeWords(listing: Listing): Words {
  const { city, state, district, address, zipCode, countryCode, latitude, locationLink } = listing
  const place = placeWord(listing) || countryWord(listing)
  return {
    place,
    noPlace: when(!place),
    city,
    state: city && state && state !== city ? state : undefined,
    district: city ? district : undefined,
    address,
    noAddress: when(!address),
    zip: zipCode,
    isAbroad: when(countryCode !== '' && countryCode !== 'KR'),
    country: countryWord(listing),
    hasMap: when(Boolean(locationLink) || latitude !== null || Boolean(address)),
  }
}

function reputationWords({ rating, reviewCount, photos, isVerified }: Listing): Words {
  const isRated = rating > 0
  return {
    rating: isRated ? rating.toFixed(1) : undefined,
    reviews: isRated && reviewCount > 0 ? grouped(reviewCount) : undefined,
    noReviews: when(isRated && reviewCount === 0),
    fewReviews: when(isRated && reviewCount > 0 && reviewCount < fewReviews),
    noRating: when(!isRated),
    photos: photos.length > 0 ? String(photos.length) : undefined,
    noPhotos: when(photos.length === 0),
    isVerified: when(isVerified),
  }
}

function areaWords({ listing, sameCategoryInCity, inCity }: SeoFacts): Words {
  const isKnown = listing.city !== '' && inCity > 0
  const same = listing.category ? sameCategoryInCity : 0
  const percent = inCity > 0 ? (same / inCity) * 100 : 0
  return {
    cityCount: isKnown ? grouped(inCity) : undefined,
    sameCount: isKnown && same > 1 ? grouped(same) : undefined,
    isOnlyOne: when(isKnown && same === 1),
    share: isKnown && same > 1 && inCity >= 20 && percent >= 0.1 ? percent.toFixed(1) : undefined,
  }
}

function optionWords(listing: Listing): Words {
  const words = attributeWords(listing.about)
  const hasOptions = Object.keys(words).some((topic) => topic !== 'lacks')
  return { ...words, hasOptions: when(hasOptions), noOptions: when(Object.keys(listing.about).length === 0) }
}

/** The listing's facts as words for templates. Unknown facts are absent; words such as `noPhone` say so. */
export function factWords(facts: SeoFacts, random: Random): Words {
  const { listing } = facts
  return {
    name: listing.name,
    category: categoryWord(listing.category),
    noCategory: when(!listing.category),
    phone: listing.phone,
    noPhone: when(!listing.phone),
    ...placeWords(listing),
    ...hoursWords(listing.openingHours, random),
    ...reputationWords(listing),
    ...optionWords(listing),
    ...areaWords(facts),
    ...questionWords(listing.categoryGroup, random),
  }
}

/** The topic of an attribute. Each topic gets a sentence of its own. */
type AttributeTopic =
  | 'service'
  | 'access'
  | 'amenities'
  | 'payment'
  | 'parking'
  | 'planning'
  | 'offerings'
  | 'crowd'

const table: Record<AttributeTopic, string> = {
  service: `
Dine-in;매장 식사|Takeout;포장|Delivery;배달|No-contact delivery;비대면 배달|Same-day delivery;당일 배송|Drive-through;드라이브스루
Curbside pickup;매장 앞 수령|In-store pickup;매장 수령|In-store shopping;매장 쇼핑|Grocery pickup;식료품 수령|Onsite services;현장 서비스
Online appointments;온라인 예약|Online estimates;온라인 견적|Online classes;온라인 수업|Language assistance;언어 지원|Catering;출장 음식
Repair services;수리|Installation services;설치|Maintenance services;유지 보수|Assembly service;조립|Outdoor services;야외 서비스
Oil change;오일 교환|Wheel alignment;휠 얼라인먼트|Tire rotation;타이어 위치 교환|Hand car wash;손세차|Car wash;세차|Interior cleaning;실내 세차
Vacuum;진공청소기|Window cleaning;창문 청소|Office cleaning;사무실 청소|Deep cleaning;대청소|Move-out cleaning;이사 청소|Gift wrapping;선물 포장
Passport photos;여권 사진|Prescriptions;처방 조제|Vaccines;예방 접종|Personal training;개인 지도|Group classes;단체 수업|Counter service;카운터 주문
Table service;테이블 서비스|Meal service;식사 제공|Electric vehicle charging;전기차 충전`,
  access: `
Wheelchair accessible entrance;휠체어 출입구|Wheelchair accessible parking lot;휠체어 이용자용 주차장|Wheelchair accessible restroom;휠체어 이용자용 화장실
Wheelchair accessible seating;휠체어 이용자용 좌석|Wheelchair accessible elevator;휠체어 이용자용 엘리베이터|Assistive hearing loop;청각 보조 장치`,
  amenities: `
Restroom;화장실|Gender-neutral restroom;성중립 화장실|Wi-Fi;와이파이|Free Wi-Fi;무료 와이파이|Shower;샤워실|High chairs;유아용 의자
Bar onsite;바|Outdoor seating;야외 좌석|Rooftop seating;옥상 좌석|Seating;앉을 자리|Private dining room;별실|Nursing room;수유실
Air conditioning;냉방|Air-conditioned;냉방|Air pump;공기 주입기|Gym;헬스장|Restaurant;식당|Mechanic;정비 시설|Salad bar;샐러드 바`,
  payment: `
Credit cards;신용카드|Debit cards;체크카드|NFC mobile payments;모바일 결제|Checks;수표|Cash-only;현금 전용 결제`,
  parking: `
Free parking lot;무료 주차장|Paid parking lot;유료 주차장|Free street parking;무료 노상 주차|Paid street parking;유료 노상 주차|Parking;주차
Free parking garage;무료 주차 건물|Paid parking garage;유료 주차 건물|Valet parking;대리 주차|On-site parking;부지 내 주차|Free parking;무료 주차`,
  planning: `
Appointments recommended;예약 권장|Appointment required;예약 필수|Reservations required;예약 필수|Accepts reservations;예약 가능
Accepts walk-ins;예약 없는 방문 가능|Usually a wait;대기 가능성|Quick visit;짧은 방문|Membership required;회원 전용 이용|Accepts new patients;신규 환자 접수
Getting tickets in advance recommended;사전 예매 권장`,
  offerings: `
Breakfast;아침 식사|Brunch;브런치|Lunch;점심 식사|Dinner;저녁 식사|Dessert;디저트|Late-night food;심야 음식|Small plates;소량 요리|Quick bite;간단한 식사
Coffee;커피|Alcohol;주류|Beer;맥주|Wine;와인|Cocktails;칵테일|Hard liquor;증류주|Vegetarian options;채식 메뉴|Vegan options;비건 메뉴|Halal food;할랄 음식
Kids' menu;어린이 메뉴|Organic dishes;유기농 요리|Organic products;유기농 제품|Prepared foods;조리 식품|All you can eat;무제한 식사|Free breakfast;무료 조식
Happy hour drinks;해피 아워 음료|Happy hour food;해피 아워 음식|Food at bar;바 음식|Food;음식|Beverages;음료|Live music;라이브 음악|Live performances;공연|Sports;스포츠 중계
Karaoke;노래방 시설|Diesel fuel;경유|Clothing;의류`,
  crowd: `
Groups;단체 방문|Family-friendly;가족 방문|Good for kids;어린이 동반|Great for kids;어린이 동반|Good for kids birthday;어린이 생일 모임|College students;대학생 방문
Tourists;관광객 방문|Solo dining;혼자 하는 식사|Good for working on laptop;노트북 작업|LGBTQ+ friendly;성소수자 친화|Dogs allowed;반려견 동반
Dogs allowed inside;실내 반려견 동반|Dogs allowed outside;야외 반려견 동반|Small business;소규모 사업장|Casual;편안한 분위기`,
}

const known = new Map<string, { readonly topic: AttributeTopic; readonly korean: string }>()
for (const topic of Object.keys(table) as AttributeTopic[]) {
  for (const entry of table[topic].trim().split(/[|\n]/)) {
    const [name = '', korean = ''] = entry.split(';')
    known.set(name.toLowerCase(), { topic, korean })
  }
}

const listLimit = 6
const deniable: ReadonlySet<AttributeTopic> = new Set(['service', 'access', 'amenities', 'parking'])

function add(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [word])
  else if (list.length < listLimit && !list.includes(word)) list.push(word)
}

/**
 * Attributes with Korean names, as one list for each topic. `lacks` lists those that the listing denies. Attributes
 * without a Korean name are left out.
 */
function attributeWords(about: AboutAttributes): Partial<Record<AttributeTopic | 'lacks', string>> {
  const lists = new Map<string, string[]>()
  for (const section of Object.values(about)) {
    for (const [name, value] of Object.entries(section)) {
      const entry = known.get(name.toLowerCase())
      if (!entry || typeof value !== 'boolean') continue
      if (value) add(lists, entry.topic, entry.korean)
      else if (deniable.has(entry.topic)) add(lists, 'lacks', entry.korean)
    }
  }
  return Object.fromEntries([...lists].map(([topic, words]) => [topic, listed(words)]))
}

/** Facts that no listing has but visitors may ask for, by group. */
const byGroup: Record<CategoryGroup | 'other', string> = {
  restaurants:
    '메뉴 구성,가격대,재료 소진 시각,마지막 주문 시각,대기 인원,알레르기 안내,임시 휴무,단체 이용 조건,주문 방법,인원 제한,계절 메뉴,원산지',
  healthcare:
    '접수 방법,접수 마감 시각,준비할 서류,담당자,비용,보험 적용 범위,임시 휴무,대기 시간,상담 가능 시간,예약 변경 방법,점심시간 운영,방문 전 주의 사항',
  'auto-services':
    '이용 요금,예상 소요 시간,취급 차종,부품 재고,예약 순서,보증 조건,견적 방법,접수 마감 시각,임시 휴무,대기 공간,준비할 서류,작업 범위',
  'beauty-wellness':
    '이용 요금,담당자,예약 방법,소요 시간,취소 조건,할인 조건,마지막 예약 시각,상담 방법,임시 휴무,준비물,회원권 조건,대기 시간',
  'home-services':
    '출장 범위,견적 방법,작업 일정,자재 비용,출장비,사후 관리,보증 조건,담당자,계약 조건,작업 순서,접수 방법,취소 조건',
  'professional-services':
    '상담 비용,상담 방법,담당 분야,준비할 서류,처리 기간,담당자,예약 방법,계약 조건,상담 가능 시간,진행 절차,접수 방법,임시 휴무',
  education:
    '비용,모집 시기,등록 절차,프로그램 구성,대상 연령,정원,시간표,상담 방법,준비물,이용 자격,방학 중 운영,신청 방법',
  entertainment:
    '이용 요금,입장 마감 시각,예매 방법,이용 규정,나이 제한,임시 휴무,단체 이용 조건,할인 조건,물품 보관 방법,혼잡한 시간대,프로그램 일정,취소 조건',
  other:
    '이용 요금,담당자,이용 절차,접수 시간,임시 휴무,준비할 서류,혼잡한 시간대,단체 이용 조건,예약 방법,이용 규정,문의 방법,방문 제한 사항',
}

const perSentence = [3, 2, 2]

/** Three lists of questions without repeats. */
function questionWords(group: CategoryGroup | null, random: Random): Words {
  const left = byGroup[group ?? 'other'].split(',')
  const lists = perSentence.map((count) =>
    listed(Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? '')),
  )
  return { ask1: lists[0], ask2: lists[1], ask3: lists[2] }
}
