/** The attributes that visitors search and filter by, each with its name. */
export const attributeNames = {
  vegan: '비건 메뉴',
  vegetarian: '채식 메뉴',
  halal: '할랄 음식',
  organic: '유기농',
  breakfast: '아침 식사',
  brunch: '브런치',
  'late-night': '심야 음식',
  'live-music': '라이브 음악',
  delivery: '배달',
  takeout: '포장',
  'drive-through': '드라이브스루',
  pickup: '매장 앞 수령',
  'outdoor-seating': '야외 좌석',
  rooftop: '옥상 좌석',
  'private-room': '별실',
  wifi: '와이파이',
  parking: '주차',
  'free-parking': '무료 주차',
  valet: '대리 주차',
  'ev-charging': '전기차 충전',
  wheelchair: '휠체어 이용',
  reservations: '예약 가능',
  'online-booking': '온라인 예약',
  'walk-ins': '예약 없이 방문',
  cards: '카드 결제',
  'mobile-payment': '모바일 결제',
  'cash-only': '현금 전용',
  kids: '어린이 동반',
  'high-chairs': '유아용 의자',
  'nursing-room': '수유실',
  pets: '반려견 동반',
  lgbtq: '성소수자 친화',
  groups: '단체 방문',
  solo: '혼자 하는 식사',
  laptop: '노트북 작업',
} as const

export type AttributeKey = keyof typeof attributeNames

export const attributeKeys = Object.keys(attributeNames) as readonly AttributeKey[]

/** The names of attributes by key, without keys that are not known. */
export function namedAttributes(keys: readonly string[]): { attribute: string; label: string }[] {
  return attributeKeys
    .filter((key) => keys.includes(key))
    .map((attribute) => ({ attribute, label: attributeNames[attribute] }))
}
